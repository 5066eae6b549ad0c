// What the contract shows as a call's 422 is what a request with that very fault is answered.
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNode, lookUp, nodeOr, pointerPart } from "@hashgrove/contract/document.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { contract, testApp, type TestApp } from "#http/testing/test-app.ts";
import { brokenBy } from "#http/testing/test-broken.ts";
import { examplesOf, play } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.fastify.close());

const AT = / \((\S+): (\w+)\)/;

/** The one fault of an example. The template tells it in a sentence. */
function faultsOf(example: Readonly<Record<string, unknown>>): Pick<Violation, "pointer" | "rule">[] {
  if (Array.isArray(example.data)) return example.data as Violation[];
  const [, pointer = "", rule = ""] = AT.exec(String(example.message)) ?? [];
  return [{ pointer, rule }];
}

const calls = contract.calls
  .filter((call) => call.replies.has(422) || examplesOf(call).has("invalid"))
  .map((call) => {
    const told = examplesOf(call).get("invalid");
    if (told) return { id: call.operationId, call, example: nodeOr(told) };
    const at = `#/paths/${pointerPart(call.path)}/${call.method.toLowerCase()}/responses/422`;
    const { example } = nodeOr(nodeOr(lookUp(contract.document, at).node.content)["application/json"]);
    return { id: call.operationId, call, example: nodeOr(example) };
  });

test("every call with a body or a query of its own shows one", () => {
  expect(calls.length).toBeGreaterThan(40);
  for (const { id, example } of calls) expect(isNode(example) && example.code, id).toBe(422);
});

test.each(calls)("$id", async ({ id, call, example }) => {
  const [fault, ...others] = faultsOf(example);
  if (!fault) throw new Error(`${id} shows no fault`);
  expect(others).toEqual([]);
  const { reply } = await play(app, id, brokenBy(call, recipeOf(id), fault));
  expect(JSON.parse(reply.text)).toEqual(example);
});
