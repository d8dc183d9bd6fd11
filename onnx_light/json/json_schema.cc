// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/json/json_schema.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "nlohmann/json.hpp"
#include "onnx_light/core/diagnostics/suggest.h"
#include "onnx_light/core/strings.h"
#include "onnx_light/json/canonical_json.h"
#include "valijson/adapters/nlohmann_json_adapter.hpp"
#include "valijson/schema.hpp"
#include "valijson/schema_parser.hpp"
#include "valijson/validator.hpp"

namespace ONNX_LIGHT_NAMESPACE::json {

using core::StrCat;
using core::StrJoin;
using core::diagnostics::Quote;
using Json = nlohmann::json;

namespace {

// What valijson judges, in the order in which faults are told: of two that fail, the first counts.
constexpr const char* kJudged[] = {"type",     "const",    "enum",    "minLength", "maxLength",
                                   "minItems", "maxItems", "minimum", "maximum"};

// What says nothing about a document.
constexpr const char* kAnnotations[] = {"$schema",  "$id",          "$defs",    "definitions",
                                        "title",    "description",  "$comment", "default",
                                        "examples", "discriminator"};

std::string JoinOr(const std::vector<std::string>& words) {
  if (words.size() < 2) return words.empty() ? "" : words.front();
  const std::vector<std::string> first(words.begin(), words.end() - 1);
  return StrCat(StrJoin(first, ", "), " or ", words.back());
}

std::string Shown(const Json& value) {
  return value.is_string() ? Quote(value.get_ref<const std::string&>()) : value.dump();
}

// Words of a bound: "at least 1 value".
std::string Bound(const char* side, const Json& bound, const char* noun) {
  return StrCat(side, " ", bound.get<int64_t>(), " ", noun, bound == 1 ? "" : "s");
}

bool TypeTakes(const std::string& type, JsonKind kind) {
  switch (kind) {
    case JsonKind::kNull:
      return type == "null";
    case JsonKind::kBool:
      return type == "boolean";
    case JsonKind::kInteger:
    case JsonKind::kFloat:
      return type == "number" || type == "integer";
    case JsonKind::kString:
      return type == "string";
    case JsonKind::kArray:
      return type == "array";
    case JsonKind::kObject:
      return type == "object";
  }
  return false;
}

std::string TypeWords(const std::string& type) {
  if (type == "null") return type;
  const bool vowel = type == "array" || type == "object" || type == "integer";
  return StrCat(vowel ? "an " : "a ", type);
}

// The value without what is inside it; parts judge that on their own. Numbers as schemas see them:
// 1.0 is an integer, and one beyond 64 bits is as good as the largest.
Json Shallow(JsonValue value) {
  switch (value.kind()) {
    case JsonKind::kNull:
      return nullptr;
    case JsonKind::kBool:
      return value.AsBool();
    case JsonKind::kInteger:
      if (const auto number = value.AsInt64()) return *number;
      return value.NumberText()[0] == '-' ? std::numeric_limits<int64_t>::min()
                                          : std::numeric_limits<int64_t>::max();
    case JsonKind::kFloat: {
      constexpr double kExact = 9007199254740992.0;
      const double number = value.AsDouble();
      if (std::fabs(number) <= kExact && std::trunc(number) == number) {
        return static_cast<int64_t>(number);
      }
      return number;
    }
    case JsonKind::kString:
      return std::string(value.AsString());
    case JsonKind::kArray: {
      // As long as any bound of a schema asks for.
      constexpr size_t kSample = 64;
      return Json(Json::array_t(std::min(value.size(), kSample)));
    }
    case JsonKind::kObject:
      return Json::object();
  }
  return nullptr;
}

struct Keyword {
  std::string name;
  Json value;
  std::unique_ptr<valijson::Schema> schema;
};

}  // namespace

// A part of the schema; `$ref` leads to the part it names.
struct JsonSchema::Part {
  bool never = false;                     // The schema false.
  std::unique_ptr<valijson::Schema> own;  // All keywords at once; null for none.
  std::vector<Keyword> keywords;          // Each of them alone, to tell which one fails.
  std::string description;
  std::vector<std::string> types;  // Of `type`; empty for any.
  std::optional<Json> constant;
  std::vector<std::string> required;
  std::map<std::string, const Part*, std::less<>> properties;
  const Part* additional = nullptr;
  bool closed = false;  // additionalProperties is false.
  const Part* names = nullptr;
  const Part* items = nullptr;
  std::vector<const Part*> branches;
  bool one_of = false;
  const JsonPattern* pattern = nullptr;
  bool unique = false;

