// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/model/tensor_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "onnx_light/core/types/tensor_type.h"
#include "onnx_light/model/payload.h"
#include "proto/onnx_light.pb.h"
#include "tests/model/loader_bytes.h"

namespace ONNX_LIGHT_NAMESPACE::model {
namespace {

using core::diagnostics::Diagnostic;
using core::diagnostics::InfoOf;
using core::diagnostics::Location;
using core::diagnostics::Severity;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;

constexpr int64_t kMax = INT64_MAX;

template <typename Check, typename Tensor>
std::vector<Diagnostic> Collect(Check check, const Tensor& tensor) {
  std::vector<Diagnostic> found;
  ExternalDataChecker external_data("");
  const auto place = [] {
    Location location;
    location.graph = "main";
    location.attribute = "value";
    return location;
  };
  check(tensor, {place, external_data}, [&](Diagnostic d) { found.push_back(std::move(d)); });
  for (const Diagnostic& d : found) {
    EXPECT_EQ(d.location.graph, "main");
    EXPECT_EQ(d.location.attribute, "value");
    EXPECT_FALSE(d.found.empty());
    EXPECT_FALSE(d.expected.empty());
    EXPECT_FALSE(d.hint.empty());
  }
  return found;
}

// "tensor-data", or "tensor-data warning" where it is no error.
std::vector<std::string> CodesOf(const std::vector<Diagnostic>& found) {
  std::vector<std::string> codes;
  for (const Diagnostic& d : found) {
    codes.emplace_back(InfoOf(d.code).name);
    if (d.severity != Severity::kError) codes.back() += std::string(" ") + SeverityName(d.severity);
  }
  return codes;
}

TensorProto Tensor(TensorProto::DataType type, std::initializer_list<int64_t> dims) {
  TensorProto tensor;
  tensor.set_name("w");
  tensor.set_data_type(type);
  for (const int64_t dim : dims) tensor.add_dims(dim);
  return tensor;
}

TensorProto Raw(TensorProto::DataType type, std::initializer_list<int64_t> dims, size_t bytes) {
  TensorProto tensor = Tensor(type, dims);
  tensor.set_raw_data(std::string(bytes, '\0'));
  return tensor;
}

// Every element type: bytes of seven elements, its field, and that field's entries for them.
struct StorageCase {
  TensorProto::DataType type;
  size_t bytes;
  const char* field;
  int entries;
};

constexpr StorageCase kStorageCases[] = {
    {TensorProto::FLOAT, 28, "float", 7},         {TensorProto::UINT8, 7, "int32", 7},
    {TensorProto::INT8, 7, "int32", 7},           {TensorProto::UINT16, 14, "int32", 7},
    {TensorProto::INT16, 14, "int32", 7},         {TensorProto::INT32, 28, "int32", 7},
    {TensorProto::INT64, 56, "int64", 7},         {TensorProto::STRING, 0, "string", 7},
    {TensorProto::BOOL, 7, "int32", 7},           {TensorProto::FLOAT16, 14, "int32", 7},
    {TensorProto::DOUBLE, 56, "double", 7},       {TensorProto::UINT32, 28, "uint64", 7},
    {TensorProto::UINT64, 56, "uint64", 7},       {TensorProto::COMPLEX64, 56, "float", 14},
    {TensorProto::COMPLEX128, 112, "double", 14}, {TensorProto::BFLOAT16, 14, "int32", 7},
    {TensorProto::FLOAT8E4M3FN, 7, "int32", 7},   {TensorProto::FLOAT8E4M3FNUZ, 7, "int32", 7},
    {TensorProto::FLOAT8E5M2, 7, "int32", 7},     {TensorProto::FLOAT8E5M2FNUZ, 7, "int32", 7},
    {TensorProto::UINT4, 4, "int32", 4},          {TensorProto::INT4, 4, "int32", 4},
    {TensorProto::FLOAT4E2M1, 4, "int32", 4},     {TensorProto::FLOAT8E8M0, 7, "int32", 7},
    {TensorProto::UINT2, 2, "int32", 2},          {TensorProto::INT2, 2, "int32", 2},
    {TensorProto::FLOAT6E2M3, 6, "int32", 7},     {TensorProto::FLOAT6E3M2, 6, "int32", 7},
};

constexpr const char* kFields[] = {"float", "int32", "string", "int64", "double", "uint64"};

void AddEntries(const std::string& field, int count, TensorProto* tensor) {
  for (int i = 0; i < count; ++i) {
    if (field == "float") tensor->add_float_data(0);
    if (field == "int32") tensor->add_int32_data(0);
    if (field == "string") tensor->add_string_data("");
    if (field == "int64") tensor->add_int64_data(0);
    if (field == "double") tensor->add_double_data(0);
    if (field == "uint64") tensor->add_uint64_data(0);
  }
}

TEST(TensorCheckTest, CountsEveryTypeInEveryField) {
  EXPECT_EQ(std::size(kStorageCases), static_cast<size_t>(onnx_proto::kElementTypeCount));
  for (const StorageCase& c : kStorageCases) {
    SCOPED_TRACE(onnx_proto::ElementName(static_cast<onnx_proto::TensorType>(c.type)));
    for (const int change : {-1, 0, 1}) {
      const std::vector<std::string> verdict(change == 0 ? 0 : 1, "tensor-data");
      if (c.bytes > 0) {
        EXPECT_EQ(
            CodesOf(Collect(CheckTensor, Raw(c.type, {7}, c.bytes + static_cast<size_t>(change)))),
            verdict);
      }
      for (const std::string field : kFields) {
        TensorProto tensor = Tensor(c.type, {1, 7});
        AddEntries(field, c.entries + change, &tensor);
        if (field == c.field) {
          EXPECT_EQ(CodesOf(Collect(CheckTensor, tensor)), verdict) << field;
        } else {
          EXPECT_THAT(CodesOf(Collect(CheckTensor, tensor)), ElementsAre("tensor-data")) << field;
        }
      }
    }
    EXPECT_THAT(CodesOf(Collect(CheckTensor, Tensor(c.type, {7}))), ElementsAre("tensor-data"));
    EXPECT_THAT(CodesOf(Collect(CheckTensor, Tensor(c.type, {0, 7}))), ElementsAre());
  }
}

TensorProto With(TensorProto tensor, const std::function<void(TensorProto*)>& change) {
  change(&tensor);
  return tensor;
}

TensorProto Segmented(int64_t begin, int64_t end, size_t bytes) {
  TensorProto tensor = Raw(TensorProto::FLOAT, {2, 4}, bytes);
  tensor.mutable_segment()->set_begin(begin);
  tensor.mutable_segment()->set_end(end);
  return tensor;
}

struct TensorCase {
  const char* name;
  TensorProto tensor;
  std::vector<std::string> codes;
};

TEST(TensorCheckTest, FindsFaults) {
  const auto clear_type = [](TensorProto* t) { t->clear_data_type(); };
  const auto type = [](int32_t number) {
    return [number](TensorProto* t) { t->set_data_type(number); };
  };
  const auto external = [](TensorProto* t) {
    t->set_data_location(TensorProto::EXTERNAL);
    StringStringEntryProto* entry = t->add_external_data();
    entry->set_key("location");
    entry->set_value("w.bin");
  };
  const auto location_only = [](TensorProto* t) { t->add_external_data()->set_key("location"); };
  const auto length = [](TensorProto* t) {
    StringStringEntryProto* entry = t->add_external_data();
    entry->set_key("length");
    entry->set_value("8");
  };
  const TensorProto four = Raw(TensorProto::FLOAT, {4}, 16);
  const TensorProto none = Tensor(TensorProto::FLOAT, {4});
  const TensorCase cases[] = {
      {"sound", four, {}},
      {"scalar", Raw(TensorProto::FLOAT, {}, 4), {}},
      {"empty scalar", Tensor(TensorProto::FLOAT, {}), {"tensor-data"}},
      {"no elements", Tensor(TensorProto::FLOAT, {3, 0}), {}},
      {"no elements, empty raw_data", Raw(TensorProto::FLOAT, {3, 0}, 0), {}},
      {"no elements, but data", Raw(TensorProto::FLOAT, {3, 0}, 4), {"tensor-data"}},
      {"empty raw_data", Raw(TensorProto::FLOAT, {4}, 0), {"tensor-data"}},
      {"empty raw_data beside float_data",
       With(Raw(TensorProto::FLOAT, {2}, 0), [](auto* t) { AddEntries("float", 2, t); }),
       {}},
      {"two fields", With(four, [](auto* t) { AddEntries("float", 4, t); }), {"tensor-data"}},
      {"three fields, unknown type",
       With(four,
            [](auto* t) {
              AddEntries("float", 4, t);
              AddEntries("int64", 4, t);
              t->set_data_type(77);
            }),
       {"element-type", "tensor-data"}},
      {"raw strings", Raw(TensorProto::STRING, {4}, 16), {"tensor-data"}},
      {"empty raw_data of strings", Raw(TensorProto::STRING, {0}, 0), {}},

      {"no type", With(four, clear_type), {"element-type"}},
      {"type UNDEFINED", With(four, type(0)), {"element-type"}},
      {"type below all", With(four, type(-1)), {"element-type"}},
      {"type above all", With(four, type(29)), {"element-type"}},
      {"largest type", With(four, type(INT32_MAX)), {"element-type"}},

      {"negative size", Raw(TensorProto::FLOAT, {-4}, 16), {"invalid-field"}},
      {"least size", Raw(TensorProto::FLOAT, {2, INT64_MIN}, 16), {"invalid-field"}},
      {"two negative sizes", Raw(TensorProto::FLOAT, {-2, -2}, 16), {"invalid-field"}},
      {"negative size and unknown type",
       With(Raw(TensorProto::FLOAT, {-4}, 16), type(99)),
       {"element-type", "invalid-field"}},
      {"negative size, wrong field",
       With(Tensor(TensorProto::FLOAT, {-4}), [](auto* t) { AddEntries("int32", 4, t); }),
       {"invalid-field", "tensor-data"}},
      {"elements overflow", Raw(TensorProto::UINT8, {kMax, 2}, 16), {"overflow"}},
      {"elements overflow far",
       Raw(TensorProto::UINT8, {int64_t{1} << 32, int64_t{1} << 32}, 16),
       {"overflow"}},
      {"bytes overflow", Raw(TensorProto::DOUBLE, {kMax / 4}, 16), {"overflow"}},
      {"entries overflow",
       With(Tensor(TensorProto::COMPLEX64, {kMax / 2 + 1}),
            [](auto* t) { AddEntries("float", 2, t); }),
       {"overflow"}},
      {"largest count", Raw(TensorProto::UINT8, {kMax / 2}, 16), {"tensor-data"}},
      {"zero with overflow", Tensor(TensorProto::FLOAT, {kMax, 0, kMax}), {}},

      {"segment", Segmented(2, 6, 16), {"tensor-data warning"}},
      {"segment, wrong data", Segmented(2, 6, 32), {"tensor-data warning", "tensor-data"}},
      {"empty segment", Segmented(2, 2, 0), {"tensor-data warning"}},
      {"negative segment", Segmented(-1, 3, 16), {"invalid-field"}},
      {"segment backwards", Segmented(6, 2, 16), {"invalid-field"}},
      {"segment too long", Segmented(6, 9, 12), {"invalid-field"}},

      {"external", With(none, external), {}},
      {"external, inline data", With(four, external), {"tensor-data"}},
      {"external strings", With(Tensor(TensorProto::STRING, {4}), external), {"external-data"}},
      {"external, wrong length", With(With(none, external), length), {"external-data"}},
      {"external, wrong length of an unknown type",
       With(With(With(none, external), length), type(99)),
       {"element-type"}},
      {"external, wrong length of a negative size",
       With(With(Tensor(TensorProto::FLOAT, {-4}), external), length),
       {"invalid-field"}},
      {"external, right length of a segment",
       With(With(With(Segmented(2, 4, 0), external), length), [](auto* t) { t->clear_raw_data(); }),
       {"tensor-data warning"}},
      {"location without EXTERNAL", With(none, location_only), {"tensor-data"}},
      {"location beside inline data", With(four, location_only), {"external-data info"}},

      {"bits behind 6-bit elements",
       With(Raw(TensorProto::FLOAT6E2M3, {1}, 1), [](auto* t) { t->set_raw_data("\x40"); }),
       {"tensor-data"}},
      {"all bits of 6-bit elements",
       With(Raw(TensorProto::FLOAT6E3M2, {4}, 3), [](auto* t) { t->set_raw_data("\xFF\xFF\xFF"); }),
       {}},
      {"one 6-bit element",
       With(Raw(TensorProto::FLOAT6E3M2, {1}, 1), [](auto* t) { t->set_raw_data("\x3F"); }),
       {}},
      {"three 6-bit elements",
       With(Raw(TensorProto::FLOAT6E3M2, {3}, 3), [](auto* t) { t->set_raw_data("\xFF\xFF\x03"); }),
       {}},
      {"6-bit entry of 7 bits",
       With(Tensor(TensorProto::FLOAT6E2M3, {1}), [](auto* t) { t->add_int32_data(64); }),
       {"tensor-data"}},
      {"6-bit entry below 0",
       With(Tensor(TensorProto::FLOAT6E2M3, {1}), [](auto* t) { t->add_int32_data(-1); }),
       {"tensor-data"}},
      {"largest 6-bit entry",
       With(Tensor(TensorProto::FLOAT6E2M3, {1}), [](auto* t) { t->add_int32_data(63); }),
       {}},
  };
  for (const TensorCase& c : cases) {
    SCOPED_TRACE(c.name);
    const std::vector<Diagnostic> found = Collect(CheckTensor, c.tensor);
    EXPECT_THAT(CodesOf(found), ElementsAreArray(c.codes));
    for (const Diagnostic& d : found) EXPECT_EQ(d.location.value, "w");
  }
}

TEST(TensorCheckTest, SaysWhatWasFoundAndExpected) {
  const std::vector<Diagnostic> found = Collect(CheckTensor, Raw(TensorProto::FLOAT, {10, 100}, 4));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].found, HasSubstr("4 bytes in raw_data"));
  EXPECT_THAT(found[0].expected, HasSubstr("4000 bytes for float[10,100]"));
}

