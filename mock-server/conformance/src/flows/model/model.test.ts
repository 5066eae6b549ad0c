// The model alone, and the mock server against it; a deviation is reported as a short sequence.
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createClient, MOST_BYTES } from "#client/http-client.ts";
import { controlStates } from "#flows/states-server.ts";
import { readOptions } from "#runner/check-options.ts";
import { check } from "#runner/run-check.ts";
import { edited, type Met, spoiled } from "#selftest/forge-reply.ts";
import { PAYMENT_DOUBLE_SUBMITS } from "./double-submit-payments.ts";
import { type Action, EMPTY, investedIn, type Model, reserveOf, step } from "./model.ts";

const HOUSE = { minimum: 30_000, fee: 330 };
const buy = (plus: number, of: "minimum" | "balance" = "minimum"): Action => ({
  kind: "buy",
  amount: { of, plus },
  isUnknown: false,
});
const withdraw = (plus: number, isWrongPassword = false): Action => ({
  kind: "withdraw",
  amount: { of: "fee", plus },
  isWrongPassword,
});
const cancel = (nth: number): Action => ({ kind: "cancel", nth });

test.each([
  [buy(-1), "below-minimum"],
  [buy(0), null],
  [buy(1, "balance"), "insufficient-balance"],
  [buy(0, "balance"), null],
  [withdraw(0), "amount-not-above-fee"],
  [withdraw(1), null],
  [withdraw(1, true), "wrong-pay-password"],
  [withdraw(999_999), "insufficient-balance"],
  [withdraw(0, true), "amount-not-above-fee"],
  [cancel(0), "unknown-record"],
  [{ kind: "claim" }, "nothing-to-claim"],
] satisfies [Action, string | null][])("%j gives %j", (action, reason) => {
  expect(step({ ...EMPTY, balance: 100_000 }, action, HOUSE).reason).toBe(reason);
});

test("a reward is paid once", () => {
  const claimed = step({ ...EMPTY, reward: 5_000 }, { kind: "claim" }, HOUSE);
  expect(claimed).toMatchObject({ reason: null, model: { balance: 5_000 } });
  expect(step(claimed.model, { kind: "claim" }, HOUSE).reason).toBe("nothing-to-claim");
});

test("nothing is lost between balance, reserve and holdings", () => {
  let model: Model = { ...EMPTY, balance: 100_000 };
  for (const action of [buy(0), withdraw(1), cancel(0), cancel(0), withdraw(500), buy(0, "balance")]) {
    ({ model } = step(model, action, HOUSE));
    expect(model.balance + reserveOf(model) + investedIn(model)).toBe(100_000);
  }
});

const served = servedApp();

async function run(name: "model_run" | "parallel_pairs", args: readonly string[], spoil: (met: Met) => Met["reply"]) {
  const { url, control } = await served.open();
  const allowed = ["--level", "money", "--write-to", new URL(url).host, "--money-ok", "--min-coverage", "0"];
  const options = readOptions(["--base-url", url, ...allowed, "--check", name, ...args], {});
  const send = spoiled(createClient({ ...options, mostBytes: MOST_BYTES }), {
    name,
    check: name,
    operation: "",
    spoil,
  });
  const { result } = await check(options, { send, states: controlStates(control) });
  return result;
}
const untouched = ({ reply }: Met): Met["reply"] => reply;

test("the mock server matches the model for random sequences and simultaneous requests", async () => {
  const model = await run("model_run", ["--model", "3", "--seed", "11"], untouched);
  expect(model).toMatchObject({ findings: [], passed: 1, notReached: [] });
  expect(model.created.join()).toContain("-m1@example.test");
  const pairs = await run("parallel_pairs", [], untouched);
  expect(pairs).toMatchObject({ findings: [], passed: 2 + PAYMENT_DOUBLE_SUBMITS.length, notReached: [] });
});

test("a deviation from the model is reported as its shortest sequence, and saved as a script", async () => {
  const lost = new Set<string>();
  const result = await run("model_run", ["--seed", "7"], (met) => {
    if (met.path === "/api/wallet/cancelWithdrawal" && met.reply.status === 200) {
      if ((met.reply.json as { code: number }).code === 200) lost.add(met.token);
    }
    const isLost = met.path === "/api/user/getAssets" && lost.has(met.token);
    return isLost ? edited(met.reply, ({ data }) => void (data.balance = Number(data.balance) - 1)) : met.reply;
  });
  const [finding] = result.findings;
  expect(finding).toMatchObject({ check: "model_run", operation: "wallet.cancelWithdrawal" });
  // The shortest sequence is a withdrawal and its cancellation.
  expect(finding?.expected).toMatch(/^balance 200000, after: withdraw \d+; cancel withdrawal 1$/);
  // The finding shows the request of the wrong amount, not a later one.
  expect(finding?.request).toMatchObject({ method: "GET", url: expect.stringMatching(/\/api\/user\/getAssets$/) });
  const script = parse(result.scripts.get("model.arazzo.yaml") ?? "") as {
    workflows: { steps: { stepId: string; description?: string }[] }[];
  };
  const steps = script.workflows[0]?.steps ?? [];
  expect(steps.map(({ stepId }) => stepId).slice(-5)).toEqual(["step1", "record1", "assets1", "step2", "assets2"]);
  expect(steps.find(({ stepId }) => stepId === "step2")?.description).toBe("cancel withdrawal 1");
});
