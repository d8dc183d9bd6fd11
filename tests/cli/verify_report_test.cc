// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/cli/verify_report.h"

#include <gtest/gtest.h>

#include <sstream>

#include "nlohmann/json.hpp"
#include "onnx_light/cli/cli.h"

namespace onnx_light::cli {
namespace {

using core::diagnostics::Code;
using core::diagnostics::Location;
using core::diagnostics::Severity;
using nlohmann::json;

FileResult Faulty() {
  Location conv;
  conv.graph = "main/node[3:If].then_branch";
  conv.node_index = 12;
  conv.node_name = "conv\xff";
  conv.op_type = "Conv";
  conv.domain = "ai.onnx";
  conv.since_version = 11;
  conv.attribute = "pad";
  FileResult result{"models/a b.onnx", {}};
  result.verification.ir_version = 8;
  result.verification.opset_imports = {{"ai.onnx", 17}};
  result.verification.nodes = 95;
  result.verification.unverified_nodes = 2;
  auto& found = result.verification.diagnostics;
  found.emplace_back(Code::kUnknownAttribute, conv, "pad", "pads or strides",
                     "did you mean 'pads'?");
  found.emplace_back(Code::kUnverifiedNode, Location(), "operator 'X'", "");
  found.emplace_back(Code::kDuplicateName, Location(), "node name 'n' twice", "");
  found.back().severity = Severity::kInfo;
  return result;
}

FileResult Valid() {
  FileResult result{"b.onnx", {}};
  result.verification.ir_version = 9;
  result.verification.opset_imports = {{"ai.onnx", 18}, {"ai.onnx.ml", 3}};
  result.verification.nodes = 1;
  return result;
}

FileResult Missing() {
  FileResult result{"c\x01.onnx", {}};
  result.verification.io_error = true;
  result.verification.diagnostics.emplace_back(Code::kUnreadable, Location(), "no such file",
                                               "a readable file");
  return result;
}

std::string TextOf(bool verbose) {
  std::ostringstream out;
  const auto report = MakeTextReport(out, Style(false), verbose);
  for (const FileResult& result : {Faulty(), Valid(), Missing()}) report->Add(result);
  report->End(2);
  return out.str();
}

constexpr const char* kError =
    "models/a b.onnx: 1 error, 1 warning  (95 nodes, 2 unverified, ai.onnx 17)\n"
    "  error: node 'conv\\xff' (ai.onnx::Conv-11), attribute 'pad' in main/node[3:If].then_branch: "
    "found pad, expected pads or strides. [OL203 unknown-attribute]\n"
    "    hint: did you mean 'pads'?\n"
    "  warning: found operator 'X'. [OL107 unverified-node]\n";
constexpr const char* kInfo = "  info: found node name 'n' twice. [OL503 duplicate-name]\n";
constexpr const char* kRest =
    "b.onnx: valid  (1 node, ai.onnx 18, ai.onnx.ml 3)\n"
    "c\\x01.onnx: could not be checked\n"
    "  error: found no such file, expected a readable file. [OL501 unreadable]\n"
    "\n"
    "3 files: 1 valid, 1 with errors, 1 could not be checked\n";

TEST(TextReport, TellsInfosOnlyOnRequest) {
  EXPECT_EQ(TextOf(false), std::string(kError) + kRest);
  EXPECT_EQ(TextOf(true), std::string(kError) + kInfo + kRest);
}

TEST(TextReport, HasNoSummaryOfOneFile) {
  std::ostringstream out;
  const auto report = MakeTextReport(out, Style(false), false);
  report->Add(Valid());
  report->End(0);
  EXPECT_EQ(out.str(), "b.onnx: valid  (1 node, ai.onnx 18, ai.onnx.ml 3)\n");
}

TEST(JsonReport, HoldsEveryField) {
  std::ostringstream out;
  const auto report = MakeJsonReport(out);
  for (const FileResult& result : {Faulty(), Valid(), Missing()}) report->Add(result);
  report->End(2);
  const json log = json::parse(out.str());
  EXPECT_EQ(log["version"], Version());
  ASSERT_EQ(log["files"].size(), 3U);

  const json& faulty = log["files"][0];
  EXPECT_EQ(faulty["diagnostics"].size(), 3U);
  EXPECT_EQ(faulty["diagnostics"][0], json::parse(R"({
      "id": "OL203", "code": "unknown-attribute", "severity": "error",
      "message": "found pad, expected pads or strides",
      "location": {"graph": "main/node[3:If].then_branch", "node_index": 12,
                   "node_name": "conv\ufffd", "op_type": "Conv", "domain": "ai.onnx",
                   "since_version": 11, "input": null, "output": null, "attribute": "pad",
                   "value": null},
      "found": "pad", "expected": "pads or strides", "hint": "did you mean 'pads'?"})"));
  json head = faulty;
  head.erase("diagnostics");
  EXPECT_EQ(head, json::parse(R"({"path": "models/a b.onnx", "valid": false, "ir_version": 8,
      "opset_imports": {"ai.onnx": 17}, "nodes": 95, "unverified_nodes": 2})"));

  EXPECT_EQ(log["files"][1], json::parse(R"({"path": "b.onnx", "valid": true, "ir_version": 9,
      "opset_imports": {"ai.onnx": 18, "ai.onnx.ml": 3}, "nodes": 1, "unverified_nodes": 0,
      "diagnostics": []})"));

  json missing = log["files"][2];
  missing.erase("diagnostics");
  EXPECT_EQ(missing, json::parse(R"({"path": "c\u0001.onnx", "valid": false, "ir_version": null,
      "opset_imports": null, "nodes": null, "unverified_nodes": null})"));
}

TEST(JsonReport, IsJsonWithoutFilesToo) {
  std::ostringstream out;
  MakeJsonReport(out)->End(0);
  EXPECT_EQ(json::parse(out.str())["files"], json::array());
}

TEST(SarifReport, RefersToRulesAndPlaces) {
  std::ostringstream out;
  const auto report = MakeSarifReport(out);
  for (const FileResult& result : {Faulty(), Valid(), Missing()}) report->Add(result);
  report->End(2);
  const json log = json::parse(out.str());
  EXPECT_EQ(log["version"], "2.1.0");
  ASSERT_EQ(log["runs"].size(), 1U);
  const json& run = log["runs"][0];
  const json& rules = run["tool"]["driver"]["rules"];
  ASSERT_EQ(run["results"].size(), 4U);
  for (const json& result : run["results"]) {
    EXPECT_EQ(rules[result["ruleIndex"].get<size_t>()]["id"], result["ruleId"]);
    EXPECT_FALSE(result["message"]["text"].get<std::string>().empty());
  }
  EXPECT_EQ(run["results"][0]["level"], "error");
  EXPECT_EQ(run["results"][1]["level"], "warning");
  EXPECT_EQ(run["results"][2]["level"], "note");
  const json& place = run["results"][0]["locations"][0];
  EXPECT_EQ(place["physicalLocation"]["artifactLocation"]["uri"], "models/a%20b.onnx");
  EXPECT_EQ(place["logicalLocations"][0]["fullyQualifiedName"],
            "main/node[3:If].then_branch/node[12:Conv]");
  EXPECT_FALSE(run["results"][1]["locations"][0].contains("logicalLocations"));
  EXPECT_EQ(run["invocations"][0], json::parse(R"({"executionSuccessful": false, "exitCode": 2})"));
}

}  // namespace
}  // namespace onnx_light::cli