  // Whether a value of that kind may fit, whichever branch it follows.
  bool TakesKind(JsonKind kind) const {
    if (!types.empty()) {
      return std::any_of(types.begin(), types.end(),
                         [&](const std::string& type) { return TypeTakes(type, kind); });
    }
    return branches.empty() || std::any_of(branches.begin(), branches.end(),
                                           [&](const Part* p) { return p->TakesKind(kind); });
  }

  // The types that a value may have, whichever branch it follows; empty for any.
  std::set<std::string> AllTypes() const {
    std::set<std::string> all(types.begin(), types.end());
    if (!all.empty()) return all;
    for (const Part* branch : branches) {
      const std::set<std::string> more = branch->AllTypes();
      if (more.empty()) return {};
      all.insert(more.begin(), more.end());
    }
    return all;
  }
};

class JsonSchema::Compiler {
 public:
  Compiler(const Json& root, JsonSchema* schema) : root_(root), schema_(*schema) {}

  const Part* Compile(const std::string& pointer) {
    const Json& json = root_.at(Json::json_pointer(pointer));
    if (json.is_object() && json.contains("$ref")) {
      return Compile(json.at("$ref").get<std::string>().substr(1));
    }
    auto& slot = schema_.parts_[pointer];
    if (slot != nullptr) return slot.get();
    slot = std::make_unique<Part>();
    Part* part = slot.get();
    if (json.is_boolean()) {
      part->never = !json.get<bool>();
      return part;
    }
    for (const auto& [name, value] : json.items()) {
      Read(name, value, StrCat(pointer, "/", name), part);
    }
    std::sort(part->keywords.begin(), part->keywords.end(),
              [](const Keyword& a, const Keyword& b) { return Rank(a.name) < Rank(b.name); });
    Json own = Json::object();
    for (const Keyword& keyword : part->keywords) own[keyword.name] = keyword.value;
    if (!own.empty()) part->own = Parse(own);
    return part;
  }

 private:
  static size_t Rank(const std::string& name) {
    return static_cast<size_t>(std::find(std::begin(kJudged), std::end(kJudged), name) -
                               std::begin(kJudged));
  }

  static std::unique_ptr<valijson::Schema> Parse(const Json& json) {
    auto schema = std::make_unique<valijson::Schema>();
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(json), *schema);
    return schema;
  }

  void Read(const std::string& name, const Json& value, const std::string& pointer, Part* part) {
    if (Rank(name) < std::size(kJudged)) {
      part->keywords.push_back({name, value, Parse({{name, value}})});
      if (name == "const") part->constant = value;
      if (name == "type") {
        part->types = value.is_array() ? value.get<std::vector<std::string>>()
                                       : std::vector<std::string>{value.get<std::string>()};
      }
    } else if (name == "required") {
      part->required = value.get<std::vector<std::string>>();
    } else if (name == "properties") {
      for (const auto& [property, unused] : value.items()) {
        part->properties[property] = Compile(StrCat(pointer, "/", property));
      }
    } else if (name == "additionalProperties") {
      part->closed = value == false;
      if (!part->closed) part->additional = Compile(pointer);
    } else if (name == "propertyNames") {
      part->names = Compile(pointer);
    } else if (name == "items") {
      part->items = Compile(pointer);
    } else if (name == "anyOf" || name == "oneOf") {
      part->one_of = name == "oneOf";
      for (size_t i = 0; i < value.size(); ++i) {
        part->branches.push_back(Compile(StrCat(pointer, "/", i)));
      }
    } else if (name == "pattern") {
      const auto it = schema_.patterns_.find(value.get<std::string>());
      if (it == schema_.patterns_.end()) Fail("a pattern without a function", value.dump());
      part->pattern = &it->second;
    } else if (name == "uniqueItems" || name == "x-runlocal-set") {
      part->unique = part->unique || value == true;
    } else if (name == "description") {
      part->description = value.get<std::string>();
    } else if (std::find(std::begin(kAnnotations), std::end(kAnnotations), name) ==
               std::end(kAnnotations)) {
      Fail("a keyword that is not known here", name);
    }
  }

