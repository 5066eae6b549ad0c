import { expect, test } from "vitest";
import { operationsOf } from "#console/api/operations.ts";
import { coverageOf } from "./coverage-of.ts";

const DOCUMENT = {
  paths: {
    "/a": {
      parameters: [],
      get: { operationId: "a.read", responses: {} },
      post: {
        operationId: "a.write",
        responses: {
          "200": { content: { "application/json": { examples: { ok: {}, "no-money": {} } } } },
          "422": { content: { "application/json": { examples: { invalid: {} } } } },
        },
      },
    },
  },
} as unknown as Parameters<typeof operationsOf>[0];

test("reads the contract's calls with their examples", () => {
  expect(operationsOf(DOCUMENT)).toEqual([
    { operationId: "a.read", path: "/a", examples: [] },
    { operationId: "a.write", path: "/a", examples: ["no-money", "invalid"] },
  ]);
});

test("lists every call of the contract, called or not, then the other calls", () => {
  const item = (operationId: string, outcome: string, count: number) => ({ operationId, outcome, count, status: 200 });
  const covered = coverageOf(
    [item("a.write", "no-money", 1), item("a.write", "ok", 4), item("odd", "404", 1)],
    operationsOf(DOCUMENT),
  );
  expect(covered.map(({ operationId, outcomes }) => [operationId, outcomes.map(({ outcome }) => outcome)])).toEqual([
    ["a.read", []],
    ["a.write", ["ok", "no-money"]],
    ["odd", ["404"]],
  ]);
});
