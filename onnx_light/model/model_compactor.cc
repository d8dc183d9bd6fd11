// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/model_compactor.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "onnx_light/core/strings.h"
#include "onnx_light/model/payload.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::StrCat;

// Nested messages that protobuf reads by default.
constexpr int kMaxDepth = 100;

// Protobuf holds sizes in an int, of which it needs the last few values itself.
constexpr int64_t kMaxMessageSize = std::numeric_limits<int>::max() - 64;

// The messages of the format. The first ones can hold tensors; kLeaf stands for all messages
// without messages in them, kNone for a field that is no message.
enum class Kind : uint8_t {
  kModel,
  kGraph,
  kNode,
  kAttribute,
  kTensor,
  kSparseTensor,
  kFunction,
  kTrainingInfo,
  kValueInfo,
  kType,
  kTypeWithShape,
  kTypeWithElement,
  kMapType,
  kShape,
  kAnnotation,
  kNodeDevice,
  kSharding,
  kShardedDim,
  kLeaf,
  kNone,
};

constexpr bool CanHoldTensors(Kind kind) { return kind <= Kind::kTrainingInfo; }

struct Child {
  Kind parent;
  uint32_t field;
  Kind kind;
};

constexpr Child kChildList[] = {
    {Kind::kModel, 7, Kind::kGraph},
    {Kind::kModel, 8, Kind::kLeaf},
    {Kind::kModel, 14, Kind::kLeaf},
    {Kind::kModel, 20, Kind::kTrainingInfo},
    {Kind::kModel, 25, Kind::kFunction},
    {Kind::kModel, 26, Kind::kLeaf},
    {Kind::kGraph, 1, Kind::kNode},
    {Kind::kGraph, 5, Kind::kTensor},
    {Kind::kGraph, 11, Kind::kValueInfo},
    {Kind::kGraph, 12, Kind::kValueInfo},
    {Kind::kGraph, 13, Kind::kValueInfo},
    {Kind::kGraph, 14, Kind::kAnnotation},
    {Kind::kGraph, 15, Kind::kSparseTensor},
    {Kind::kGraph, 16, Kind::kLeaf},
    {Kind::kNode, 5, Kind::kAttribute},
    {Kind::kNode, 9, Kind::kLeaf},
    {Kind::kNode, 10, Kind::kNodeDevice},
    {Kind::kAttribute, 5, Kind::kTensor},
    {Kind::kAttribute, 6, Kind::kGraph},
    {Kind::kAttribute, 10, Kind::kTensor},
    {Kind::kAttribute, 11, Kind::kGraph},
    {Kind::kAttribute, 14, Kind::kType},
    {Kind::kAttribute, 15, Kind::kType},
    {Kind::kAttribute, 22, Kind::kSparseTensor},
    {Kind::kAttribute, 23, Kind::kSparseTensor},
    {Kind::kTensor, 3, Kind::kLeaf},
    {Kind::kTensor, 13, Kind::kLeaf},
    {Kind::kTensor, 16, Kind::kLeaf},
    {Kind::kSparseTensor, 1, Kind::kTensor},
    {Kind::kSparseTensor, 2, Kind::kTensor},
    {Kind::kFunction, 7, Kind::kNode},
    {Kind::kFunction, 9, Kind::kLeaf},
    {Kind::kFunction, 11, Kind::kAttribute},
    {Kind::kFunction, 12, Kind::kValueInfo},
    {Kind::kFunction, 14, Kind::kLeaf},
    {Kind::kTrainingInfo, 1, Kind::kGraph},
    {Kind::kTrainingInfo, 2, Kind::kGraph},
    {Kind::kTrainingInfo, 3, Kind::kLeaf},
    {Kind::kTrainingInfo, 4, Kind::kLeaf},
    {Kind::kValueInfo, 2, Kind::kType},
    {Kind::kValueInfo, 4, Kind::kLeaf},
    {Kind::kType, 1, Kind::kTypeWithShape},
    {Kind::kType, 4, Kind::kTypeWithElement},
    {Kind::kType, 5, Kind::kMapType},
    {Kind::kType, 7, Kind::kLeaf},
    {Kind::kType, 8, Kind::kTypeWithShape},
    {Kind::kType, 9, Kind::kTypeWithElement},
    {Kind::kTypeWithShape, 2, Kind::kShape},
    {Kind::kTypeWithElement, 1, Kind::kType},
    {Kind::kMapType, 2, Kind::kType},
    {Kind::kShape, 1, Kind::kLeaf},
    {Kind::kAnnotation, 2, Kind::kLeaf},
    {Kind::kNodeDevice, 2, Kind::kSharding},
    {Kind::kSharding, 3, Kind::kLeaf},
    {Kind::kSharding, 4, Kind::kShardedDim},
    {Kind::kShardedDim, 2, Kind::kLeaf},
};

