// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/tensor_check.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/tensor_type.h"
#include "onnx_light/model/payload.h"
#include "proto/onnx_light.pb.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Code;
using core::diagnostics::Diagnostic;
using core::diagnostics::Severity;
using onnx_proto::TensorType;
using Dims = google::protobuf::RepeatedField<int64_t>;

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();

// A field that holds elements.
struct Storage {
  std::string_view name;
  int64_t PayloadExtent::*count;
};

constexpr Storage kRawData = {"raw_data", &PayloadExtent::raw_data};
constexpr Storage kFloatData = {"float_data", &PayloadExtent::float_data};
constexpr Storage kInt32Data = {"int32_data", &PayloadExtent::int32_data};
constexpr Storage kStringData = {"string_data", &PayloadExtent::string_data};
constexpr Storage kInt64Data = {"int64_data", &PayloadExtent::int64_data};
constexpr Storage kDoubleData = {"double_data", &PayloadExtent::double_data};
constexpr Storage kUint64Data = {"uint64_data", &PayloadExtent::uint64_data};
constexpr const Storage* kStorages[] = {&kRawData,   &kFloatData,  &kInt32Data, &kStringData,
                                        &kInt64Data, &kDoubleData, &kUint64Data};

// Makes findings about one tensor.
class Findings {
 public:
  Findings(const std::string& tensor, const TensorContext& context, DiagnosticSink sink)
      : tensor_(tensor), context_(context), sink_(sink) {}

  void Add(Code code, std::string found, std::string expected, std::string hint,
           std::optional<Severity> severity = std::nullopt) {
    Diagnostic diagnostic(code, context_.location(), std::move(found), std::move(expected),
                          std::move(hint));
    if (!tensor_.empty()) diagnostic.location.value = tensor_;
    if (severity) diagnostic.severity = *severity;
    sound_ &= diagnostic.severity != Severity::kError;
    sink_(std::move(diagnostic));
  }

  // Whether no error has been found.
  bool sound() const { return sound_; }

 private:
  const std::string& tensor_;
  const TensorContext& context_;
  const DiagnosticSink sink_;
  bool sound_ = true;
};

// The field for a type's elements other than raw_data, which takes all types but strings.
const Storage& StorageOf(TensorType type) {
  switch (type) {
    case TensorType::kFloat:
    case TensorType::kComplex64:
      return kFloatData;
    case TensorType::kDouble:
    case TensorType::kComplex128:
      return kDoubleData;
    case TensorType::kInt64:
      return kInt64Data;
    case TensorType::kUint32:
    case TensorType::kUint64:
      return kUint64Data;
    case TensorType::kString:
      return kStringData;
    default:
      return kInt32Data;
  }
}

// Entries of StorageOf(type) for `count` elements: complex numbers take two, and the elements
// below six bits share one as they share a byte.
int64_t EntriesOf(TensorType type, int64_t count) {
  const int bits = onnx_proto::ElementBits(type);
  if (type == TensorType::kComplex64 || type == TensorType::kComplex128) return 2 * count;
  if (bits != 2 && bits != 4) return count;
  const int64_t shared = 8 / bits;
  return count / shared + (count % shared != 0 ? 1 : 0);
}

// Bytes of `count` elements without gaps, 0 for strings; nullopt on overflow.
std::optional<int64_t> BytesOf(TensorType type, int64_t count) {
  const int64_t bits = onnx_proto::ElementBits(type);
  if (bits > 0 && count / 8 >= kMax / bits) return std::nullopt;
  return count / 8 * bits + (count % 8 * bits + 7) / 8;
}

std::string DimsText(const Dims& dims) {
  constexpr int kShown = 16;
  std::vector<int64_t> shown(dims.begin(), dims.begin() + std::min(dims.size(), kShown));
  return StrCat("[", StrJoin(shown, ","), dims.size() > kShown ? ",…]" : "]");
}

std::string TypeText(TensorType type, const Dims& dims) {
  return onnx_proto::ElementName(type) + DimsText(dims);
}

