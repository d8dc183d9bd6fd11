// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/ai_onnx/rules.h"
#include "onnx_shapes/rules/lists.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {
namespace {

using core::StrCat;

// One term of an equation: its letters, and how many of them stand before the ellipsis.
struct Term {
  std::string letters;
  std::optional<size_t> ellipsis;
};

size_t CodeOf(char letter) { return static_cast<unsigned char>(letter); }

struct Equation {
  std::vector<Term> inputs;
  std::optional<Term> output;
};

// Splits an equation into its terms; nullopt for one that is not well-formed.
std::optional<Equation> Parse(std::string_view text) {
  Equation equation;
  Term* term = &equation.inputs.emplace_back();
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      term->letters += c;
    } else if (text.substr(at, 3) == "..." && !term->ellipsis) {
      term->ellipsis = term->letters.size();
      at += 2;
    } else if (text.substr(at, 2) == "->" && !equation.output) {
      term = &equation.output.emplace();
      ++at;
    } else if (c == ',' && !equation.output) {
      term = &equation.inputs.emplace_back();
    } else if (c != ' ' && c != '\t') {
      return std::nullopt;
    }
  }
  return equation;
}

// What the inputs say of the sizes that letters and the ellipsis stand for.
class Names {
 public:
  explicit Names(Context& ctx) : ctx_(ctx) {}

  // Takes the sizes of one input; false after a fault.
  bool AddInput(size_t input, const Term& term);
  // Returns the output's shape; nullopt after a fault, or when its rank is not known.
  std::optional<SymShape> Output(const Term& term);
  // Returns the term of an output that is not given: the ellipsis, then what occurs once.
  Term ImplicitOutput() const;

 private:
  struct Name {
    SymDim size;
    size_t count = 0;
    bool sized = false;
  };

  Name& Of(char letter) { return names_[CodeOf(letter)]; }
  bool AddNamed(const Term& term, std::vector<SymDim> sizes);
  bool AddEllipsis(size_t input, SymShape sizes);

  Context& ctx_;
  std::array<Name, 128> names_;  // By ASCII code.
  bool has_ellipsis_ = false;
  bool ellipsis_unknown_ = false;
  std::optional<SymShape> ellipsis_;
};

bool Names::AddInput(size_t input, const Term& term) {
  has_ellipsis_ = has_ellipsis_ || term.ellipsis;
  const SymShape* shape = ctx_.Shape(input);
  const int named = static_cast<int>(term.letters.size());
  if (shape == nullptr) {
    ellipsis_unknown_ = ellipsis_unknown_ || term.ellipsis;
    return AddNamed(term, std::vector<SymDim>(term.letters.size()));
  }
  // einsum_c3
  if (!ctx_.RequireRank("einsum_c3", input, named, term.ellipsis ? INT32_MAX : named)) return false;
  const auto dims = shape->Dims();
  if (!term.ellipsis) return AddNamed(term, {dims.begin(), dims.end()});
  const size_t hidden = dims.size() - term.letters.size();
  std::vector<SymDim> sizes(dims.begin(), dims.begin() + *term.ellipsis);
  sizes.insert(sizes.end(), dims.begin() + *term.ellipsis + hidden, dims.end());
  return AddNamed(term, std::move(sizes)) &&
         AddEllipsis(input, SymShape(dims.subspan(*term.ellipsis, hidden)));
}

// A letter repeated within a term walks along a diagonal, whose sizes are equal. In different terms
// a size of 1 is stretched.
bool Names::AddNamed(const Term& term, std::vector<SymDim> sizes) {
  constexpr size_t kNowhere = SIZE_MAX;
  std::array<size_t, 128> first;
  first.fill(kNowhere);
  for (size_t i = 0; i < sizes.size(); ++i) {
    ++Of(term.letters[i]).count;
    size_t& at = first[CodeOf(term.letters[i])];
    if (at == kNowhere) {
      at = i;
      continue;
    }
    // einsum_c4
    if (!MergeSize(ctx_, "einsum_c4", &sizes[at], sizes[i],
                   StrCat("sizes that one term names ", term.letters.substr(i, 1)))) {
      return false;
    }
  }
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (first[CodeOf(term.letters[i])] != i) continue;
    Name& name = Of(term.letters[i]);
    // einsum_c5
    name.size = name.sized ? ctx_.Broadcast("einsum_c5", {name.size}, {sizes[i]})[0] : sizes[i];
    name.sized = true;
  }
  return true;
}

