// SPDX-License-Identifier: Apache-2.0
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/bodies.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

std::vector<Value> Infer(Context& ctx, const AttributeView* branch) {
  return branch == nullptr ? std::vector<Value>() : ctx.host().InferGraph(*branch, {});
}

bool SameElements(const Value& a, const Value& b) {
  return a.integers != nullptr && b.integers != nullptr && *a.integers == *b.integers;
}

// What holds of a value that either branch may give.
Value Either(Context& ctx, Value a, const Value& b) {
  if (!SameElements(a, b)) a.integers = nullptr;
  a.floats = nullptr;
  a.fractions = nullptr;
  a.shape = Union(ctx, a.shape, b.shape);
  if (!a.type.Known()) a.type = b.type;
  return a;
}

}  // namespace

// Each output is that of the branch which runs: where both may, what the two have in common.
void If(Context& ctx) {
  const size_t count = ctx.NumOutputs();
  // if_c3
  RequireSingle(ctx, "if_c3", 0);
  // if_c1
  const AttributeView* then_branch = BodyOf(ctx, "if_c1", "then_branch", 0, count, count);
  const AttributeView* else_branch = BodyOf(ctx, "if_c1", "else_branch", 0, count, count);
  if (const SymDim condition = ctx.Scalar(0); condition.IsInt()) {
    const std::vector<Value> results =
        Infer(ctx, condition.AsInt() != 0 ? then_branch : else_branch);
    for (size_t i = 0; i < results.size(); ++i) ctx.Output(i) = results[i];
    return;
  }
  const std::vector<Value> on_true = Infer(ctx, then_branch);
  const std::vector<Value> on_false = Infer(ctx, else_branch);
  for (size_t i = 0; i < count; ++i) {
    if (i >= on_true.size() || i >= on_false.size()) return;
    const Value& a = on_true[i];
    const Value& b = on_false[i];
    if (a.type.Known() && b.type.Known() && a.type != b.type) {
      // if_c2
      ctx.Fault(Code::kTypeMismatch, "if_c2",
                StrCat(a.type.Text(), " and ", b.type.Text(), " as output ", i, " of the branches"),
                "one type of both");
      continue;
    }
    ctx.Output(i) = Either(ctx, a, b);
  }
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