TEST(TensorCheckTest, ShowsAFewOfManySizes) {
  TensorProto tensor = Raw(TensorProto::FLOAT, {-1}, 4);
  for (int i = 0; i < 100000; ++i) tensor.add_dims(1);
  const std::vector<Diagnostic> found = Collect(CheckTensor, tensor);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_LT(found[0].found.size(), 200U);
}

TEST(TensorCheckTest, WithoutANameKeepsTheOwnersPlace) {
  TensorProto tensor = Raw(TensorProto::FLOAT, {10}, 4);
  tensor.clear_name();
  const std::vector<Diagnostic> found = Collect(CheckTensor, tensor);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].location.value, "");
  EXPECT_EQ(found[0].location.attribute, "value");
}

// The loader's measure counts like the data.
TEST(TensorCheckTest, ChecksSkippedData) {
  constexpr int kTimes = 9000;
  for (const StorageCase& c : kStorageCases) {
    const auto type = static_cast<onnx_proto::TensorType>(c.type);
    SCOPED_TRACE(onnx_proto::ElementName(type));
    // Eight elements fill bytes and shared entries.
    const int entries = kTimes * (c.entries < 7 ? c.entries : c.entries / 7 * 8);
    const auto bytes = static_cast<size_t>(onnx_proto::ElementBits(type)) * kTimes;
    for (const int change : {0, 1}) {
      ModelProto model;
      GraphProto* graph = model.mutable_graph();
      *graph->add_initializer() = Tensor(c.type, {8, kTimes});
      AddEntries(c.field, entries + change, graph->mutable_initializer(0));
      if (bytes > 0) {
        *graph->add_initializer() = Raw(c.type, {8, kTimes}, bytes + static_cast<size_t>(change));
      }
      const LoadedModel loaded = testing::LoadBytes(model.SerializeAsString());
      ASSERT_FALSE(loaded.error);
      for (const TensorProto& tensor : loaded.model.graph().initializer()) {
        EXPECT_TRUE(ExtentOf(tensor).skipped);
        const std::vector<std::string> codes = CodesOf(Collect(CheckTensor, tensor));
        EXPECT_EQ(codes, std::vector<std::string>(static_cast<size_t>(change), "tensor-data"));
      }
    }
  }
}

