// SPDX-License-Identifier: Apache-2.0
//
// What hangs on graphs and nodes beside values: sparse initializers, quantization, training,
// devices, external data.
#include "tests/model/verifier_cases.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

constexpr const char* kMul =
    "ir 11 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { init w: float[2] 'n': y = "
    "Mul(x, w) }";

SparseTensorProto* AddSparse(ModelProto* model, const char* name, int64_t index) {
  auto* sparse = model->mutable_graph()->add_sparse_initializer();
  sparse->add_dims(2);
  sparse->mutable_values()->set_name(name);
  sparse->mutable_values()->set_data_type(TensorProto::FLOAT);
  sparse->mutable_values()->add_dims(1);
  sparse->mutable_values()->add_float_data(1);
  sparse->mutable_indices()->set_data_type(TensorProto::INT64);
  sparse->mutable_indices()->add_dims(1);
  sparse->mutable_indices()->add_int64_data(index);
  return sparse;
}

void Annotate(ModelProto* model, const char* tensor,
              std::initializer_list<std::pair<const char*, const char*>> entries) {
  auto* annotation = model->mutable_graph()->add_quantization_annotation();
  annotation->set_tensor_name(tensor);
  for (const auto& [key, value] : entries) {
    auto* entry = annotation->add_quant_parameter_tensor_names();
    entry->set_key(key);
    entry->set_value(value);
  }
}

void Bind(google::protobuf::RepeatedPtrField<StringStringEntryProto>* bindings, const char* key,
          const char* value) {
  auto* entry = bindings->Add();
  entry->set_key(key);
  entry->set_value(value);
}

GraphProto Graph(const char* text) { return ModelFromText(text).graph(); }

NodeDeviceConfigurationProto* UseDevices(ModelProto* model, const char* id) {
  auto* use = model->mutable_graph()->mutable_node(0)->add_device_configurations();
  use->set_configuration_id(id);
  return use;
}

void AddDevices(ModelProto* model, const char* name, int count) {
  auto* devices = model->add_configuration();
  devices->set_name(name);
  devices->set_num_devices(count);
}

const VerifierCase kSparse[] = {
    {"SparseInitializer",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Mul(x, s) }",
     {},
     [](ModelProto* m) { AddSparse(m, "s", 1); }},
    {"SparseIndexOutOfRange",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Mul(x, s) }",
     {"error tensor-data main value=s"},
     [](ModelProto* m) { AddSparse(m, "s", 2); }},
    {"SparseInitializerWithoutName",
     "ir 8 import ai.onnx 17 graph (x: float[2]) -> (y: float[2]) { y = Relu(x) }",
     {"error missing-field main"},
     [](ModelProto* m) { AddSparse(m, "", 1); }},
    {"SparseInitializerOfNoInputBeforeIr4",
     "ir 3 import ai.onnx 7 graph (x: float[2]) -> (y: float[2]) { y = Mul(x, s) }",
     {"error initializer-not-input main value=s"},
     [](ModelProto* m) { AddSparse(m, "s", 1); }},
};
INSTANTIATE_TEST_SUITE_P(Sparse, VerifierCases, ::testing::ValuesIn(kSparse), NameOf);

const VerifierCase kQuantization[] = {
    {"Annotation",
     kMul,
     {},
     [](ModelProto* m) {
       Annotate(m, "y", {{"SCALE_TENSOR", "w"}, {"ZERO_POINT_TENSOR", "w"}});
     }},
    {"AnnotationOfNothing",
     kMul,
     {"error unknown-name main value=gone"},
     [](ModelProto* m) {
       Annotate(m, "gone", {{"SCALE_TENSOR", "w"}});
     }},
    {"AnnotationWithoutName",
     kMul,
     {"error missing-field main"},
     [](ModelProto* m) {
       Annotate(m, "", {{"SCALE_TENSOR", "w"}});
     }},
    {"ParameterThatDoesNotExist",
     kMul,
     {"error unknown-name main value=gone"},
     [](ModelProto* m) {
       Annotate(m, "y", {{"SCALE_TENSOR", "gone"}});
     }},
    {"UnknownKey",
     kMul,
     {"warning invalid-field main value=y"},
     [](ModelProto* m) {
       Annotate(m, "y", {{"SCALE", "w"}});
     }},
    {"KeyTwice",
     kMul,
     {"error duplicate-name main value=y"},
     [](ModelProto* m) {
       Annotate(m, "y", {{"SCALE_TENSOR", "w"}, {"SCALE_TENSOR", "w"}});
     }},
};
INSTANTIATE_TEST_SUITE_P(Quantization, VerifierCases, ::testing::ValuesIn(kQuantization), NameOf);

