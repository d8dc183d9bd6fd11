// SPDX-License-Identifier: Apache-2.0
#include "onnx_light/opsets/com_microsoft/operators.h"

namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft {
void SpeculativePrefixCommit(History& op) {
  op.Since(1)
      .Doc(
          "Accepts the drafted tokens of speculative decoding that a verifier has confirmed. For "
          "each sequence the drafts, `input_ids` from the second on, are compared with the "
          "verifier's predictions; as many as agree from the start are accepted, state and context "
          "are moved on by them, and a record of eight numbers is written to a ring buffer for the "
          "host, its sequence number last. A muted sequence changes nothing. Inconsistent state "
          "mutes a sequence and sets an error bit: 4 for rows or state, 16 for the ring, 2 for a "
          "verifier status other than zero.")
      .Input("next_tokens", "I64", "Predictions, `[batch, rows]` or `[rows]`.")
      .Input("input_ids", "I64",
             "What the verifier was given, in each row the pending token and the drafts.")
      .Input("status", "I32", "Status words of the verifier, common to all sequences.")
      .Input("ctl", "I64",
             "State of each sequence, 16 numbers: 0 pending token, 1 length, 3 muted, 4 sequence "
             "number in the ring, 5 error bits, 6 accepted tokens, 7 length of the cache; others "
             "are kept.")
      .Input("ctx_commit", "I64", "Context of each sequence, two numbers.")
      .Input("prefixes", "I64",
             "Contexts to choose from, `head_rows` pairs a sequence: pair k becomes the context "
             "when k tokens are accepted.")
      .Input("ptrs", "I64", "Address of the ring buffer and number of records of each sequence.")
      .Output("head_c", "I32",
              "Length of each cache before the call, 0 for a muted or invalid sequence, `[batch]`.")
      .Output("updated_ctl", "I64", "New states; may be the buffer of `ctl`.")
      .Output("updated_ctx_commit", "I64", "New contexts; may be the buffer of `ctx_commit`.")
      .Attr("head_rows", Int(8), "Rows that a sequence has unless muted, from 3 to 8.")
      .Types("I64", types::kInt64, "The type of tokens, states and addresses.")
      .Types("I32", types::kInt32, "The type of status words and lengths.");
}

}  // namespace ONNX_LIGHT_NAMESPACE::opsets::com_microsoft