  [[noreturn]] static void Fail(const char* what, const std::string& name) {
    throw std::invalid_argument(StrCat("schema: found ", what, ": ", name));
  }

  const Json& root_;
  JsonSchema& schema_;
};

class JsonSchema::Walk {
 public:
  Walk(Codes codes, JsonFindings* findings) : codes_(codes), findings_(findings) {}

  void Check(const Part& part, JsonValue value) {
    if (findings_->Full()) return;
    if (!FitsByKind(part, value)) {
      const auto place = [&] { return value.Place(); };
      if (!CheckOwn(part, Shallow(value), place, [&] { return value.Describe(); })) return;
    }
    if (!part.branches.empty()) CheckBranches(part, value);
    if (value.IsObject()) CheckMembers(part, value);
    if (!value.IsArray()) return;
    if (part.items != nullptr) {
      for (const JsonValue element : value.Children()) Check(*part.items, element);
    }
    if (part.unique) CheckSet(value);
  }

 private:
  using Keywords = std::vector<Keyword>;

  void Report(Location place, std::string found, std::string expected, std::string hint = "") {
    findings_->Add(codes_.schema, std::move(place), std::move(found), std::move(expected),
                   std::move(hint));
  }

  // Whether the value fits for its kind alone. Arrays of millions of numbers are judged so, without
  // a copy of each; a number with a fraction is left to the library where only integers fit.
  static bool FitsByKind(const Part& part, JsonValue value) {
    if (part.own == nullptr) return !part.never && part.pattern == nullptr;
    if (part.keywords.size() > 1 || part.types.empty() || part.pattern != nullptr) return false;
    const JsonKind kind = value.kind();
    if (kind != JsonKind::kFloat) return part.TakesKind(kind);
    return std::find(part.types.begin(), part.types.end(), "number") != part.types.end();
  }

  // Judges what the part says of the value itself; reports the first keyword that fails.
  template <typename Place, typename Describe>
  bool CheckOwn(const Part& part, const Json& value, Place place, Describe describe) {
    if (part.never) {
      Report(place(), describe(), "no value here");
      return false;
    }
    const valijson::adapters::NlohmannJsonAdapter target(value);
    if (part.own != nullptr && !validator_.validate(*part.own, target, nullptr)) {
      const auto failed =
          std::find_if(part.keywords.begin(), part.keywords.end(), [&](const Keyword& keyword) {
            return !validator_.validate(*keyword.schema, target, nullptr);
          });
      if (failed != part.keywords.end()) Explain(*failed, value, place(), describe());
      return false;
    }
    if (part.pattern != nullptr && value.is_string() &&
        !part.pattern->matches(value.get_ref<const std::string&>())) {
      Report(place(), describe(), part.pattern->expected);
      return false;
    }
    return true;
  }

