// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/core/schema/history.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "onnx_light/core/schema/history_builder.h"

namespace onnx_light::core::schema {
namespace {

std::vector<LightOpSchema> Build(HistoryFunction write) { return BuildHistory("d", "Op", write); }

TEST(History, AppliesChangesToACopyOfTheVersionBefore) {
  if (ONNX_LIGHT_WITH_DOCS == 0) GTEST_SKIP() << "built without texts";
  const auto versions = Build([](History& op) {
    op.Since(1)
        .Doc("First.")
        .Input("x", "T", "An input.")
        .Input("z", "T", "Another.")
        .Output("y", "T", "The output.")
        .Attr("b", Ints({0, 2}), "List.")
        .Attr("a", Float(0.1F), "Number.")
        .Types("T", types::kFloat, "Floats.");
    op.Since(4)
        .Before("z")
        .Input("m", "tensor(int64)", "Between.", kOptional)
        .Input("x", "T", nullptr, kDifferentiable)
        .DropAttr("a")
        .Attr("b", Required(AttributeType::INTS))
        .Types("T", types::kFloats)
        .Function()
        .NonDeterministic();
    op.Since(9).DropInput("m").Deprecated();
  });
  ASSERT_EQ(versions.size(), 3u);
  EXPECT_EQ(SignatureOf(versions[0]), "Op-1(x: T, z: T) -> (y: T)");
  EXPECT_EQ(SignatureOf(versions[1]), "Op-4(x: T, m?: tensor(int64), z: T) -> (y: T)");
  EXPECT_EQ(SignatureOf(versions[2]), "Op-9(x: T, z: T) -> (y: T)");
  EXPECT_EQ(versions[0].attributes()[0].name, "a");
  EXPECT_EQ(versions[0].attributes()[0].default_value, AttributeDefault(static_cast<double>(0.1F)));
  EXPECT_EQ(versions[0].attributes()[1].default_value,
            AttributeDefault(std::vector<int64_t>{0, 2}));
  EXPECT_EQ(versions[1].inputs()[0].description, "An input.");
  EXPECT_EQ(versions[1].inputs()[0].differentiation, Differentiation::kDifferentiable);
  EXPECT_TRUE(versions[1].attributes()[0].required);
  EXPECT_EQ(versions[1].attributes()[0].description, "List.");
  EXPECT_EQ(versions[1].type_constraints()[0].allowed_type_strs.size(), 4u);
  EXPECT_EQ(versions[1].type_constraints()[0].description, "Floats.");
  EXPECT_TRUE(versions[1].has_function_implementation() && versions[1].non_deterministic());
  EXPECT_FALSE(versions[0].has_function_implementation() || versions[0].non_deterministic());
  EXPECT_TRUE(versions[2].deprecated() && !versions[1].deprecated());
}

TEST(History, MakesEveryKindOfParameterAndDefault) {
  const auto op = Build([](History& o) {
    o.Since(1)
        .Input("v", "tensor(float)", "", kVariadicOrNone | kHeterogeneous)
        .Output("w", "tensor(float)", "", kVariadic | kNonDifferentiable)
        .Attr("i", Int(-3))
        .Attr("s", Str("text"))
        .Attr("fs", Floats({0.5F, 1.5F}))
        .Attr("ss", Strs({"a", "b"}))
        .Attr("n", NoDefault(AttributeType::GRAPH));
  })[0];
  EXPECT_EQ(op.min_input(), 0);
  EXPECT_FALSE(op.inputs()[0].homogeneous);
  EXPECT_EQ(op.min_output(), 1);
  EXPECT_EQ(op.outputs()[0].differentiation, Differentiation::kNonDifferentiable);
  EXPECT_EQ(op.FindAttribute("i")->default_value, AttributeDefault(int64_t{-3}));
  EXPECT_EQ(op.FindAttribute("s")->default_value, AttributeDefault(std::string("text")));
  EXPECT_EQ(op.FindAttribute("fs")->default_value, AttributeDefault(std::vector<double>{0.5, 1.5}));
  EXPECT_EQ(op.FindAttribute("ss")->default_value,
            AttributeDefault(std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(op.FindAttribute("n")->default_value, AttributeDefault());
}

TEST(History, RefusesContradictionsNamingOperatorAndVersion) {
  EXPECT_THROW(Build([](History&) {}), SchemaError);
  const HistoryFunction kWrong[] = {
      [](History& op) { op.Since(7).Since(7); },
      [](History& op) { op.Since(7).Since(6); },
      [](History& op) { op.Since(7).DropInput("x"); },
      [](History& op) { op.Since(7).DropOutput("x"); },
      [](History& op) { op.Since(7).DropAttr("x"); },
      [](History& op) { op.Since(7).DropTypes("x"); },
      [](History& op) { op.Since(7).Input("x", "T"); },
      [](History& op) { op.Since(7).Output("x", "tensor(flaot)"); },
      [](History& op) { op.Since(7).Before("q").Input("x", "tensor(float)"); },
      [](History& op) { op.Since(7).Before("q"); },
  };
  for (size_t i = 0; i < std::size(kWrong); ++i) {
    try {
      Build(kWrong[i]);
      ADD_FAILURE() << "no error for case " << i;
    } catch (const SchemaError& error) {
      const std::string text = error.what();
      EXPECT_NE(text.find("d::Op-7"), std::string::npos) << text;
    }
  }
}

}  // namespace
}  // namespace onnx_light::core::schema
