// What the contract shows as a call's 422 is what a request with that very fault is answered.
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNode, lookUp, nodeOr, pointerPart } from "#contract/document.ts";
import type { Violation } from "#contract/validation.ts";
import { contract, testApp, type TestApp } from "./test-app.ts";
import { brokenBy } from "./test-broken.ts";
import { play } from "./test-matrix.ts";
import { recipeOf } from "./test-recipes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.fastify.close());

const AT = / At (\S+): /;

/** The one fault of an example. The template tells it in a sentence, without the rule's name. */
function faultsOf(example: Readonly<Record<string, unknown>>): Pick<Violation, "pointer" | "rule">[] {
  if (Array.isArray(example.data)) return example.data as Violation[];
  const pointer = AT.exec(String(example.message))?.[1] ?? "";
  return [{ pointer, rule: ruleOf(String(example.message)) }];
}

/** The rule behind the validator's words. */
function ruleOf(message: string): string {
  const words: readonly [string, RegExp][] = [
    ["minimum", /must be >=/],
    ["enum", /allowed values/],
    ["required", /required property/],
    ["maxLength", /more than/],
  ];
  return words.find(([, pattern]) => pattern.test(message))?.[0] ?? "type";
}

const calls = contract.calls
  .filter(({ replies }) => replies.has(422))
  .map((call) => {
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
