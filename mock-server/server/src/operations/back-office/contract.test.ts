import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { expect, test } from "vitest";
import { asEpochMs } from "#domain/time/time.ts";
import * as analysis from "./analysis.ts";
import { NEW_BACK_OFFICE_DATA } from "./back-office-data.ts";
import type { BackOfficeAnswer, BackOfficeOperation, BackOfficeOperationId } from "./back-office-operation.ts";
import * as card from "./card.ts";
import * as department from "./department.ts";
import * as dict from "./dict.ts";
import * as example from "./example.ts";
import * as menu from "./menu.ts";
import * as request from "./request.ts";
import * as role from "./role.ts";
import * as user from "./user.ts";
import * as workplace from "./workplace.ts";

const contract = readContract(PRODUCT_CONTRACT);
const { reply } = createValidation(contract);
const calls = contract.calls.filter(({ envelope }) => envelope === "template");
const backOfficeOperationIds = calls.map(({ operationId }) => operationId);

/** The contract violation in a reply under HTTP 200, or null. */
function faultOf(operationId: string, answer: BackOfficeAnswer<unknown>) {
  const call = calls.find((call) => call.operationId === operationId);
  if (!call) throw new RangeError(`no call ${operationId}`);
  const body = answer.ok ? { code: 0, data: answer.data } : { code: answer.code, message: answer.reason };
  // Serialised and parsed, because the check must see what a client receives.
  return reply(call, 200, JSON.parse(JSON.stringify(body)));
}

const files = { analysis, card, department, dict, example, menu, request, role, user, workplace };

const input = { body: {}, query: {}, data: NEW_BACK_OFFICE_DATA, now: asEpochMs(Date.UTC(2024, 6, 1)) };
const known = NEW_BACK_OFFICE_DATA.records[0]?.id ?? "";
const LARGEST = { pageIndex: 1, pageSize: 1000 };
/** Inputs in addition to the empty one, so that both success and refusal are checked. */
const more: Readonly<Record<string, object[]>> = {
  "mock.department.users": [{ query: LARGEST }],
  "mock.department.userDelete": [{ body: { ids: [known] } }],
  "mock.department.remove": [{ body: { ids: [known] } }],
  "mock.example.list": [{ query: LARGEST }, { query: { pageIndex: 7 } }],
  "mock.example.treeList": [{ query: LARGEST }],
  "mock.example.save": [{ body: { id: known, title: "New" } }, { body: { id: "none" } }],
  "mock.example.detail": [{ query: { id: known } }],
  "mock.example.remove": [{ body: { ids: [known] } }],
  "mock.user.login": [{ body: { username: "admin", password: "admin" } }],
};

test.each(backOfficeOperationIds)("%s answers as the contract says", (operationId) => {
  const [, file = "", verb = ""] = operationId.split(".");
  const verbs: Readonly<Record<string, unknown>> = files[file as keyof typeof files];
  const operation = verbs[verb] as BackOfficeOperation<BackOfficeOperationId>;
  for (const change of [{}, ...(more[operationId] ?? [])]) {
    const given = { ...input, ...change } as never;
    const { answer } = operation(given);
    expect(faultOf(operationId, answer)).toBeNull();
    expect(operation(given).answer, "the same input gives the same answer").toEqual(answer);
  }
});

test("every export is a call of the contract", () => {
  const exported = Object.entries(files).flatMap(([file, verbs]) =>
    Object.keys(verbs).map((verb) => `mock.${file}.${verb}`),
  );
  expect(exported.toSorted()).toEqual(backOfficeOperationIds.toSorted());
});

test("pictures need no other host", () => {
  const { answer } = example.list({ ...input, query: { pageIndex: 1, pageSize: 1000 }, body: undefined });
  expect(JSON.stringify(answer)).not.toMatch(/https?(:|%3A)/);
});

test("an answer that breaks the contract is detected", () => {
  expect(faultOf("mock.dict.one", { ok: true, data: [{ label: "test1" }] })).toMatchObject({
    pointer: "/reply/data/0/value",
    rule: "required",
  });
  expect(faultOf("mock.dict.one", { ok: false, code: 500, reason: "ids-required" })).not.toBeNull();
});
