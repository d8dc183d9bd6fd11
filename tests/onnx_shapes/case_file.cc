// SPDX-License-Identifier: Apache-2.0
#include "case_file.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <regex>
#include <stdexcept>

#include "onnx_light/core/schema/node_check.h"
#include "onnx_light/core/symbolic/sym_expr.h"
#include "onnx_light/opsets/operator_sets.h"
#include "onnx_shapes/inference_context.h"

namespace onnx_light_tests {
namespace {

using onnx_light::core::schema::AttributeType;
using onnx_light::core::schema::AttributeView;
using onnx_light::core::schema::Diagnostic;
using onnx_light::core::schema::LightOpSchema;
using onnx_light::core::schema::NodeCheck;
using onnx_light::core::schema::NodeView;
using onnx_light::core::schema::ValueType;
using onnx_light::core::symbolic::Add;
using onnx_light::core::symbolic::Mul;
using onnx_light::core::symbolic::SymDim;
using onnx_light::core::symbolic::SymShape;
using onnx_light::onnx_proto::TensorType;
using onnx_light::onnx_proto::TensorTypeFromString;
using onnx_light::shapes::Fraction;
using onnx_light::shapes::Host;
using onnx_light::shapes::SymbolTable;
using onnx_light::shapes::Value;

// A body that gives the same values whatever it is given, or inputs as they are.
struct Body {
  struct Output {
    std::optional<size_t> input;
    Value value;
  };
  size_t inputs = 0;
  std::vector<Output> outputs;
};

// Everything an attribute view points to, kept for the time of the run.
struct Attribute {
  std::string name;
  std::vector<int64_t> ints;
  std::vector<float> floats;
  std::deque<std::string> strings;
  std::vector<const std::string*> string_pointers;
  Value value;
  Body body;
};

class Parser {
 public:
  explicit Parser(const std::string& text) : text_(text) {}