TensorType CheckType(const TensorProto& tensor, Findings* findings) {
  const int32_t number = tensor.data_type();
  if (number >= 1 && number <= onnx_proto::kElementTypeCount) {
    return static_cast<TensorType>(number);
  }
  findings->Add(Code::kElementType,
                tensor.has_data_type() ? StrCat("data_type ", number) : "no data_type",
                StrCat("an element type from 1 (", onnx_proto::ElementName(TensorType::kFloat),
                       ") to ", onnx_proto::kElementTypeCount),
                "write the model again with the right type");
  return TensorType::kUndefined;
}

// Returns the number of elements, or nullopt when the sizes are none, which is reported.
std::optional<int64_t> CountElements(const Dims& dims, int64_t least, Findings* findings) {
  const auto low = std::find_if(dims.begin(), dims.end(), [=](int64_t d) { return d < least; });
  if (low != dims.end()) {
    findings->Add(
        Code::kInvalidField,
        StrCat("the size ", *low, " of axis ", low - dims.begin(), " in ", DimsText(dims)),
        StrCat(least, " or more for each size"), "constants have no unknown sizes");
    return std::nullopt;
  }
  if (std::find(dims.begin(), dims.end(), 0) != dims.end()) return 0;
  int64_t count = 1;
  for (const int64_t dim : dims) {
    if (count > kMax / dim) {
      findings->Add(Code::kOverflow, StrCat("the sizes ", DimsText(dims)),
                    "a number of elements that fits a signed 64-bit integer",
                    "the dims are damaged; write the model again");
      return std::nullopt;
    }
    count *= dim;
  }
  return count;
}

// Returns how many of `count` elements a tensor with a segment holds; nullopt when it is none.
std::optional<int64_t> CheckSegment(const TensorProto& tensor, int64_t count, Findings* findings) {
  const int64_t begin = tensor.segment().begin();
  const int64_t end = tensor.segment().end();
  const std::string found =
      StrCat("the segment ", begin, " to ", end, " of ", DimsText(tensor.dims()));
  if (begin < 0 || begin > end || end > count) {
    findings->Add(Code::kInvalidField, found, StrCat("a part of ", count, " elements"),
                  "store the whole tensor without a segment");
    return std::nullopt;
  }
  findings->Add(Code::kTensorData, found, "the whole tensor",
                "runtimes refuse segments; join the parts", Severity::kWarning);
  return end - begin;
}

using Storages = absl::InlinedVector<const Storage*, 2>;

Storages UsedStorages(const PayloadExtent& extent) {
  Storages used;
  for (const Storage* storage : kStorages) {
    if (extent.*storage->count > 0) used.push_back(storage);
  }
  return used;
}

std::string Names(const Storages& storages) {
  return StrJoin(storages, " and ",
                 [](std::string* out, const Storage* storage) { *out += storage->name; });
}

// The bits of a 6-bit element's byte or entry that no element uses are zero.
void CheckUnusedBits(const TensorProto& tensor, int64_t count, Findings* findings) {
  std::string found;
  if (!tensor.raw_data().empty()) {
    const auto used_bits = static_cast<unsigned>(count % 4 * 6 % 8);
    const auto last = static_cast<unsigned char>(tensor.raw_data().back());
    if (used_bits != 0 && last >> used_bits != 0) found = "bits behind the last element";
  } else {
    const auto& data = tensor.int32_data();
    const auto wide = std::find_if(data.begin(), data.end(), [](int32_t v) { return v >> 6 != 0; });
    if (wide != data.end()) found = StrCat("the entry ", *wide, " in int32_data");
  }
  if (found.empty()) return;
  findings->Add(Code::kTensorData, found, "zero in all bits that no 6-bit element uses",
                "pack the elements from the lowest bit on");
}

