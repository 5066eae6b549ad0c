// A request that breaks its schema gets the 422 that the contract documents: the call's own example or the shared
// reply.
import type { Call } from "@hashgrove/contract/contract.ts";
import { nodeOr, resolve } from "@hashgrove/contract/document.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { afterAll, expect, test } from "vitest";
import { contract, testApp } from "#http/testing/test-app.ts";
import { examplesOf, runRecipe } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";
import { recipeViolating } from "#http/testing/test-violation.ts";

type Place = Pick<Violation, "pointer" | "rule">;

const app = await testApp();
afterAll(() => app.fastify.close());

const AT = / \((\S+): (\w+)\)/;

/** The violation that a back-office example states in its text. */
function violationIn(example: Readonly<Record<string, unknown>>): Place {
  const [, pointer = "", rule = ""] = AT.exec(String(example.message)) ?? [];
  return { pointer, rule };
}

/** A violation of the whole body, or else of the first query parameter. */
function violationOf({ body, query }: Call): Place {
  if (body?.type === "multipart") return { pointer: "/body/file", rule: "required" };
  if (body) return { pointer: "/body", rule: "type" };
  const [name = "", schema] = Object.entries(nodeOr(query.properties))[0] ?? [];
  const node = resolve(contract.document, schema);
  return { pointer: `/query/${name}`, rule: ["minimum", "enum", "maxLength"].find((rule) => rule in node) ?? "" };
}

const calls = contract.calls
  .filter((call) => call.replies.has(422) || examplesOf(call).has("invalid"))
  .map((call) => ({ id: call.operationId, call, example: examplesOf(call).get("invalid") }));

test("every call with a body or a query has a reply for it", () => {
  expect(calls.length).toBeGreaterThan(40);
});

test.each(calls)("$id", async ({ id, call, example }) => {
  const violation = example ? violationIn(nodeOr(example)) : violationOf(call);
  const { reply } = await runRecipe(app, id, recipeViolating(call, recipeOf(id), violation));
  const body: unknown = JSON.parse(reply.text);
  if (example) expect(body).toEqual(example);
  else
    expect(body).toMatchObject({
      code: 422,
      msg: "入力内容に誤りがあります。",
      data: expect.arrayContaining([expect.objectContaining(violation)]),
    });
});