  void SkipSpace() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool Take(const std::string& token) {
    SkipSpace();
    if (text_.compare(at_, token.size(), token) != 0) return false;
    at_ += token.size();
    return true;
  }
  void Need(const std::string& token) {
    if (!Take(token)) Fail("expected '" + token + "'");
  }
  bool AtEnd() {
    SkipSpace();
    return at_ == text_.size();
  }
  std::string Rest() {
    SkipSpace();
    return text_.substr(at_);
  }
  char Peek() {
    SkipSpace();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  [[noreturn]] void Fail(const std::string& what) const {
    throw std::runtime_error(what + " at '" + text_.substr(at_) + "' in: " + text_);
  }
  std::string Until(const std::string& stops) {
    SkipSpace();
    const size_t end = std::min(text_.find_first_of(stops, at_), text_.size());
    std::string word = text_.substr(at_, end - at_);
    at_ = end;
    while (!word.empty() && word.back() == ' ') word.pop_back();
    return word;
  }

  // float[N,3], seq(float[N]), optional(seq(int64[...])), sparse(float[2,3]), ?, int64[2]={1,N}
  Value ParseValue() {
    if (Take("?")) return ParseShapeAfter("");
    for (const char* wrapper : {"seq(", "optional(", "sparse("}) {
      if (!Take(wrapper)) continue;
      Value inner = ParseValue();
      Need(")");
      const std::string kind(wrapper);
      const TensorType type = inner.type.type;
      inner.type.type = kind == "seq("        ? onnx_light::onnx_proto::SequenceOf(type)
                        : kind == "optional(" ? onnx_light::onnx_proto::OptionalOf(type)
                                              : onnx_light::onnx_proto::SparseOf(type);
      return inner;
    }
    if (Take("map(")) {
      Value map;
      map.type.type = TensorTypeFromString("map(" + Until(")") + ")").value();
      Need(")");
      return map;
    }
    return ParseShapeAfter(Until("[ ,)}"));
  }

 private:
  Value ParseShapeAfter(const std::string& element) {
    Value value;
    if (!element.empty()) {
      const auto type = TensorTypeFromString("tensor(" + element + ")");
      if (!type) Fail("no element type " + element);
      value.type.type = *type;
    }
    if (!Take("[")) return value;
    if (Take("...")) {
      Need("]");
      return value;
    }
    value.shape = SymShape();
    while (!Take("]")) {
      value.shape->PushBack(ParseDim(Until(",]")));
      Take(",");
    }
    if (Take("={")) ParseElements(&value);
    return value;
  }

  // A number, a symbol or a sum of products of them, for example 2*N-1.
  static SymDim ParseDim(const std::string& word) {
    if (word == "?") return SymDim();
    if (word.find_first_not_of("0123456789", word[0] == '-' ? 1 : 0) == std::string::npos) {
      return SymDim(static_cast<int64_t>(std::stoll(word)));
    }
    SymDim sum = 0;
    for (size_t at = 0; at < word.size();) {
      const bool negative = word[at] == '-';
      if (negative || word[at] == '+') ++at;
      const size_t end = std::min(word.find_first_of("+-", at), word.size());
      SymDim term = negative ? -1 : 1;
      while (at < end) {
        const size_t stop = std::min(word.find('*', at), end);
        const std::string factor = word.substr(at, stop - at);
        const bool is_number = std::isdigit(static_cast<unsigned char>(factor[0])) != 0;
        term =
            Mul(term, is_number ? SymDim(static_cast<int64_t>(std::stoll(factor))) : SymDim(factor))
                .value();
        at = stop + (stop < end ? 1 : 0);
      }
      sum = Add(sum, term).value();
    }
    return sum;
  }

  // Numbers of a floating-point tensor; {N/2,3} where one is symbolic, elements that are integers
  // alone of any other type.
  void ParseElements(Value* value) {
    std::vector<SymDim> integers;
    std::vector<double> floats;
    std::vector<Fraction> fractions;
    const std::string type = onnx_light::onnx_proto::ElementName(value->type.type);
    bool all_numbers = type.find("float") != std::string::npos || type == "double";
    bool any_fraction = false;
    while (!Take("}")) {
      const std::string word = Until(",}");
      char* end = nullptr;
      floats.push_back(std::strtod(word.c_str(), &end));
      all_numbers = all_numbers && *end == '\0';
      const size_t slash = all_numbers ? std::string::npos : word.find('/');
      const bool is_fraction = slash != std::string::npos && word[slash + 1] != '/';
      any_fraction = any_fraction || is_fraction;
      integers.push_back(ParseDim(word));
      fractions.push_back({ParseDim(word.substr(0, is_fraction ? slash : std::string::npos)),
                           is_fraction ? std::stoll(word.substr(slash + 1)) : 1});
      Take(",");
    }
    if (all_numbers) {
      value->floats = std::make_shared<const std::vector<double>>(floats);
    } else if (any_fraction) {
      value->fractions = std::make_shared<const std::vector<Fraction>>(fractions);
    } else {
      value->integers = std::make_shared<const std::vector<SymDim>>(integers);
    }
  }

  std::string text_;
  size_t at_ = 0;
};

// 2(bool[], $1), after `graph:`.
Body ParseBody(Parser& parser) {
  Body body;
  body.inputs = std::stoul(parser.Until("("));
  parser.Need("(");
  while (!parser.Take(")")) {
    Body::Output& output = body.outputs.emplace_back();
    if (parser.Take("$")) {
      output.input = std::stoul(parser.Until(",)"));
    } else {
      output.value = parser.ParseValue();
    }
    parser.Take(",");
  }
  return body;
}

AttributeView ParseAttribute(Parser& parser, Attribute* store) {
  store->name = parser.Until("=");
  parser.Need("=");
  if (parser.Take("graph:")) {
    store->body = ParseBody(parser);
    return AttributeView::Object(store->name, AttributeType::GRAPH, &store->body);
  }
  if (parser.Take("type:")) {
    store->value = parser.ParseValue();
    return AttributeView::Object(store->name, AttributeType::TYPE_PROTO, &store->value);
  }
  const bool list = parser.Take("[");
  do {
    if (list && parser.Take("]")) return AttributeView::Ints(store->name, store->ints);
    if (parser.Take("\"")) {
      store->strings.push_back(parser.Until("\""));
      parser.Need("\"");
      continue;
    }
    if (std::isalpha(static_cast<unsigned char>(parser.Peek()))) {
      store->value = parser.ParseValue();
      return AttributeView::Object(store->name, AttributeType::TENSOR, &store->value);
    }
    const std::string word = parser.Until(",]}");
    if (word.find_first_of(".e") == std::string::npos) {
      store->ints.push_back(std::stoll(word));
    } else {
      store->floats.push_back(std::strtof(word.c_str(), nullptr));
    }
  } while (list && parser.Take(","));
  if (list) parser.Need("]");
  for (const std::string& s : store->strings) store->string_pointers.push_back(&s);
  if (!store->strings.empty()) {
    return list ? AttributeView::Strings(store->name, store->string_pointers)
                : AttributeView::String(store->name, store->strings[0]);
  }
  if (!store->floats.empty()) {
    // A list with one float is a list of floats.
    if (list && !store->ints.empty()) parser.Fail("integers and floats in one list");
    return list ? AttributeView::Floats(store->name, store->floats)
                : AttributeView::Float(store->name, store->floats[0]);
  }
  return list ? AttributeView::Ints(store->name, store->ints)
              : AttributeView::Int(store->name, store->ints[0]);
}

class CaseHost : public Host {
 public:
  Value TensorValue(const AttributeView& attribute) override {
    return *static_cast<const Value*>(attribute.object);
  }
  Value TypeValue(const AttributeView& attribute) override {
    return *static_cast<const Value*>(attribute.object);
  }
  std::vector<Value> InferGraph(const AttributeView& attribute,
                                absl::Span<const Value> inputs) override {
    std::vector<Value> outputs;
    for (const Body::Output& output : static_cast<const Body*>(attribute.object)->outputs) {
      outputs.push_back(output.input ? inputs[*output.input] : output.value);
    }
    return outputs;
  }
  std::optional<std::vector<Value>> TryGraph(const AttributeView& attribute,
                                             absl::Span<const Value> inputs) override {
    return InferGraph(attribute, inputs);
  }
  std::pair<size_t, size_t> GraphArity(const AttributeView& attribute) override {
    const Body& body = *static_cast<const Body*>(attribute.object);
    return {body.inputs, body.outputs.size()};
  }
  void Report(Diagnostic diagnostic) override { findings.push_back(std::move(diagnostic)); }

