import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { expect, test } from "vitest";
import { caseId } from "./case.ts";
import { filled } from "./invalid-cases.ts";
import { planOf } from "./plan.ts";
import { chosenCalls, type Wanted } from "./selection.ts";

const contract = readContract(PRODUCT_CONTRACT);
const validation = createValidation(contract);
const ALL: Wanted = { level: "money", operations: [], checks: [], template: false };
const everything = planOf(contract, validation, ALL);

test("a level sends nothing of a higher one", () => {
  const effects = (level: Wanted["level"]): Set<string> =>
    new Set(planOf(contract, validation, { ...ALL, level }).map(({ call }) => call.effect));
  expect(effects("read")).toEqual(new Set(["read"]));
  expect(effects("session")).toEqual(new Set(["read", "session"]));
  expect(effects("write")).toEqual(new Set(["read", "session", "write"]));
});

test("every case has a unique name", () => {
  const names = everything.map(caseId);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("a case that must be rejected by authentication sends no body that could be executed", () => {
  const probes = everything.filter(
    ({ check, call, as }) =>
      ["ignored_auth", "auth_first"].includes(check) && call.effect !== "read" && as !== "member",
  );
  expect(probes.length).toBeGreaterThan(20);
  expect(probes.filter(({ body }) => body !== "[]" && body !== "{")).toEqual([]);
});

test("each invalid body breaks its schema", () => {
  const invalid = everything.filter(({ check, body }) => check === "negative_data_rejection" && body !== null);
  expect(invalid.length).toBeGreaterThan(300);
  for (const { call, body } of invalid) expect(validation.body(call, JSON.parse(filled(body ?? "")))).not.toEqual([]);
});

test.each([
  "products.buy as member: price: left out",
  "products.buy as member: price: null",
  "products.buy as member: price: a number as text",
  "products.buy as member: price: a fraction",
  "products.buy as member: price: 1e309",
  "products.buy as member: price: above the maximum",
  "products.buy as member: price: full-width figures",
  "products.buy as member: price: an object",
  "wallet.withdrawal as member: payType: outside the enumeration",
  "wallet.recharge as member: txId: one too long",
  "wallet.recharge as member: txId: half a surrogate pair",
  "wallet.recharge as member: txId: NUL",
  "wallet.recharge as member: a property __proto__",
  'products.detail as nobody: id: is "0"',
  "products.detail as nobody: id: left out",
  "wallet.index as member: type: twice",
  "wallet.bindBankCard as member: bankName: 100 kB",
])("the table has %s", (name) => {
  expect(everything.map(caseId)).toContain(`negative_data_rejection ${name}`);
});

test("patterns choose calls", () => {
  const chosen = (operations: readonly string[]): Set<string> =>
    new Set(
      planOf(contract, validation, { ...ALL, operations }).map(({ call }) => call.operationId.split(".")[0] ?? ""),
    );
  expect(chosen(["wallet.*", "news.index"])).toEqual(new Set(["wallet", "news"]));
  expect(chosen(["!wallet.*"])).not.toContain("wallet");
  expect(chosen(["/api/wallet/*", "/api/news/index"])).toEqual(new Set(["wallet", "news"]));
  expect(chosen([])).not.toContain("mock");
});

test("the template's calls are included on request, without the endless ones", () => {
  const calls = chosenCalls(contract, { operations: [], template: true }).map(({ operationId }) => operationId);
  expect(calls).toContain("mock.user.list");
  expect(calls.filter((name) => name.startsWith("mock.request."))).toEqual(["mock.request.expired"]);
});
