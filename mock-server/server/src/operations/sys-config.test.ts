import { beforeEach, expect, test } from "vitest";
import { addMember, testRoot } from "#domain/test-world.ts";
import { putCatalogue } from "#scenarios/content/catalogue.ts";
import * as sysConfig from "./sys-config.ts";
import { type TestWorld, testWorld } from "./test-input.ts";

let world: TestWorld;
beforeEach(() => {
  world = testWorld(
    testRoot((draft) => {
      putCatalogue(draft);
      addMember(draft, "alice");
    }),
  );
});

const address = (key: string) => world.call(sysConfig.getAddressAndRate, { query: { key } });
const list = (keys?: string) =>
  world.call(sysConfig.getConfigList, { query: keys === undefined ? {} : { keys }, member: world.member(1) });
const agreement = (key: string) => world.call(sysConfig.getArrayConfig, { query: { key } });

test("a chain's name is case-insensitive", () => {
  expect(address("trc20")).toEqual(address("TRC20"));
  expect(address("TRC20")).toMatchObject({ ok: true, value: { rate: "156.80" } });
  expect(address("BEP20")).toMatchObject({ reason: "unknown-key", pointer: "/key" });
});

test("returns only the requested values", () => {
  expect(list()).toMatchObject({
    value: {
      platform_to_usdt: "157.05",
      min_recharge: "50",
      bank_account: { bic: "000", accountType: "普通", reference: "HG000001" },
    },
  });
  expect(list("min_recharge")).toEqual({ ok: true, value: { min_recharge: "50" } });
  expect(list("min_recharge,secret")).toMatchObject({ reason: "unknown-key", pointer: "/keys" });
});

test("returns an agreement in every language", () => {
  const text = expect.stringContaining("<");
  expect(agreement("privacy")).toEqual({ ok: true, value: { ja: text, en: text, "zh-CN": text } });
  expect(agreement("user_policy")).toMatchObject({ ok: true });
  expect(agreement("constructor")).toMatchObject({ reason: "unknown-key", pointer: "/key" });
});
