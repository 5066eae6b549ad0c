import { describe, expect, test } from "vitest";
import { readContract } from "./contract.ts";
import { QA_CONTRACT } from "./document.ts";
import { createValidation } from "./validation.ts";

const contract = readContract(QA_CONTRACT);
const validation = createValidation(contract, { closedQueries: true, forPeople: true });

function violations(operationId: string, body: unknown): string[] {
  const call = contract.calls.find((one) => one.operationId === operationId);
  if (!call) throw new RangeError(`no call ${operationId}`);
  return validation.body(call, body).map(({ pointer, message }) => `${pointer} ${message}`);
}

const EFFECTS = "reply, example, abort, garble, throttle, quota, stale, none";
const rule = (more: object): object => ({ match: {}, ...more });
const row = { path: "/members/1/nickname" };

describe("the only violation is the missing or contradictory field", () => {
  test.each<[operationId: string, body: unknown, violation: string]>([
    ["qa.grantUser", { amount: 5 }, "/body/currency is missing; it must be one of JPY, USDT"],
    ["qa.grantUser", { currency: "JPY" }, "/body/amount must have required property 'amount'"],
    ["qa.grantUser", { currency: "USDX", amount: 5 }, `/body/currency must be one of JPY, USDT; did you mean "USDT"?`],
    ["qa.grantUser", { currency: "USDT", amount: 5 }, "/body/amount must be string"],
    ["qa.grantUser", { currency: "JPY", amount: 5, memmo: "" }, `/body/memmo is not a known key; did you mean "memo"?`],
    [
      "qa.advanceClock",
      { by: "P1D", to: "2026-01-01T00:00:00Z" },
      "/body/to cannot be together with by: there must be only one of by, to",
    ],
    ["qa.advanceClock", {}, "/body must have one of by, to"],
    ["qa.createFault", rule({ effect: {} }), `/body/effect must have one of ${EFFECTS}`],
    [
      "qa.createFault",
      rule({ effect: { replay: {} } }),
      `/body/effect must have one of ${EFFECTS}; did you mean "reply"?`,
    ],
    [
      "qa.createFault",
      rule({ effect: { garble: "json", abort: "reset" } }),
      `/body/effect/garble cannot be together with abort: there must be only one of ${EFFECTS}`,
    ],
    [
      "qa.createFault",
      rule({ effect: { reply: {} } }),
      "/body/effect/reply/status must have required property 'status'",
    ],
    [
      "qa.createFault",
      rule({ effect: { abort: "rest" } }),
      `/body/effect/abort must be one of reset, empty, truncate, hang; did you mean "reset"?`,
    ],
    [
      "qa.createFault",
      rule({ effect: { quota: { calls: 1 } } }),
      "/body/effect/quota/per must have required property 'per'",
    ],
    ["qa.createFault", rule({ effect: { stale: false } }), "/body/effect/stale must be true"],
    ["qa.createFault", rule({ effect: "reset" }), `/body/effect must be an object with one of ${EFFECTS}`],
    ["qa.createFault", rule({ times: 0 }), "/body/times must be an integer from 1 to 1000000 or always"],
    [
      "qa.createFault",
      rule({ times: "alway" }),
      `/body/times must be an integer from 1 to 1000000 or always; did you mean "always"?`,
    ],
    ["qa.createFault", rule({ tims: 3 }), `/body/tims is not a known key; did you mean "times"?`],
    ["qa.createFault", rule({ window: {} }), "/body/window must have at least 1 of from, until"],
    ["qa.patchState", [{ op: "replace", ...row }], "/body/0/value must have required property 'value'"],
    ["qa.patchState", [{ op: "move", ...row }], "/body/0/from must have required property 'from'"],
    ["qa.patchState", [{ op: "remove", ...row, value: 1 }], "/body/0/value is not a known key"],
    ["qa.patchState", [row], "/body/0/op is missing; it must be one of add, replace, test, remove, move, copy"],
    ["qa.patchState", [5], "/body/0 must be an object with op"],
    [
      "qa.setPolicy",
      { topup: "aprove" },
      `/body/topup must be manual, approve, reject or an object with after, then; did you mean "approve"?`,
    ],
    ["qa.setPolicy", { topup: { after: "PT1M" } }, "/body/topup/then must have required property 'then'"],
    ["qa.setPolicy", { topup: { after: "PT1M", then: "x" } }, "/body/topup/then must be one of approve, reject"],
    ["qa.setPolicy", {}, "/body must have at least 1 of identity, wallet, topup, withdrawal, support"],
    [
      "qa.verifyJournal",
      { match: { fault: "x" } },
      "/body/match/fault must be an integer from 1 to 9007199254740991 or a boolean",
    ],
  ])("%s %j: %s", (operationId, body, violation) => {
    expect(violations(operationId, body)).toEqual([violation]);
  });
});

test("each item of a list is explained separately", () => {
  expect(
    violations("qa.patchState", [{ op: "remove", ...row }, { op: "ad", ...row }, row, { op: "test", ...row }]),
  ).toEqual([
    `/body/1/op must be one of add, replace, test, remove, move, copy; did you mean "add"?`,
    "/body/2/op is missing; it must be one of add, replace, test, remove, move, copy",
    "/body/3/value must have required property 'value'",
  ]);
});

test("an unknown key is reported beside the one that is missing", () => {
  expect(violations("qa.createWorld", { scenari: "empty" })).toEqual([
    "/body/scenario must have required property 'scenario'",
    `/body/scenari is not a known key; did you mean "scenario"?`,
  ]);
  expect(violations("qa.createUser", { [`h${"x".repeat(100_000)}`]: 1, handle: "a" })[0]).toMatch(
    /is not a known key$/,
  );
});

test("a thousand wrong items have at most 200 violations", () => {
  expect(
    violations(
      "qa.patchState",
      Array.from({ length: 1000 }, () => ({ op: "ad" })),
    ).length,
  ).toBeLessThanOrEqual(200);
});
