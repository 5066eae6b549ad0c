// Makes every read call in a world of each scenario, through the whole server. Each reply must match the contract.
import { type Call, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { afterAll, expect, test } from "vitest";
import type { State } from "#domain/state.ts";
import { testApp } from "#http/testing/test-app.ts";
import { issueSession } from "#worlds/world.ts";
import { compileScenario } from "./compile.ts";
import { scenarioNames } from "./registry.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

/** Queries of calls whose parameters are free text in the contract; `queriesOf` tries every value of an enum. */
const OPEN_VALUES: Readonly<Record<string, readonly string[]>> = {
  "sys_config.getAddressAndRate": ["key=ERC20", "key=TRC20"],
  "sys_config.getConfigList": ["keys=platform_to_usdt,min_recharge,bank_account"],
  "sys_config.getArrayConfig": ["key=privacy", "key=user_policy"],
};

/** Every combination of enum values (or existing ids) of the required parameters: `type=1&payType=2`. */
function queriesOf({ operationId, query }: Call, state: State): readonly string[] {
  const open = OPEN_VALUES[operationId];
  if (open) return open;
  const { properties, required } = query as { properties: Record<string, { enum?: number[] }>; required: string[] };
  const ids = { "products.detail": state.products, "news.detail": state.news }[operationId];
  return required.reduce<readonly string[]>(
    (queries, name) => {
      const values = properties[name]?.enum ?? (ids ? [...ids.values()].map(({ id }) => id) : []);
      return queries.flatMap((query) => values.map((value) => `${query}${query && "&"}${name}=${value}`));
    },
    [""],
  );
}

const READS = readContract(PRODUCT_CONTRACT).calls.filter(
  ({ effect, envelope }) => effect === "read" && envelope !== "template",
);

test.each(scenarioNames())("%s answers every call that reads within the contract", async (name) => {
  const scenario = await compileScenario(name);
  const world = await app.worlds.create({ id: name, scenario });
  const state = world.store.read();
  const answer = async ({ path, method }: Call, query: string, language: string, token?: string) => {
    const headers = { "accept-language": language, ...(token && { authorization: token }) };
    const url = `/w/${name}${path}${query && "?"}${query}`;
    const reply = await app.fastify.inject({ method, url, headers });
    return { url, status: reply.statusCode, code: reply.json().code as number };
  };
  for (const language of ["ja", "en", "zh-CN"]) {
    const tokens: string[] = [];
    for (const { memberId } of Object.values(scenario.users)) tokens.push(await issueSession(world, memberId));
    for (const call of READS) {
      for (const query of queriesOf(call, state)) {
        for (const token of call.secured ? tokens : [undefined]) {
          expect(await answer(call, query, language, token)).toMatchObject({ status: 200, code: 200 });
        }
      }
    }
  }
  expect(world.journal.entries().flatMap(({ violations }) => violations)).toEqual([]);
});
