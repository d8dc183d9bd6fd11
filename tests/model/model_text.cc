// SPDX-License-Identifier: Apache-2.0
#include "tests/model/model_text.h"

#include <cctype>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "onnx_light/core/strings.h"
#include "onnx_light/core/types/tensor_type.h"

namespace ONNX_LIGHT_NAMESPACE::model::testing {
namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) { Skip(); }

  ModelProto Model() {
    ModelProto model;
    while (!rest_.empty()) {
      if (Take("ir")) {
        model.set_ir_version(Int());
      } else if (Take("import")) {
        Import(model.add_opset_import());
      } else if (Take("function")) {
        Function(model.add_functions());
      } else {
        Need("graph");
        Graph(model.mutable_graph());
      }
    }
    return model;
  }

 private:
  // Words, numbers, and single signs other than "->" and "::".
  std::string_view Peek() const {
    if (rest_.empty()) return rest_;
    if (rest_.substr(0, 2) == "->" || rest_.substr(0, 2) == "::") return rest_.substr(0, 2);
    size_t length = 0;
    const bool negative = rest_[0] == '-';
    while (length < rest_.size() && (IsWord(rest_[length]) || (negative && length == 0))) ++length;
    return rest_.substr(0, length == 0 ? 1 : length);
  }

  static bool IsWord(char c) { return std::isalnum(c) != 0 || c == '_' || c == '.'; }

  void Skip() {
    while (!rest_.empty() && std::isspace(rest_[0]) != 0) rest_.remove_prefix(1);
  }

  std::string_view Next() {
    const std::string_view token = Peek();
    rest_.remove_prefix(token.size());
    Skip();
    return token;
  }

  bool Take(std::string_view token) {
    if (Peek() != token) return false;
    Next();
    return true;
  }

  void Need(std::string_view token) {
    if (Take(token)) return;
    throw std::invalid_argument(
        core::StrCat("found '", rest_.substr(0, 40), "', expected ", token));
  }

  std::string_view Until(char end) {
    const size_t length = rest_.find(end);
    if (length == std::string_view::npos) throw std::invalid_argument("text without end");
    const std::string_view text = rest_.substr(0, length);
    rest_.remove_prefix(length + 1);
    Skip();
    return text;
  }

  int64_t Int() { return std::strtoll(std::string(Next()).c_str(), nullptr, 10); }

  static bool IsName(std::string_view token) { return !token.empty() && IsWord(token[0]); }

  void Import(OperatorSetIdProto* import) {
    const std::string_view domain = Next();
    if (domain != "ai.onnx") import->set_domain(std::string(domain));
    import->set_version(Int());
  }

  // Calls `add` with each name of a list, "" for one left out, up to `end`.
  template <typename Add>
  void Names(std::string_view end, Add add) {
    if (Take(end)) return;
    do {
      add(std::string(IsName(Peek()) ? Next() : std::string_view()));
    } while (Take(","));
    Need(end);
  }

  void Values(google::protobuf::RepeatedPtrField<ValueInfoProto>* values) {
    Need("(");
    if (Take(")")) return;
    do {
      Value(values->Add());
    } while (Take(","));
    Need(")");
  }

  void Value(ValueInfoProto* value) {
    value->set_name(std::string(Next()));
    if (Take(":")) Type(value->mutable_type());
  }

  void Type(TypeProto* type) {
    const std::string_view word = Next();
    if (word == "seq" || word == "optional") {
      Need("(");
      Type(word == "seq" ? type->mutable_sequence_type()->mutable_elem_type()
                         : type->mutable_optional_type()->mutable_elem_type());
      return Need(")");
    }
    if (word == "map") {
      Need("(");
      type->mutable_map_type()->set_key_type(Element(Next()));
      Need(",");
      Type(type->mutable_map_type()->mutable_value_type());
      return Need(")");
    }
    auto* tensor = type->mutable_tensor_type();
    tensor->set_elem_type(Element(word));
    if (Take("?")) return;
    auto* shape = tensor->mutable_shape();
    if (!Take("[")) return;
    Names("]", [&](const std::string& size) {
      auto* dim = shape->add_dim();
      if (size.empty()) return;
      if (std::isdigit(size[0]) != 0) {
        dim->set_dim_value(std::strtoll(size.c_str(), nullptr, 10));
      } else {
        dim->set_dim_param(size);
      }
    });
  }

  // A number stands for itself, so that a text can name types that do not exist.
  static int32_t Element(std::string_view name) {
    if (std::isdigit(name[0]) != 0) return std::atoi(std::string(name).c_str());
    const auto type = onnx_proto::TensorTypeFromString(core::StrCat("tensor(", name, ")"));
    if (!type) throw std::invalid_argument(core::StrCat("no element type ", name));
    return static_cast<int32_t>(*type);
  }

  void Tensor(TensorProto* tensor) {
    TypeProto type;
    Type(&type);
    const auto element = static_cast<onnx_proto::TensorType>(type.tensor_type().elem_type());
    int64_t bits = onnx_proto::ElementBits(element);
    for (const auto& dim : type.tensor_type().shape().dim()) {
      tensor->add_dims(dim.dim_value());
      bits *= dim.dim_value();
    }
    tensor->set_data_type(type.tensor_type().elem_type());
    tensor->set_raw_data(std::string(static_cast<size_t>((bits + 7) / 8), '\0'));
  }

  void Graph(GraphProto* graph) {
    graph->set_name("g");
    Values(graph->mutable_input());
    Need("->");
    Values(graph->mutable_output());
    Need("{");
    while (!Take("}")) {
      if (Take("init")) {
        TensorProto* tensor = graph->add_initializer();
        tensor->set_name(std::string(Next()));
        Need(":");
        Tensor(tensor);
      } else if (Take("info")) {
        Value(graph->add_value_info());
      } else {
        Node(graph->add_node());
      }
    }
  }

  void Function(FunctionProto* function) {
    function->set_domain(std::string(Next()));
    Need("::");
    function->set_name(std::string(Next()));
    if (Take(":")) function->set_overload(std::string(Next()));
    Need("(");
    Names(")", [&](std::string name) { function->add_input(std::move(name)); });
    Need("->");
    Need("(");
    Names(")", [&](std::string name) { function->add_output(std::move(name)); });
    if (Take("<")) {
      do {
        const std::string name(Next());
        if (Peek() == "=") {
          Attribute(name, function->add_attribute_proto());
        } else {
          function->add_attribute(name);
        }
      } while (Take(","));
      Need(">");
    }
    while (Take("import")) Import(function->add_opset_import());
    Need("{");
    while (!Take("}")) {
      if (Take("info")) {
        Value(function->add_value_info());
      } else {
        Node(function->add_node());
      }
    }
  }

  void Node(NodeProto* node) {
    if (Take("'")) {
      node->set_name(std::string(Until('\'')));
      Need(":");
    }
    Names("=", [&](std::string name) { node->add_output(std::move(name)); });
    std::string op(Next());
    if (Take("::")) {
      node->set_domain(op);
      op = std::string(Next());
    }
    node->set_op_type(op);
    if (Take(":")) node->set_overload(std::string(Next()));
    Need("(");
    Names(")", [&](std::string name) { node->add_input(std::move(name)); });
    if (!Take("{")) return;
    do {
      Attribute(std::string(Next()), node->add_attribute());
    } while (Take(","));
    Need("}");
  }

  void Attribute(const std::string& name, AttributeProto* attribute) {
    attribute->set_name(name);
    Need("=");
    if (Take("@")) {
      attribute->set_ref_attr_name(std::string(Next()));
      Need(":");
      attribute->set_type(Kind(Next()));
    } else if (Take("\"")) {
      attribute->set_type(AttributeProto::STRING);
      attribute->set_s(std::string(Until('"')));
    } else if (Take("[")) {
      attribute->set_type(AttributeProto::INTS);
      Names("]", [&](const std::string& i) { attribute->add_ints(std::atoll(i.c_str())); });
    } else if (Take("tensor")) {
      attribute->set_type(AttributeProto::TENSOR);
      Tensor(attribute->mutable_t());
    } else if (Take("graph")) {
      attribute->set_type(AttributeProto::GRAPH);
      Graph(attribute->mutable_g());
    } else {
      const std::string number(Next());
      if (number.find('.') == std::string::npos) {
        attribute->set_type(AttributeProto::INT);
        attribute->set_i(std::atoll(number.c_str()));
      } else {
        attribute->set_type(AttributeProto::FLOAT);
        attribute->set_f(std::strtof(number.c_str(), nullptr));
      }
    }
  }

  static AttributeProto::AttributeType Kind(std::string_view name) {
    AttributeProto::AttributeType type;
    if (!AttributeProto::AttributeType_Parse(std::string(name), &type)) {
      throw std::invalid_argument(core::StrCat("no kind ", name));
    }
    return type;
  }

  std::string_view rest_;
};

}  // namespace

ModelProto ModelFromText(std::string_view text) { return Parser(text).Model(); }

}  // namespace ONNX_LIGHT_NAMESPACE::model::testing