bool Names::AddEllipsis(size_t input, SymShape sizes) {
  if (!ellipsis_) {
    ellipsis_ = std::move(sizes);
    return true;
  }
  if (ellipsis_->Rank() != sizes.Rank()) {
    // einsum_c6
    ctx_.InputFault(Code::kRank, "einsum_c6", input,
                    StrCat(sizes.Rank(), " dimensions for the ellipsis"),
                    StrCat(ellipsis_->Rank(), ", as in the inputs before"));
    return false;
  }
  ellipsis_ = ctx_.Broadcast("einsum_c5", *ellipsis_, sizes);
  return true;
}

std::optional<SymShape> Names::Output(const Term& term) {
  std::array<bool, 128> used{};
  for (const char letter : term.letters) {
    bool& again = used[CodeOf(letter)];
    if (again || !Of(letter).sized) {
      // einsum_c7
      ctx_.AttrFault(Code::kAttributeValue, "einsum_c7", "equation",
                     StrCat("output letter ", std::string(1, letter), again ? " twice" : ""),
                     "letters of the inputs, each once");
      return std::nullopt;
    }
    again = true;
  }
  if (ellipsis_ && ellipsis_->Rank() > 0 && !term.ellipsis) {
    // einsum_c8
    ctx_.AttrFault(Code::kAttributeValue, "einsum_c8", "equation", "no ellipsis in the output",
                   "the ellipsis that the inputs have");
    return std::nullopt;
  }
  if (ellipsis_unknown_ && !ellipsis_ && term.ellipsis) return std::nullopt;
  const SymShape ellipsis = ellipsis_.value_or(SymShape());
  SymShape shape;
  for (size_t i = 0; i <= term.letters.size(); ++i) {
    if (i == term.ellipsis) {
      for (const SymDim& size : ellipsis.Dims()) shape.PushBack(KnownOrFresh(ctx_, size));
    }
    if (i < term.letters.size()) {
      shape.PushBack(KnownOrFresh(ctx_, Of(term.letters[i]).size));
    }
  }
  return shape;
}

Term Names::ImplicitOutput() const {
  Term term;
  if (has_ellipsis_) term.ellipsis = 0;
  for (size_t letter = 0; letter < names_.size(); ++letter) {
    if (names_[letter].count == 1) term.letters += static_cast<char>(letter);
  }
  return term;
}

}  // namespace

void Einsum(Context& ctx) {
  const auto* text = ctx.Attr("equation", core::schema::AttributeType::STRING);
  if (text == nullptr) return;
  const auto equation = Parse(text->s);
  if (!equation) {
    // einsum_c1
    ctx.AttrFault(Code::kAttributeValue, "einsum_c1", "equation", core::diagnostics::Quote(text->s),
                  "terms of letters and one '...', joined by ',', and '->' before the output");
    return;
  }
  if (equation->inputs.size() != ctx.NumInputs()) {
    // einsum_c2
    ctx.AttrFault(Code::kAttributeValue, "einsum_c2", "equation",
                  StrCat("terms for ", equation->inputs.size(), " inputs"),
                  StrCat("one for each of the ", ctx.NumInputs(), " inputs"));
    return;
  }
  Names names(ctx);
  for (size_t i = 0; i < equation->inputs.size(); ++i) {
    if (!names.AddInput(i, equation->inputs[i])) return;
  }
  auto shape = names.Output(equation->output ? *equation->output : names.ImplicitOutput());
  if (shape) ctx.SetShape(0, std::move(*shape));
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