const VerifierCase kTraining[] = {
    {"TrainingStep",
     kMul,
     {},
     [](ModelProto* m) {
       auto* step = m->add_training_info();
       *step->mutable_algorithm() =
           Graph("graph () -> (w2: float[2]) { init r: float[2] d = Mul(y, r) w2 = Sub(w, d) }");
       *step->mutable_initialization() =
           Graph("graph () -> (w0: float[2]) { w0 = Constant() { value = tensor float[2] } }");
       Bind(step->mutable_update_binding(), "w", "w2");
       Bind(step->mutable_initialization_binding(), "w", "w0");
     }},
    {"TheAlgorithmIsVerified",
     kMul,
     {"error unknown-attribute main/training_info[0].algorithm #0 'bad' Relu-14 attribute=a"},
     [](ModelProto* m) {
       *m->add_training_info()->mutable_algorithm() =
           Graph("graph () -> (z: float[2]) { 'bad': z = Relu(y) { a = 1 } }");
     }},
    {"TheInitializationSeesNothingOfTheModel",
     kMul,
     {"error dangling-input main/training_info[0].initialization #0 'bad' Relu-14 input=X value=w"},
     [](ModelProto* m) {
       *m->add_training_info()->mutable_initialization() =
           Graph("graph () -> (z: float[2]) { 'bad': z = Relu(w) }");
     }},
    {"TheInitializationHasInputs",
     kMul,
     {"error invalid-field main/training_info[0] value=a"},
     [](ModelProto* m) {
       *m->add_training_info()->mutable_initialization() =
           Graph("graph (a: float[2]) -> (z: float[2]) { z = Relu(a) }");
     }},
    {"BindingsOfNothing",
     kMul,
     {"error unknown-name main/training_info[0] value=x",
      "error unknown-name main/training_info[0] value=gone"},
     [](ModelProto* m) {
       auto* step = m->add_training_info();
       Bind(step->mutable_update_binding(), "x", "y");
       Bind(step->mutable_update_binding(), "w", "gone");
     }},
    {"AVariableIsUpdatedTwice",
     kMul,
     {"error duplicate-name main/training_info[1] value=w"},
     [](ModelProto* m) {
       Bind(m->add_training_info()->mutable_update_binding(), "w", "y");
       Bind(m->add_training_info()->mutable_update_binding(), "w", "y");
     }},
};
INSTANTIATE_TEST_SUITE_P(Training, VerifierCases, ::testing::ValuesIn(kTraining), NameOf);

const VerifierCase kDevices[] = {
    {"Devices",
     kMul,
     {},
     [](ModelProto* m) {
       AddDevices(m, "two", 2);
       auto* sharding = UseDevices(m, "two")->add_sharding_spec();
       sharding->set_tensor_name("w");
       sharding->add_device(0);
       sharding->add_device(-1);
       auto* group = sharding->add_index_to_device_group_map();
       group->set_key(-1);
       group->add_value(0);
       group->add_value(1);
       auto* dim = sharding->add_sharded_dim();
       dim->set_axis(0);
       dim->add_simple_sharding()->set_num_shards(2);
     }},
    {"ConfigurationsThatAreWrong",
     kMul,
     {"error missing-field -", "error duplicate-name - value=a", "error invalid-field - value=b",
      "error missing-field - value=c", "error invalid-field - value=d"},
     [](ModelProto* m) {
       AddDevices(m, "", 1);
       AddDevices(m, "a", 1);
       AddDevices(m, "a", 1);
       AddDevices(m, "b", 0);
       m->add_configuration()->set_name("c");
       AddDevices(m, "d", 2);
       m->mutable_configuration(5)->add_device("only one name");
     }},
    {"ConfigurationThatDoesNotExist",
     kMul,
     {"error unknown-name main #0 'n' Mul-14 value=gone"},
     [](ModelProto* m) { UseDevices(m, "gone"); }},
    {"UseOfDevicesThatIsWrong",
     kMul,
     {"error invalid-field main #0 'n' Mul-14 value=two",
      "error unknown-name main #0 'n' Mul-14 value=gone",
      "error invalid-field main #0 'n' Mul-14 value=gone",
      "error missing-field main #0 'n' Mul-14 value=gone",
      "error invalid-field main #0 'n' Mul-14 value=gone",
      "error duplicate-name main #0 'n' Mul-14 value=two",
      "error missing-field main #0 'n' Mul-14"},
     [](ModelProto* m) {
       AddDevices(m, "two", 2);
       auto* use = UseDevices(m, "two");
       use->set_pipeline_stage(-1);
       auto* sharding = use->add_sharding_spec();
       sharding->set_tensor_name("gone");
       sharding->add_device(2);
       sharding->add_sharded_dim()->add_simple_sharding()->set_num_shards(0);
       UseDevices(m, "two");
       UseDevices(m, "");
     }},
};
INSTANTIATE_TEST_SUITE_P(Devices, VerifierCases, ::testing::ValuesIn(kDevices), NameOf);

ModelProto WithExternalData() {
  ModelProto model = ModelFromText(kMul);
  auto* tensor = model.mutable_graph()->mutable_initializer(0);
  tensor->clear_raw_data();
  tensor->set_data_location(TensorProto::EXTERNAL);
  Bind(tensor->mutable_external_data(), "location", "weights.bin");
  return model;
}

TEST(VerifierExternalData, IsCheckedForFormAndCountedWithoutAFolder) {
  const auto result = VerifyModel(WithExternalData());
  EXPECT_THAT(LinesOf(result), ::testing::ElementsAre("info unchecked-external-data -"));
  EXPECT_EQ(result.unchecked_external_data, 1);
  EXPECT_TRUE(result.valid());
}

TEST(VerifierExternalData, IsLookedAtInTheGivenFolder) {
  VerifyOptions options;
  options.base_dir = ::testing::TempDir();
  const auto result = VerifyModel(WithExternalData(), options);
  EXPECT_THAT(LinesOf(result), ::testing::ElementsAre("error external-data main value=w"));
  EXPECT_EQ(result.unchecked_external_data, 0);
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model::testing