SparseTensorProto Sparse(std::initializer_list<int64_t> dims, int values,
                         std::initializer_list<int64_t> shape,
                         std::initializer_list<int64_t> indices) {
  SparseTensorProto sparse;
  for (const int64_t dim : dims) sparse.add_dims(dim);
  *sparse.mutable_values() = Tensor(TensorProto::FLOAT, {values});
  AddEntries("float", values, sparse.mutable_values());
  *sparse.mutable_indices() = Tensor(TensorProto::INT64, shape);
  sparse.mutable_indices()->set_name("i");
  for (const int64_t index : indices) sparse.mutable_indices()->add_int64_data(index);
  return sparse;
}

SparseTensorProto With(SparseTensorProto tensor,
                       const std::function<void(SparseTensorProto*)>& change) {
  change(&tensor);
  return tensor;
}

struct SparseCase {
  const char* name;
  SparseTensorProto tensor;
  std::vector<std::string> codes;
};

TEST(SparseTensorCheckTest, FindsFaults) {
  const SparseTensorProto sound = Sparse({2, 3}, 3, {3, 2}, {0, 1, 0, 2, 1, 0});
  const auto raw_indices = [](const std::string& bytes) {
    return [bytes](SparseTensorProto* t) {
      t->mutable_indices()->clear_int64_data();
      t->mutable_indices()->set_raw_data(bytes);
    };
  };
  const SparseCase cases[] = {
      {"coordinates", sound, {}},
      {"positions", Sparse({2, 3}, 3, {3}, {0, 2, 5}), {}},
      {"nothing stored", Sparse({2, 3}, 0, {0}, {}), {}},
      {"nothing stored, no indices",
       With(Sparse({2, 3}, 0, {0}, {}), [](auto* t) { t->clear_indices(); }),
       {}},
      {"one axis as coordinates", Sparse({4}, 2, {2, 1}, {1, 3}), {}},
      {"positions in raw_data",
       With(Sparse({300}, 2, {2}, {}),
            raw_indices(std::string("\2\0\0\0\0\0\0\0\x2B\1\0\0\0\0\0\0", 16))),
       {}},
      {"positions in raw_data, out of range",
       With(Sparse({300}, 2, {2}, {}),
            raw_indices(std::string("\2\0\0\0\0\0\0\0\x2C\1\0\0\0\0\0\0", 16))),
       {"tensor-data"}},

      {"no values", With(sound, [](auto* t) { t->clear_values(); }), {"missing-field"}},
      {"no indices", With(sound, [](auto* t) { t->clear_indices(); }), {"missing-field"}},
      {"no dims", Sparse({}, 1, {1}, {0}), {"invalid-field"}},
      {"size 0", Sparse({2, 0}, 0, {0}, {}), {"invalid-field"}},
      {"negative size", Sparse({2, -3}, 1, {1}, {0}), {"invalid-field"}},
      {"overflow", Sparse({kMax, 2}, 1, {1}, {0}), {"overflow"}},
      {"values of rank 2",
       With(sound, [](auto* t) { t->mutable_values()->add_dims(1); }),
       {"tensor-data"}},
      {"values of rank 0",
       With(Sparse({2}, 1, {1}, {0}), [](auto* t) { t->mutable_values()->clear_dims(); }),
       {"tensor-data"}},
      {"values without data",
       With(sound, [](auto* t) { t->mutable_values()->clear_float_data(); }),
       {"tensor-data"}},
      {"values of no type",
       With(sound, [](auto* t) { t->mutable_values()->set_data_type(0); }),
       {"element-type"}},
      {"negative number of values",
       With(sound,
            [](auto* t) {
              t->mutable_values()->set_dims(0, -1);
              t->clear_indices();
            }),
       {"invalid-field"}},
      {"indices of int32",
       With(Sparse({4}, 1, {1}, {}),
            [](auto* t) {
              t->mutable_indices()->set_data_type(TensorProto::INT32);
              t->mutable_indices()->add_int32_data(0);
            }),
       {"element-type"}},
      {"indices of no type",
       With(sound, [](auto* t) { t->mutable_indices()->set_data_type(0); }),
       {"element-type"}},
      {"indices without data",
       With(sound, [](auto* t) { t->mutable_indices()->clear_int64_data(); }),
       {"tensor-data"}},
      {"indices of rank 0", Sparse({4}, 1, {}, {0}), {"tensor-data"}},
      {"indices of rank 3", Sparse({4}, 1, {1, 1, 1}, {0}), {"tensor-data"}},
      {"too few indices", Sparse({4}, 2, {1}, {0}), {"tensor-data"}},
      {"too many indices", Sparse({4}, 1, {2}, {0, 1}), {"tensor-data"}},
      {"coordinates of another rank",
       Sparse({2, 3}, 2, {2, 3}, {0, 0, 0, 1, 1, 1}),
       {"tensor-data"}},

      {"index too large", Sparse({2, 3}, 1, {1}, {6}), {"tensor-data"}},
      {"negative index", Sparse({2, 3}, 1, {1}, {-1}), {"tensor-data"}},
      {"coordinate too large", Sparse({2, 3}, 1, {1, 2}, {0, 3}), {"tensor-data"}},
      {"negative coordinate", Sparse({2, 3}, 1, {1, 2}, {-1, 0}), {"tensor-data"}},
      {"index twice", Sparse({9}, 3, {3}, {1, 4, 4}), {"tensor-data"}},
      {"descending", Sparse({9}, 3, {3}, {1, 4, 3}), {"tensor-data"}},
      {"coordinates twice", Sparse({2, 3}, 2, {2, 2}, {1, 1, 1, 1}), {"tensor-data"}},
      {"coordinates descending", Sparse({2, 3}, 2, {2, 2}, {1, 0, 0, 2}), {"tensor-data"}},
      {"second coordinate descending", Sparse({2, 3}, 2, {2, 2}, {1, 2, 1, 0}), {"tensor-data"}},
      {"second coordinate below, first above", Sparse({2, 3}, 2, {2, 2}, {0, 2, 1, 0}), {}},
      {"many faults of one kind", Sparse({3}, 4, {4}, {9, 9, 2, 1}), {"tensor-data"}},
  };
  for (const SparseCase& c : cases) {
    SCOPED_TRACE(c.name);
    EXPECT_THAT(CodesOf(Collect(CheckSparseTensor, c.tensor)), ElementsAreArray(c.codes));
  }
}