// Checks data in the message. `count` is nullopt where it is not known.
void CheckInline(const TensorProto& tensor, TensorType type, std::optional<int64_t> count,
                 Findings* findings) {
  const PayloadExtent extent = ExtentOf(tensor);
  const Storages used = UsedStorages(extent);
  if (used.size() > 1) {
    findings->Add(Code::kTensorData, StrCat("data in ", Names(used)), "data in one field",
                  "keep the field that is right and clear the others");
    return;
  }
  if (type == TensorType::kUndefined) return;

  const Storage& own = StorageOf(type);
  const bool raw_allowed = type != TensorType::kString;
  const Storage& storage =
      used.empty() ? (raw_allowed && extent.has_raw_data ? kRawData : own) : *used.front();
  if (&storage != &own && !(raw_allowed && &storage == &kRawData)) {
    findings->Add(Code::kTensorData,
                  StrCat(onnx_proto::ElementName(type), " elements in ", storage.name),
                  raw_allowed ? StrCat("raw_data or ", own.name) : std::string(own.name),
                  "move the data to that field, or correct data_type");
    return;
  }
  if (!count) return;
  const bool raw = &storage == &kRawData;
  const std::optional<int64_t> needed =
      raw ? BytesOf(type, *count) : std::optional<int64_t>(EntriesOf(type, *count));
  const int64_t held = extent.*storage.count;
  const bool names_file = tensor.external_data_size() > 0;
  if (needed != held) {
    findings->Add(Code::kTensorData,
                  StrCat(held, raw ? " bytes in " : " entries in ", storage.name),
                  StrCat(needed.value_or(0), raw ? " bytes" : " entries", " for ",
                         TypeText(type, tensor.dims())),
                  held == 0 && names_file
                      ? "external_data counts only with data_location EXTERNAL"
                      : "data or dims were changed without the other; write the model again");
  } else if (onnx_proto::ElementBits(type) == 6 && !extent.skipped) {
    CheckUnusedBits(tensor, *count, findings);
  }
  if (held > 0 && names_file) {
    findings->Add(Code::kExternalData, "external_data besides data in the model",
                  "external_data only with data_location EXTERNAL",
                  "readers ignore them; clear external_data", Severity::kInfo);
  }
}

// Checks data in a file. `bytes` is nullopt where it is not known.
void CheckExternal(const TensorProto& tensor, TensorType type, std::optional<int64_t> bytes,
                   const TensorContext& context, Findings* findings) {
  const Storages used = UsedStorages(ExtentOf(tensor));
  if (!used.empty()) {
    findings->Add(Code::kTensorData, StrCat("external data and data in ", Names(used)),
                  "data in one place", "clear the field, or set data_location to DEFAULT");
  }
  if (type == TensorType::kString) {
    findings->Add(Code::kExternalData, "strings as external data", "strings in string_data",
                  "store the strings in the model");
    bytes = std::nullopt;
  }
  context.external_data.Check(tensor, bytes, [&](ExternalDataFault fault) {
    findings->Add(Code::kExternalData, std::move(fault.found), std::move(fault.expected),
                  std::move(fault.hint), fault.severity);
  });
}

// Returns whether no error has been found.
bool CheckDense(const TensorProto& tensor, const TensorContext& context, DiagnosticSink sink) {
  Findings findings(tensor.name(), context, sink);
  const TensorType type = CheckType(tensor, &findings);
  std::optional<int64_t> count = CountElements(tensor.dims(), 0, &findings);
  std::optional<int64_t> bytes = count ? BytesOf(type, *count) : std::nullopt;
  if (count && !bytes) {
    findings.Add(Code::kOverflow, TypeText(type, tensor.dims()),
                 "a number of bytes that fits a signed 64-bit integer",
                 "the dims are damaged; write the model again");
    count = std::nullopt;
  }
  if (count && tensor.has_segment()) {
    count = CheckSegment(tensor, *count, &findings);
    bytes = count ? BytesOf(type, *count) : std::nullopt;
  }
  if (tensor.data_location() == TensorProto::EXTERNAL) {
    CheckExternal(tensor, type, type == TensorType::kUndefined ? std::nullopt : bytes, context,
                  &findings);
  } else {
    CheckInline(tensor, type, count, &findings);
  }
  return findings.sound();
}

int64_t LittleEndian64(std::string_view bytes) {
  uint64_t value = 0;
  for (size_t i = 0; i < 8; ++i) {
    value |= static_cast<uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
  }
  return static_cast<int64_t>(value);
}

