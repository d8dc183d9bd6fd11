// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/device_configurations.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"

namespace ONNX_LIGHT_NAMESPACE::model {

using core::StrCat;
using core::diagnostics::Quote;

namespace {

using Names = absl::flat_hash_set<std::string_view, core::StringHash>;

// What the node says of its devices, checked field by field.
class NodeDevices {
 public:
  NodeDevices(absl::FunctionRef<Location()> place, Findings* findings)
      : place_(place), findings_(findings) {}

  void Report(Code code, std::string found, std::string expected, std::string_view value = {}) {
    Location place = place_();
    place.value = Findings::Bounded(value);
    findings_->Add({code, std::move(place), std::move(found), std::move(expected)});
  }

  // `devices` is nullopt where their number is not known.
  void CheckSharding(const ShardingSpecProto& spec, std::optional<int64_t> devices,
                     const Names& values) {
    const std::string& tensor = spec.tensor_name();
    if (tensor.empty()) {
      Report(Code::kMissingField, "a sharding_spec without tensor_name",
             "the name of an input or output of the node");
    } else if (!values.contains(tensor)) {
      Report(Code::kUnknownName, StrCat("a sharding_spec of ", Quote(tensor)),
             "one of an input or output of the node", tensor);
    }
    absl::flat_hash_set<int64_t> groups;
    for (const IntIntListEntryProto& group : spec.index_to_device_group_map()) {
      if (!groups.insert(group.key()).second) {
        Report(Code::kDuplicateName, StrCat("device group ", group.key(), " again"),
               "each key of index_to_device_group_map once", tensor);
      }
      for (const int64_t device : group.value()) CheckDevice(device, devices, tensor);
    }
    for (const int64_t device : spec.device()) {
      if (!groups.contains(device)) CheckDevice(device, devices, tensor);
    }
    for (const ShardedDimProto& dim : spec.sharded_dim()) CheckDim(dim, tensor);
  }

 private:
  void CheckDevice(int64_t device, std::optional<int64_t> devices, const std::string& tensor) {
    if (!devices || (device >= 0 && device < *devices)) return;
    Report(Code::kInvalidField, StrCat("device ", device, " in the sharding of ", Quote(tensor)),
           StrCat("a device from 0 to ", *devices - 1, ", or a key of index_to_device_group_map"),
           tensor);
  }

  void CheckDim(const ShardedDimProto& dim, const std::string& tensor) {
    if (!dim.has_axis()) {
      Report(Code::kMissingField, StrCat("a sharded_dim of ", Quote(tensor), " without axis"),
             "the axis that is split", tensor);
    }
    for (const SimpleShardedDimProto& part : dim.simple_sharding()) {
      if (!part.has_num_shards()) {
        Report(Code::kMissingField, StrCat("a sharding of ", Quote(tensor), " without num_shards"),
               "the number of parts", tensor);
      } else if (part.num_shards() < 1) {
        Report(Code::kInvalidField,
               StrCat(part.num_shards(), " shards in the sharding of ", Quote(tensor)),
               "at least 1", tensor);
      }
    }
  }

  absl::FunctionRef<Location()> place_;
  Findings* findings_;
};

}  // namespace

DeviceConfigurations::DeviceConfigurations(const ModelProto& model, Findings* findings) {
  for (const DeviceConfigurationProto& configuration : model.configuration()) {
    const auto report = [&](Code code, std::string found, std::string expected) {
      Location place;
      place.value = configuration.name();
      findings->Add({code, std::move(place), std::move(found), std::move(expected)});
    };
    const std::string name = StrCat("device configuration ", Quote(configuration.name()));
    if (configuration.name().empty()) {
      report(Code::kMissingField, "a device configuration without a name", "a name");
    } else if (!devices_.try_emplace(configuration.name(), configuration.num_devices()).second) {
      report(Code::kDuplicateName, StrCat(name, " again"), "each name once");
    }
    if (!configuration.has_num_devices()) {
      report(Code::kMissingField, StrCat(name, " without num_devices"), "the number of devices");
    } else if (configuration.num_devices() < 1) {
      report(Code::kInvalidField, StrCat(name, " with ", configuration.num_devices(), " devices"),
             "at least 1");
    } else if (configuration.device_size() != 0 &&
               configuration.device_size() != configuration.num_devices()) {
      report(Code::kInvalidField,
             StrCat(name, " with ", configuration.device_size(), " names for ",
                    configuration.num_devices(), " devices"),
             "a name for each device, or none at all");
    }
  }
}

void DeviceConfigurations::CheckNode(const NodeProto& node, absl::FunctionRef<Location()> place,
                                     Findings* findings) const {
  NodeDevices check(place, findings);
  Names values(node.input().begin(), node.input().end());
  values.insert(node.output().begin(), node.output().end());
  Names used;
  for (const NodeDeviceConfigurationProto& entry : node.device_configurations()) {
    const std::string& id = entry.configuration_id();
    const auto configuration = devices_.find(id);
    std::optional<int64_t> devices;
    if (id.empty()) {
      check.Report(Code::kMissingField, "device_configurations without configuration_id",
                   "the name of a device configuration of the model");
    } else if (configuration == devices_.end()) {
      check.Report(Code::kUnknownName, StrCat("device configuration ", Quote(id)),
                   "one that the model defines", id);
    } else {
      if (configuration->second > 0) devices = configuration->second;
      if (!used.insert(id).second) {
        check.Report(Code::kDuplicateName, StrCat("device configuration ", Quote(id), " again"),
                     "each configuration of a node once", id);
      }
    }
    if (entry.pipeline_stage() < 0) {
      check.Report(Code::kInvalidField, StrCat("pipeline stage ", entry.pipeline_stage()),
                   "a number from 0 on", id);
    }
    for (const ShardingSpecProto& spec : entry.sharding_spec()) {
      check.CheckSharding(spec, devices, values);
    }
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