TEST(SparseTensorCheckTest, NamesTheTensorByItsValues) {
  const std::vector<Diagnostic> found = Collect(CheckSparseTensor, Sparse({4}, 1, {1}, {4}));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].location.value, "w");
}

// Indices that the loader skipped or that are elsewhere are not read.
TEST(SparseTensorCheckTest, LooksOnlyAtIndicesAtHand) {
  constexpr int kCount = 20000;
  ModelProto model;
  SparseTensorProto* sparse = model.mutable_graph()->add_sparse_initializer();
  *sparse = Sparse({4}, kCount, {kCount}, {});
  AddEntries("int64", kCount, sparse->mutable_indices());
  EXPECT_THAT(CodesOf(Collect(CheckSparseTensor, *sparse)), ElementsAre("tensor-data"));
  const LoadedModel loaded = testing::LoadBytes(model.SerializeAsString());
  ASSERT_FALSE(loaded.error);
  EXPECT_THAT(CodesOf(Collect(CheckSparseTensor, loaded.model.graph().sparse_initializer(0))),
              ElementsAre());

  SparseTensorProto external = Sparse({4}, 1, {1}, {});
  external.mutable_indices()->set_data_location(TensorProto::EXTERNAL);
  StringStringEntryProto* entry = external.mutable_indices()->add_external_data();
  entry->set_key("location");
  entry->set_value("i.bin");
  EXPECT_THAT(CodesOf(Collect(CheckSparseTensor, external)), ElementsAre());
}

}  // namespace
}  // namespace ONNX_LIGHT_NAMESPACE::model
