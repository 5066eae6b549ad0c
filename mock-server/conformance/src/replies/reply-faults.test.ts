// Faults of a single reply, by strictness.
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { expect, test } from "vitest";
import { headerRules } from "./header-faults.ts";
import { judge } from "./outcome.ts";
import { replyFaults, type Strictness } from "./reply-faults.ts";
import { reportedViolation } from "./reported-violation.ts";

const contract = readContract(PRODUCT_CONTRACT);
const validation = createValidation(contract);
const headers = headerRules(contract);
const call = contract.calls.find(({ operationId }) => operationId === "products.index");

function faultsOf(
  json: object | undefined,
  strictness: Strictness,
  more: Readonly<Record<string, string>> = {},
): string[] {
  if (!call) throw new Error("the contract has no products.index");
  const text = JSON.stringify(json) ?? "<!doctype html>";
  const sent = { "content-type": "application/json", ...more };
  const reply = { kind: "received", status: 200, headers: sent, text, json, bytes: text.length, ms: 1 } as const;
  return replyFaults(call, reply, judge(call.envelope, reply), { validation, headers, strictness }).map(
    ({ severity, check, pointer }) => `${severity} ${check} ${pointer}`,
  );
}
const SAFE = { "x-content-type-options": "nosniff" };

test("a reply whose type a browser may guess is a note", () => {
  const well = { code: 200, msg: "ok", data: [] };
  expect(faultsOf(well, "strict", SAFE)).toEqual([]);
  expect(faultsOf(well, "strict")).toEqual(["note content_type_conformance /headers/x-content-type-options"]);
});

test("a refusal with a backend's own code is a note only in a lenient run", () => {
  const refusal = { code: 1001, msg: "sold out", data: null };
  expect(faultsOf(refusal, "strict", SAFE)).toEqual(["error response_schema_conformance /code"]);
  expect(faultsOf(refusal, "lenient", SAFE)).toEqual(["note response_schema_conformance /code"]);
});

test("a page instead of an envelope is one fault", () => {
  expect(faultsOf(undefined, "strict", { "content-type": "text/html" })).toEqual([
    "error content_type_conformance /body",
  ]);
});

test.each([
  [
    "products.index: /reply/data/0/buyStart must be integer (rule type; it is text)",
    { pointer: "/data/0/buyStart", expected: "must be integer (rule type)", got: expect.stringMatching(/was text$/) },
  ],
  ["another%20form %", { pointer: "", got: "HTTP 500 with x-contract-violation: another%20form %" }],
])("a violation that the server reports is the only fault: %s", (header, fault) => {
  const more = { "x-contract-violation": header };
  expect(faultsOf({ code: 500, msg: "x", data: null }, "strict", more)).toEqual([
    `error response_schema_conformance ${fault.pointer}`,
  ]);
  const reply = { kind: "received", status: 500, headers: more, text: "", json: {}, bytes: 0, ms: 1 } as const;
  expect(reportedViolation(reply)).toMatchObject(fault);
});
