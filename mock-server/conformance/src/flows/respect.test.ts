// The sequences are standard Arazzo: redocly's runner executes every step, also of scripts that the model run writes.
import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { contract } from "@hashgrove/mock-server/http/testing/test-app.ts";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { serving } from "#cli/test-serving.ts";
import { scriptOf } from "#flows/model/arazzo-script.ts";
import type { Action } from "#flows/model/model.ts";
import { readWorkflows, WORKFLOWS } from "./arazzo.ts";
import { controlStates } from "./states-server.ts";
import { statesProxy } from "./test-states-proxy.ts";

const CLI = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
// No colours, even if the test environment forces them, so that output can be compared.
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", FORCE_COLOR: "0", NO_COLOR: "1" };
const INPUTS = { run: "r1", password: "Passw0rd1" };

const served = servedApp();

/** Runs a file of sequences against a new world; returns the runner's output and the steps that it did not reach. */
async function respect(file: string) {
  const { url, control } = await served.open();
  const workflows = readWorkflows(contract, pathToFileURL(file));
  const { server, left } = statesProxy(workflows, INPUTS, url, controlStates(control));
  const office = await serving(server);
  const inputs = Object.entries(INPUTS).flatMap(([name, value]) => ["--input", `${name}=${value}`]);
  const args = [CLI, "respect", file, "--server", `hashgrove=${office}`, ...inputs];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...QUIET },
    maxBuffer: 1 << 26,
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  const steps = workflows.reduce((sum, workflow) => sum + workflow.steps.length, 0);
  return { output: `${stdout}${stderr}`, left: left(), steps, workflows: workflows.length };
}

test("each step of every sequence passes on the mock server", async () => {
  const { output, left, steps, workflows } = await respect(fileURLToPath(WORKFLOWS));
  expect(left).toEqual([]);
  expect(output).toContain(`Workflows: ${workflows} passed, ${workflows} total`);
  expect(output).toContain(`Steps: ${steps} passed, ${steps} total`);
});

test("a script of the model run with every action passes too", async () => {
  const actions: readonly Action[] = [
    { kind: "withdraw", amount: { of: "fee", plus: 0 }, isWrongPassword: false },
    { kind: "withdraw", amount: { of: "fee", plus: 500 }, isWrongPassword: false },
    { kind: "repeat" },
    { kind: "withdraw", amount: { of: "fee", plus: 700 }, isWrongPassword: true },
    { kind: "cancel", nth: 0 },
    { kind: "cancel", nth: 1 },
    { kind: "buy", amount: { of: "minimum", plus: -1 }, isUnknown: false },
    { kind: "buy", amount: { of: "minimum", plus: 0 }, isUnknown: false },
    { kind: "claim" },
  ];
  const { data } = await served.app.call((await served.open()).world, "orders.getAssetsList", { as: "alice" });
  const [product] = data as { buyStart: number }[];
  const parting = {
    operation: "wallet.bankWithdrawal",
    after: actions.map(({ kind }) => kind),
    expected: "",
    got: "",
    actions,
    terms: { minimum: Number(product?.buyStart), fee: 330 },
    request: null,
  };
  const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
  const file = join(folder, "model.arazzo.yaml");
  writeFileSync(file, scriptOf(parting, contract));
  copyFileSync(PRODUCT_CONTRACT, join(folder, "openapi.yaml"));
  const { output, left, steps } = await respect(file);
  expect(left).toEqual([]);
  expect(output).toContain(`Steps: ${steps} passed, ${steps} total`);
});
