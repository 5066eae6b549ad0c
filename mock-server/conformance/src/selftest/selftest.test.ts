// Seeded faults are found by the right check at the right call; what is not spoiled has none.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { DEFECTS, hunt } from "./selftest.ts";
import type { Defect } from "./spoil.ts";

const served = servedApp();

test("there are forty and more, under names of their own, for every class of checks", () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
});

test.each(["../../../../README.md", "../../README.md"])("%s says how many there are", (file) => {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  expect(/(\d+) (?:seeded|small) faults/.exec(text)?.[1]).toBe(String(DEFECTS.length));
});

/** The first of each check; `npm run contract -- selftest` hunts them all. */
const FIRST = [...Map.groupBy(DEFECTS, ({ check }) => check).values()].flatMap(([defect]) => defect ?? []);

test.each(FIRST.map((defect) => ({ ...defect, defect })))("$check at $operation: $name", async ({ defect }) => {
  expect(await hunt(served.address, defect)).toMatchObject({ found: true });
});

test.each([
  ["what no example shows is found by what is drawn", "the longest name that is allowed is invalid"],
  ["a figure that moves no money is reckoned as well", "the yearly profit of a product is 777 yen too high"],
  ["of a TRC20 address the checksum is tried", "a mistyped TRC20 address is bound"],
  ["of an ERC20 address as well", "a mistyped ERC20 address is bound"],
  ["and that there need be none", "an ERC20 address in small letters is not bound"],
  ["so is what a balance is worth", "a balance is worth a USDT too much"],
])("%s: %s", async (_, name) => {
  const defect = DEFECTS.find((defect) => defect.name === name);
  expect(defect && (await hunt(served.address, defect))).toMatchObject({ found: true });
});

test.each(["S3", "S9"] as const)("without a fault nothing is found by %s", async (check) => {
  const none: Defect = { name: "none", check, operation: "wallet.getBalance", spoil: () => undefined };
  expect(await hunt(served.address, none)).toMatchObject({ found: false, besides: [] });
});