// Checks that positions, rows of `width` coordinates, lie within the limits and ascend; the
// tensor itself is sound.
void CheckPositions(const TensorProto& indices, const Dims& limits, Findings* findings) {
  const std::string_view raw = indices.raw_data();
  const auto at = [&](int64_t i) {
    return raw.empty() ? indices.int64_data(static_cast<int>(i))
                       : LittleEndian64(raw.substr(static_cast<size_t>(i) * 8));
  };
  const int width = limits.size();
  for (int64_t row = 0; row < indices.dims(0); ++row) {
    int order = row == 0 ? 1 : 0;  // The sign of the first difference to the row before.
    for (int axis = 0; axis < width; ++axis) {
      const int64_t index = at(row * width + axis);
      if (index < 0 || index >= limits[axis]) {
        findings->Add(Code::kTensorData, StrCat("the index ", index, " in row ", row),
                      StrCat("an index from 0 to ", limits[axis] - 1),
                      "correct the indices or the dims");
        return;
      }
      if (order == 0) {
        const int64_t before = at((row - 1) * width + axis);
        order = (index > before ? 1 : 0) - (index < before ? 1 : 0);
      }
    }
    if (order <= 0) {
      findings->Add(Code::kTensorData,
                    StrCat("the position in row ", row, order == 0 ? ", equal to" : ", less than",
                           " the one before"),
                    "positions in ascending order, each one once",
                    "sort the elements by their position");
      return;
    }
  }
}

}  // namespace

void CheckTensor(const TensorProto& tensor, const TensorContext& context, DiagnosticSink sink) {
  CheckDense(tensor, context, sink);
}

void CheckSparseTensor(const SparseTensorProto& tensor, const TensorContext& context,
                       DiagnosticSink sink) {
  const TensorProto& values = tensor.values();
  const TensorProto& indices = tensor.indices();
  Findings findings(values.name(), context, sink);
  if (!tensor.has_values()) {
    findings.Add(Code::kMissingField, "a sparse tensor without values", "a tensor of shape [nnz]",
                 "write the model again");
    return;
  }
  if (tensor.dims().empty()) {
    findings.Add(Code::kInvalidField, "a sparse tensor without dims", "one size or more",
                 "store scalars as dense tensors");
  }
  const std::optional<int64_t> elements = CountElements(tensor.dims(), 1, &findings);
  const bool values_sound = CheckDense(values, context, sink);
  if (values.dims_size() != 1) {
    findings.Add(Code::kTensorData, StrCat("values of shape ", DimsText(values.dims())),
                 "values of shape [nnz]", "store one value for each position");
    return;
  }
  if (!tensor.has_indices()) {
    if (!values_sound || values.dims(0) == 0) return;
    findings.Add(Code::kMissingField, StrCat(values.dims(0), " values without indices"),
                 "a tensor of shape [nnz] or [nnz, rank]", "write the model again");
    return;
  }

  const bool indices_sound = CheckDense(indices, context, sink);
  const int rank = tensor.dims_size();
  const bool linear = indices.dims_size() == 1;
  Dims shape;
  shape.Add(values.dims(0));
  if (!linear) shape.Add(rank);
  const bool fits =
      std::equal(shape.begin(), shape.end(), indices.dims().begin(), indices.dims().end());
  if (indices_sound && indices.data_type() != TensorProto::INT64) {
    findings.Add(Code::kElementType,
                 StrCat("indices of type ",
                        onnx_proto::ElementName(static_cast<TensorType>(indices.data_type()))),
                 "int64", "store the indices as int64");
    return;
  }
  if (indices_sound && values_sound && !fits) {
    findings.Add(Code::kTensorData, StrCat("indices of shape ", DimsText(indices.dims())),
                 StrCat("[", values.dims(0), "] or [", values.dims(0), ",", rank, "]"),
                 "store one position for each value");
    return;
  }
  const bool readable = indices.data_location() != TensorProto::EXTERNAL &&
                        !indices.has_segment() && !ExtentOf(indices).skipped;
  if (!indices_sound || !fits || !elements || rank == 0 || !readable) return;
  if (!linear) return CheckPositions(indices, tensor.dims(), &findings);
  Dims limit;
  limit.Add(*elements);
  CheckPositions(indices, limit, &findings);
}

}  // namespace ONNX_LIGHT_NAMESPACE::model