constexpr uint32_t kFieldLimit = 32;
using ChildTable = std::array<std::array<Kind, kFieldLimit>, static_cast<size_t>(Kind::kNone)>;

constexpr ChildTable MakeChildTable() {
  ChildTable table{};
  for (auto& row : table) {
    for (Kind& kind : row) kind = Kind::kNone;
  }
  for (const Child& child : kChildList) {
    table[static_cast<size_t>(child.parent)][child.field] = child.kind;
  }
  return table;
}

constexpr ChildTable kChildren = MakeChildTable();

Kind ChildOf(Kind parent, const WireField& field) {
  if (field.type != WireType::kDelimited || field.number >= kFieldLimit) return Kind::kNone;
  return kChildren[static_cast<size_t>(parent)][field.number];
}

// A field of TensorProto that holds elements.
struct Storage {
  uint32_t field;
  WireType entry;
  int64_t PayloadExtent::*count;
};

constexpr Storage kStorages[] = {
    {4, WireType::kFixed32, &PayloadExtent::float_data},
    {5, WireType::kVarint, &PayloadExtent::int32_data},
    {6, WireType::kDelimited, &PayloadExtent::string_data},
    {7, WireType::kVarint, &PayloadExtent::int64_data},
    {9, WireType::kDelimited, &PayloadExtent::raw_data},
    {10, WireType::kFixed64, &PayloadExtent::double_data},
    {11, WireType::kVarint, &PayloadExtent::uint64_data},
};
constexpr uint32_t kRawData = 9;

// Returns the storage that a field of a tensor is; null for one that is none, or whose encoding
// makes it an unknown field.
const Storage* StorageOf(const WireField& field) {
  for (const Storage& storage : kStorages) {
    if (storage.field == field.number) {
      const bool fits = field.type == storage.entry || field.type == WireType::kDelimited;
      return fits ? &storage : nullptr;
    }
  }
  return nullptr;
}

class Compactor {
 public:
  Compactor(WireReader& reader, const CompactLimits& limits, bool everywhere)
      : reader_(reader), limits_(limits), everywhere_(everywhere) {}

  std::string Run() {
    Message(Kind::kModel, reader_.size(), 0);
    return std::move(out_);
  }

 private:
  // What is known of a tensor whose fields are being read.
  struct Tensor {
    int64_t kept = 0;
    bool has_marker = false;
    PayloadExtent skipped;
  };

  // Reads the fields up to the offset `end`.
  void Message(Kind kind, int64_t end, int depth) {
    CheckDepth(depth);
    Tensor tensor;
    while (reader_.offset() < end) {
      const WireField field = reader_.Next(end);
      const Storage* const storage = kind == Kind::kTensor ? StorageOf(field) : nullptr;
      const Kind child = ChildOf(kind, field);
      if (storage != nullptr) {
        Payload(field, *storage, &tensor);
      } else if (child != Kind::kNone && IsToBeRead(kind, child, field.size)) {
        Nested(field, child, depth);
      } else {
        Other(field, end, depth);
      }
    }
    if (tensor.has_marker) AppendSkippedExtent(tensor.skipped, &out_);
  }

  // A small message is copied as it is. Not so in an attribute or a sparse tensor: protobuf joins
  // their tensors if a field occurs twice, and a marker has to know of all raw_data then.
  bool IsToBeRead(Kind parent, Kind kind, int64_t size) const {
    if (everywhere_) return true;
    return CanHoldTensors(kind) &&
           (size > limits_.small || parent == Kind::kAttribute || parent == Kind::kSparseTensor);
  }

  void Nested(const WireField& field, Kind kind, int depth) {
    // The new length is known at the end only. A length of five bytes may be padded.
    constexpr size_t kLengthBytes = 5;
    AppendVarint(field.number << 3 | static_cast<uint32_t>(field.type), &out_);
    const size_t start = out_.size() + kLengthBytes;
    out_.resize(start);
    reader_.Skip(field.header);
    Message(kind, reader_.offset() + field.size, depth + 1);
    CheckSize(0);
    auto length = out_.size() - start;
    for (size_t i = kLengthBytes; i > 0; --i, length >>= 7) {
      out_[start - i] = static_cast<char>((length & 0x7F) | (i > 1 ? 0x80 : 0));
    }
  }