  void Explain(const Keyword& keyword, const Json& value, Location place, std::string found) {
    std::string expected;
    std::string hint;
    const Json& bound = keyword.value;
    if (keyword.name == "type") {
      std::vector<std::string> words;
      const Json types = bound.is_array() ? bound : Json::array({bound});
      for (const Json& type : types) words.push_back(TypeWords(type.get<std::string>()));
      expected = JoinOr(words);
    } else if (keyword.name == "const") {
      expected = Shown(bound);
    } else if (keyword.name == "enum") {
      std::vector<std::string> words;
      std::vector<std::string_view> names;
      for (const Json& choice : bound) {
        words.push_back(Shown(choice));
        if (choice.is_string()) names.push_back(choice.get_ref<const std::string&>());
      }
      expected = StrCat("one of ", StrJoin(words, ", "));
      if (value.is_string()) {
        hint = core::diagnostics::DidYouMean(value.get_ref<const std::string&>(), names);
      }
    } else if (keyword.name == "minLength") {
      expected = Bound("at least", bound, "character");
    } else if (keyword.name == "maxLength") {
      expected = Bound("at most", bound, "character");
    } else if (keyword.name == "minItems") {
      expected = Bound("at least", bound, "value");
    } else if (keyword.name == "maxItems") {
      expected = Bound("at most", bound, "value");
    } else {
      expected = StrCat(keyword.name == "minimum" ? "at least " : "at most ", bound.dump());
    }
    Report(std::move(place), std::move(found), std::move(expected), std::move(hint));
  }

  void CheckMembers(const Part& part, JsonValue object) {
    std::set<std::string_view> missing(part.required.begin(), part.required.end());
    for (const JsonValue member : object.Children()) missing.erase(member.name());
    for (const JsonValue member : object.Children()) {
      if (findings_->Full()) return;
      const std::string_view name = member.name();
      if (part.names != nullptr &&
          !CheckOwn(
              *part.names, std::string(name), [&] { return member.NamePlace(); },
              [&] { return StrCat("the name ", Quote(name)); })) {
        continue;
      }
      const auto property = part.properties.find(name);
      if (property != part.properties.end()) {
        Check(*property->second, member);
      } else if (part.closed) {
        ReportUnknown(part, member, &missing);
      } else if (part.additional != nullptr) {
        Check(*part.additional, member);
      }
    }
    for (const std::string_view name : missing) {
      const auto property = part.properties.find(name);
      const bool described =
          property != part.properties.end() && !property->second->description.empty();
      Report(object.Place(), StrCat("no member ", Quote(name)), StrCat("a member ", Quote(name)),
             described ? StrCat(name, ": ", property->second->description) : "");
    }
  }

  // A name that is a missing one misspelt is one mistake, not two.
  void ReportUnknown(const Part& part, JsonValue member, std::set<std::string_view>* missing) {
    std::vector<std::string_view> names;
    for (const auto& [name, unused] : part.properties) names.push_back(name);
    const std::string_view meant = core::diagnostics::NearestName(
        member.name(), std::vector<std::string_view>(missing->begin(), missing->end()));
    std::string hint = meant.empty() ? core::diagnostics::DidYouMean(member.name(), names)
                                     : StrCat("did you mean ", Quote(meant), "?");
    missing->erase(meant);
    Report(member.NamePlace(), StrCat("a member ", Quote(member.name())),
           StrCat("one of ", StrJoin(names, ", ")), std::move(hint));
  }

  void CheckBranches(const Part& part, JsonValue value) {
    std::vector<const Part*> candidates;
    for (const Part* branch : part.branches) {
      if (branch->TakesKind(value.kind())) candidates.push_back(branch);
    }
    if (candidates.empty()) {
      std::vector<std::string> words;
      for (const std::string& type : part.AllTypes()) words.push_back(TypeWords(type));
      return Report(value.Place(), value.Describe(), JoinOr(words));
    }
    if (candidates.size() > 1 && !ChooseByConstant(value, &candidates)) return;
    if (candidates.size() > 1) ChooseByMemberTypes(value, &candidates);
    if (candidates.size() == 1) return Check(*candidates.front(), value);

    std::vector<Diagnostic> closest;
    size_t fewest = std::numeric_limits<size_t>::max();
    size_t fitting = 0;
    for (const Part* candidate : candidates) {
      std::vector<Diagnostic> found;
      JsonFindings findings(&found);
      Walk(codes_, &findings).Check(*candidate, value);
      if (findings.errors() == 0) ++fitting;
      if (findings.errors() < fewest) {
        fewest = findings.errors();
        closest = std::move(found);
      }
    }
    for (Diagnostic& finding : closest) findings_->Add(std::move(finding));
    if (part.one_of && fitting > 1) {
      Report(value.Place(), value.Describe(), "a value of one form, not of several at once");
    }
  }

