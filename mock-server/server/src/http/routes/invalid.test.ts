// A request with the violation that the contract shows as a call's 422 gets exactly that reply.
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNode, lookUp, nodeOr, pointerPart } from "@hashgrove/contract/document.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { contract, testApp, type TestApp } from "#http/testing/test-app.ts";
import { recipeViolating } from "#http/testing/test-violation.ts";
import { examplesOf, runRecipe } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.fastify.close());

const AT = / \((\S+): (\w+)\)/;

/** The violation of an example. The template states it in its text. */
function faultsOf(example: Readonly<Record<string, unknown>>): Pick<Violation, "pointer" | "rule">[] {
  if (Array.isArray(example.data)) return example.data as Violation[];
  const [, pointer = "", rule = ""] = AT.exec(String(example.message)) ?? [];
  return [{ pointer, rule }];
}

const calls = contract.calls
  .filter((call) => call.replies.has(422) || examplesOf(call).has("invalid"))
  .map((call) => {
    const refusal = examplesOf(call).get("invalid");
    if (refusal) return { id: call.operationId, call, example: nodeOr(refusal) };
    const at = `#/paths/${pointerPart(call.path)}/${call.method.toLowerCase()}/responses/422`;
    const { example } = nodeOr(nodeOr(lookUp(contract.document, at).node.content)["application/json"]);
    return { id: call.operationId, call, example: nodeOr(example) };
  });

test("every call with a body or a query has such an example", () => {
  expect(calls.length).toBeGreaterThan(40);
  for (const { id, example } of calls) expect(isNode(example) && example.code, id).toBe(422);
});

test.each(calls)("$id", async ({ id, call, example }) => {
  const [violation, ...others] = faultsOf(example);
  if (!violation) throw new Error(`${id} shows no violation`);
  expect(others).toEqual([]);
  const { reply } = await runRecipe(app, id, recipeViolating(call, recipeOf(id), violation));
  expect(JSON.parse(reply.text)).toEqual(example);
});