  // Copies a field that holds no tensor, a group with all that is in it.
  void Other(const WireField& field, int64_t end, int depth) {
    if (field.type == WireType::kEndGroup) ThrowGroup("the end of a group that was not begun");
    Copy(field);
    if (field.type != WireType::kStartGroup) return;
    CheckDepth(++depth);
    while (true) {
      if (reader_.offset() == end) ThrowGroup("a group without its end");
      const WireField inner = reader_.Next(end);
      if (inner.type != WireType::kEndGroup) {
        Other(inner, end, depth);
      } else if (inner.number == field.number) {
        return Copy(inner);
      } else {
        ThrowGroup("the end of another group");
      }
    }
  }

  void Payload(const WireField& field, const Storage& storage, Tensor* tensor) {
    const int64_t limit = kept_ < limits_.model ? limits_.tensor : limits_.small;
    const bool keep = field.total() <= limit - tensor->kept;
    if (keep) {
      tensor->kept += field.total();
      kept_ += field.total();
      Copy(field);
    }
    if (field.number == kRawData) {
      // The last one counts. A marker says that it is one which was skipped or is empty.
      if (!keep) {
        AppendVarint(kRawData << 3 | static_cast<uint32_t>(WireType::kDelimited), &out_);
        AppendVarint(0, &out_);
        reader_.Skip(field.total());
      }
      tensor->skipped.has_raw_data = !keep || field.size == 0;
      tensor->skipped.raw_data = field.size;
      tensor->has_marker |= tensor->skipped.has_raw_data;
    } else if (!keep) {
      tensor->skipped.*storage.count += SkipEntries(field, storage.entry);
      tensor->has_marker = true;
    }
  }

  // Moves over a field and returns the number of its entries.
  int64_t SkipEntries(const WireField& field, WireType entry) {
    const bool packed = field.type != entry;
    const int64_t width = entry == WireType::kFixed32 ? 4 : 8;
    if (packed && entry == WireType::kVarint) {
      reader_.Skip(field.header);
      return CountVarints(field.size);
    }
    if (packed && field.size % width != 0) {
      Throw(StrCat("a list of ", field.size, " bytes"), StrCat("entries of ", width, " bytes"));
    }
    reader_.Skip(field.total());
    return packed ? field.size / width : 1;
  }

  int64_t CountVarints(int64_t size) {
    constexpr int64_t kMaxVarintBytes = 10;
    int64_t count = 0;
    int64_t open = 0;     // Bytes of the entry that has begun.
    int64_t longest = 0;  // Most bytes before the last one of an entry.
    reader_.Read(size, [&](std::string_view piece) {
      for (const char c : piece) {
        const bool last = static_cast<signed char>(c) >= 0;
        count += last ? 1 : 0;
        open = last ? 0 : open + 1;
        longest = std::max(longest, open);
      }
      if (longest >= kMaxVarintBytes) Throw("a number longer than ten bytes", "varints of 64 bits");
    });
    if (open > 0) Throw("a list that ends within a number", "a list of whole numbers");
    return count;
  }

  void Copy(const WireField& field) {
    CheckSize(field.total());
    reader_.Read(field.total(), [&](std::string_view piece) { out_.append(piece); });
  }

  void CheckSize(int64_t more) const {
    if (more <= kMaxMessageSize - static_cast<int64_t>(out_.size())) return;
    throw WireError{StrCat("more than 2 GiB of structure up to byte ", reader_.offset() + more),
                    "less than 2 GiB besides the elements of tensors",
                    "store large constants as tensors, not in attributes or texts"};
  }

  void CheckDepth(int depth) const {
    if (depth <= kMaxDepth) return;
    Throw(StrCat("messages nested more than ", kMaxDepth, " deep"),
          StrCat("at most ", kMaxDepth, " levels, as protobuf reads them"));
  }

  [[noreturn]] void ThrowGroup(std::string_view found) const {
    Throw(found, "groups that begin and end");
  }

  [[noreturn]] void Throw(std::string_view found, std::string_view expected) const {
    ThrowMalformed(reader_.offset(), found, expected);
  }

  WireReader& reader_;
  const CompactLimits& limits_;
  const bool everywhere_;
  int64_t kept_ = 0;
  std::string out_;
};

}  // namespace

std::string CompactModel(WireReader& reader, const CompactLimits& limits) {
  return Compactor(reader, limits, false).Run();
}

void LocateFault(WireReader& reader) { Compactor(reader, CompactLimits(), true).Run(); }

}  // namespace ONNX_LIGHT_NAMESPACE::model