  // Keeps the branch whose constant member the value has, where every branch has one of that name.
  // Returns false after a finding about that member.
  bool ChooseByConstant(JsonValue value, std::vector<const Part*>* candidates) {
    if (!value.IsObject()) return true;
    for (const auto& [name, unused] : candidates->front()->properties) {
      std::vector<std::string> constants;
      std::vector<std::string_view> names;
      const Part* chosen = nullptr;
      const std::optional<JsonValue> member = value.Find(name);
      for (const Part* candidate : *candidates) {
        const auto it = candidate->properties.find(name);
        if (it == candidate->properties.end() || !it->second->constant ||
            !it->second->constant->is_string()) {
          break;
        }
        const auto& constant = it->second->constant->get_ref<const std::string&>();
        names.push_back(constant);
        constants.push_back(Quote(constant));
        if (member && member->IsString() && member->AsString() == constant) chosen = candidate;
      }
      // A constant that two branches share tells nothing.
      const bool tells =
          std::set<std::string_view>(names.begin(), names.end()).size() == candidates->size();
      if (!tells) continue;
      if (chosen != nullptr) {
        *candidates = {chosen};
        return true;
      }
      const std::string expected = JoinOr(constants);
      if (!member) {
        Report(value.Place(), StrCat("no member ", Quote(name)),
               StrCat("a member ", Quote(name), ": ", expected));
      } else {
        Report(member->Place(), member->Describe(), expected,
               core::diagnostics::DidYouMean(member->AsString(), names));
      }
      return false;
    }
    return true;
  }

  // Leaves out the branches that cannot take a member for its type, where another one can: most
  // values are of one branch, and looking for faults in the others costs more than the rest.
  static void ChooseByMemberTypes(JsonValue value, std::vector<const Part*>* candidates) {
    if (!value.IsObject()) return;
    for (const JsonValue member : value.Children()) {
      std::vector<const Part*> takers;
      for (const Part* candidate : *candidates) {
        const auto property = candidate->properties.find(member.name());
        if (property == candidate->properties.end()) {
          takers.push_back(candidate);
          continue;
        }
        if (property->second->TakesKind(member.kind())) takers.push_back(candidate);
      }
      if (!takers.empty()) *candidates = std::move(takers);
      if (candidates->size() == 1) return;
    }
  }

  // Compares neighbours, so that the work is linear.
  void CheckSet(JsonValue array) {
    std::string before;
    bool first = true;
    bool sorted = true;
    for (const JsonValue member : array.Children()) {
      std::string bytes = CanonicalJson(member);
      if (!first && bytes == before) {
        findings_->Add(codes_.set_order, member.Place(), StrCat(member.Describe(), " again"),
                       "each member of the set once");
      } else if (!first && sorted && bytes < before) {
        sorted = false;
        findings_->Add(codes_.set_order, member.Place(),
                       StrCat(member.Describe(), " after ", core::diagnostics::Printable(before)),
                       "members sorted by their canonical JSON bytes", InOrder(array));
      }
      if (findings_->Full()) return;
      first = false;
      before = std::move(bytes);
    }
  }

  static std::string InOrder(JsonValue array) {
    constexpr size_t kShown = 20;
    if (array.size() > kShown) return "";
    std::set<std::string> members;
    for (const JsonValue member : array.Children()) members.insert(CanonicalJson(member));
    return core::diagnostics::Printable(StrCat("in order: [", StrJoin(members, ", "), "]"));
  }

  valijson::Validator validator_;
  Codes codes_;
  JsonFindings* findings_;
};

JsonSchema::JsonSchema(std::string_view schema, std::map<std::string, JsonPattern> patterns)
    : patterns_(std::move(patterns)) {
  const Json json = Json::parse(schema);
  root_ = Compiler(json, this).Compile("");
}

JsonSchema::~JsonSchema() = default;

void JsonSchema::Check(JsonValue value, Codes codes, JsonFindings* findings) const {
  Walk(codes, findings).Check(*root_, value);
}

}  // namespace ONNX_LIGHT_NAMESPACE::json
