// Every scenario through the server's own door: each call that only reads must answer within the contract.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, buildApp } from "../app.ts";
import { issueSession } from "#worlds/world.ts";
import { compileScenario } from "./compile.ts";
import { scenarioNames } from "./registry.ts";

let app: App;
beforeAll(async () => {
  app = await buildApp({
    defaultWorld: null,
    control: true,
    strictWorlds: true,
    templateDelay: false,
    maxWorlds: 64,
    webFolder: null,
    corsOrigins: [],
    log: false,
  });
});
afterAll(() => app.fastify.close());

const paths = (text: string): string[] => text.trim().split(/\s+/);
const READS = paths(`
  /products/index /products/homeProduct /question_answer/index /about/index /about/getCooperativePartner /news/index
  /sys_config/getArrayConfig?key=privacy /sys_config/getArrayConfig?key=user_policy`);
const MEMBER_READS = paths(`
  /user/getAssets /user/getInviteCode /user/getCapitalFlow?type=0 /user/getCapitalFlow?type=1
  /orders/getAssetsList /orders/getMyFunds /invite_recode/getIncentiveList
  /sys_config/getAddressAndRate?key=ERC20 /sys_config/getAddressAndRate?key=TRC20
  /sys_config/getConfigList?keys=platform_to_usdt,min_recharge,bank_account
  /wallet/payPassword /wallet/getBalance /wallet/getDesc /wallet/getWithdrawalDesc
  /wallet/getWalletStatus?type=1 /wallet/getWalletStatus?type=2 /wallet/getWalletStatus?type=3
  /wallet/index?type=1&payType=1 /wallet/index?type=1&payType=2
  /wallet/index?type=2&payType=1 /wallet/index?type=2&payType=2`);

test.each(scenarioNames())("%s answers every call that reads within the contract", async (name) => {
  const scenario = await compileScenario(name);
  const world = await app.worlds.create({ id: name, scenario });
  const state = world.store.read();
  const details = [
    ...[...state.products.values()].map(({ id }) => `/products/detail?id=${id}`),
    ...[...state.news.values()].map(({ id }) => `/news/detail?id=${id}`),
  ];
  const answer = async (path: string, language: string, token?: string, method: "GET" | "POST" = "GET") => {
    const headers = { "accept-language": language, ...(token && { authorization: token }) };
    const reply = await app.fastify.inject({ method, url: `/w/${name}/api${path}`, headers });
    return { path, status: reply.statusCode, code: reply.json().code as number };
  };
  for (const language of ["ja", "en", "zh-CN"]) {
    for (const path of [...READS, ...details]) {
      expect(await answer(path, language)).toEqual({ path, status: 200, code: 200 });
    }
    for (const { memberId } of Object.values(scenario.users)) {
      const token = await issueSession(world, memberId);
      for (const path of MEMBER_READS)
        expect(await answer(path, language, token)).toEqual({ path, status: 200, code: 200 });
      const path = "/user/getAuditInfo";
      expect(await answer(path, language, token, "POST")).toEqual({ path, status: 200, code: 200 });
    }
  }
  expect(world.journal.entries().flatMap(({ violations }) => violations)).toEqual([]);
});
