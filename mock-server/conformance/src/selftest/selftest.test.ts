// Forged replies are found by the right check at the right call; an unchanged server has no findings.
import { readFileSync } from "node:fs";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlStates } from "#flows/states-server.ts";
import { readOptions } from "#runner/check-options.ts";
import { check } from "#runner/run-check.ts";
import type { Defect } from "./forge-reply.ts";
import { type MutantServer, startMutants } from "./mutant-server.ts";
import { MUTANTS } from "./mutants.ts";
import { DEFECTS, hunt, huntMutant, SAMPLE } from "./selftest.ts";

const served = servedApp();

test("there are at least forty with unique names, for every class of checks", () => {
  expect(DEFECTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
});

test("the README states the numbers of faults and mutants", () => {
  const text = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(/(\d+) (?:seeded|small) faults/.exec(text)?.[1]).toBe(String(DEFECTS.length));
  expect(/(\d+)\s(?:defective servers|rules changed)/.exec(text)?.[1]).toBe(String(MUTANTS.length));
});

test.each(SAMPLE.defects.map((defect) => ({ ...defect, defect })))(
  "$check at $operation: $name",
  async ({ defect }) => {
    expect(await hunt(served.address, defect)).toMatchObject({ found: true });
  },
);

test.each([
  ["random requests find what no example shows", "the longest name that is allowed is invalid"],
  ["amounts that move no money are checked too", "the yearly profit of a product is 777 yen too high"],
  ["the checksum of a TRC20 address is checked", "a mistyped TRC20 address is bound"],
  ["the checksum of an ERC20 address is checked", "a mistyped ERC20 address is bound"],
  ["an ERC20 address without a checksum is valid", "an ERC20 address in small letters is not bound"],
  ["the worth of a balance is checked", "a balance is worth a USDT too much"],
])("%s: %s", async (_, name) => {
  const defect = DEFECTS.find((defect) => defect.name === name);
  expect(defect && (await hunt(served.address, defect))).toMatchObject({ found: true });
});

test.each(["S3", "S9"] as const)("%s finds nothing without a fault", async (check) => {
  const none: Defect = { name: "none", check, operation: "wallet.getBalance", spoil: () => undefined };
  expect(await hunt(served.address, none)).toMatchObject({ found: false, besides: [] });
});

describe("behavioural mutants of the mock server", () => {
  let server: MutantServer;
  beforeAll(async () => {
    server = await startMutants();
  });
  afterAll(() => server.close());

  test("are at least sixty, with unique names", () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  test.each(SAMPLE.mutants.map((mutant) => ({ ...mutant, mutant })))(
    "$checks at $operation: $name",
    async ({ mutant }) => {
      expect(await huntMutant(server, mutant)).toMatchObject({ found: true });
    },
  );

  test("has no findings while none is enabled", async () => {
    const headers = { "x-qa": "1", "content-type": "application/json" };
    const body = JSON.stringify({ scenario: "with-fees" });
    const opened = await fetch(`${server.address}/__qa/worlds`, { method: "POST", headers, body });
    const { id } = (await opened.json()) as { id: string };
    const names = [...new Set(MUTANTS.flatMap(({ checks }) => checks))].flatMap((name) => ["--check", name]);
    const allowed = ["--level", "money", "--write-to", "127.0.0.1", "--money-ok"];
    const options = readOptions(["--base-url", `${server.address}/w/${id}`, ...allowed, ...names], {});
    const { result } = await check(options, { states: controlStates(`${server.address}/__qa/worlds/${id}`) });
    expect(result.findings).toEqual([]);
    expect(result.notReached).toEqual([]);
  });
});