  std::vector<Diagnostic> findings;
};

std::string Print(Value value, const SymbolTable& symbols, bool with_elements) {
  if (value.shape) symbols.Resolve(&*value.shape);
  std::string text = value.ToString();
  if (with_elements && value.integers != nullptr) {
    text += "={";
    for (const SymDim& element : *value.integers) {
      text += (text.back() == '{' ? "" : ",") + symbols.Resolve(element).ToString();
    }
    text += "}";
  } else if (with_elements && value.floats != nullptr) {
    text += "={";
    for (const double element : *value.floats) {
      std::string number = std::to_string(element);
      number.erase(number.find_last_not_of('0') + 1);
      text += (text.back() == '{' ? "" : ",") + number;
    }
    text += "}";
  } else if (with_elements && value.fractions != nullptr) {
    text += "={";
    for (const Fraction& element : *value.fractions) {
      text += (text.back() == '{' ? "" : ",") + symbols.Resolve(element.numerator).ToString();
      if (element.divisor != 1) text += "/" + std::to_string(element.divisor);
    }
    text += "}";
  }
  static const std::regex kFresh("\\?[0-9]+");
  return std::regex_replace(text, kFresh, "?");
}

// Splits the right side at the commas outside of brackets.
std::vector<std::string> SplitOutputs(const std::string& text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '[' || c == '(' || c == '{') ++depth;
    if (c == ']' || c == ')' || c == '}') --depth;
    if (c == ',' && depth == 0) {
      parts.emplace_back();
    } else if (c != ' ' || depth > 0) {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace

std::vector<CaseLine> ReadCases(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  std::vector<CaseLine> cases;
  for (const std::string& file : files) {
    std::ifstream stream(file);
    std::string text;
    for (int number = 1; std::getline(stream, text); ++number) {
      CaseLine line{std::filesystem::path(file).filename().string(), number, text, ""};
      if (const size_t comment = text.find('#'); comment != std::string::npos) {
        line.text = text.substr(0, comment);
        line.label = text.substr(comment + 1);
        line.label.erase(0, line.label.find_first_not_of(' '));
        line.label = line.label.substr(0, line.label.find(' '));
      }
      line.text.erase(line.text.find_last_not_of(" \t\r") + 1);
      if (!line.text.empty()) cases.push_back(line);
    }
  }
  return cases;
}

CaseOperator OperatorOf(const CaseLine& line) {
  CaseOperator found;
  found.op_type = Parser(line.text).Until("{( ");
  if (const size_t colons = found.op_type.find("::"); colons != std::string::npos) {
    found.domain = found.op_type.substr(0, colons);
    found.op_type.erase(0, colons + 2);
  }
  const size_t dash = found.op_type.rfind('-');
  found.version = std::stoi(found.op_type.substr(dash + 1));
  found.op_type.resize(dash);
  return found;
}

CaseResult RunCase(const CaseLine& line) {
  const auto [domain, op_type, version] = OperatorOf(line);
  Parser parser(line.text);
  parser.Until("{( ");
  const LightOpSchema* schema =
      onnx_light::opsets::BuiltInRegistry().Find(domain, op_type, version);
  if (schema == nullptr) parser.Fail("no operator " + op_type);

  std::deque<Attribute> stores;
  std::vector<AttributeView> attributes;
  if (parser.Take("{")) {
    while (!parser.Take("}")) {
      stores.emplace_back();
      attributes.push_back(ParseAttribute(parser, &stores.back()));
      parser.Take(",");
    }
  }
  std::deque<Value> values;
  std::vector<std::string_view> inputs;
  parser.Need("(");
  while (!parser.Take(")")) {
    const bool absent = parser.Take("_");
    values.push_back(absent ? Value() : parser.ParseValue());
    inputs.push_back(absent ? "" : "x");
    parser.Take(",");
  }
  parser.Need("->");
  CaseResult result;
  result.expected = parser.Rest();
  if (const size_t mark = result.expected.find('!'); mark != std::string::npos) {
    result.finding = result.expected.substr(mark + 1);
    result.expected.resize(mark);
  }

  const bool says_outputs = !result.expected.empty();
  std::vector<std::string> wanted = SplitOutputs(result.expected);
  if (!says_outputs) wanted.resize(static_cast<size_t>(std::max(1, schema->min_output())));
  std::vector<std::string_view> outputs;
  for (const std::string& output : wanted) outputs.push_back(output == "_" ? "" : "y");
  const NodeView node{"n", op_type, domain, "", inputs, outputs, attributes};

  CaseHost host;
  std::vector<ValueType> types;
  std::vector<const Value*> pointers;
  for (const Value& value : values) {
    types.push_back(value.type);
    pointers.push_back(&value);
  }
  NodeCheck check(*schema, node, types, &host.findings);
  check.Run();
  std::vector<Value> made(outputs.size());
  for (size_t i = 0; i < made.size(); ++i) made[i].type = check.OutputType(i);
  SymbolTable symbols;
  InferNode(onnx_light::shapes::FindRule(*schema), *schema, node, pointers, absl::MakeSpan(made),
            symbols, host);
  for (size_t i = 0; i < made.size(); ++i) {
    const bool elements = wanted[i].find("={") != std::string::npos;
    result.outputs += (i == 0 ? "" : ", ") +
                      (outputs[i].empty() ? std::string("_") : Print(made[i], symbols, elements));
  }
  for (const Diagnostic& d : host.findings) {
    result.findings.push_back(std::string(onnx_light::core::diagnostics::InfoOf(d.code).name) +
                              (*d.label != 0 ? std::string(" ") + d.label : ""));
  }
  return result;
}

}  // namespace onnx_light_tests
