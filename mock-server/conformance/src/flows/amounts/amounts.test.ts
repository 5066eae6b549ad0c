// The mock server's amounts are right, and a wrong amount of another server is explained.
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { EXIT } from "#cli/exit-codes.ts";
import { main } from "#cli/main.ts";
import { serving } from "#cli/test-serving.ts";
import { createClient, MOST_BYTES } from "#client/http-client.ts";
import { controlStates, statesServer } from "#flows/states-server.ts";
import { readOptions } from "#runner/check-options.ts";
import { check } from "#runner/run-check.ts";
import { edited, spoiled, type Json } from "#selftest/forge-reply.ts";
import { FORMULAS } from "./formulas.ts";

const served = servedApp();

const allowed = (base: string): string[] => ["--base-url", base, "--write-to", new URL(base).host, "--money-ok"];

test.each(["with-fees", "demo"])("the mock server's are right: %s", async (scenario) => {
  const { url, control } = await served.open(scenario);
  const states = await serving(statesServer(control));
  const lines: string[] = [];
  const args = ["vectors", ...allowed(url), "--states", states];
  const code = await main(args, {}, (line) => lines.push(line));
  const right = lines.filter((line) => line.startsWith("right"));
  for (const operation of Object.keys(FORMULAS).filter((operation) => operation !== "wallet.bankRecharge"))
    expect(right.join("\n")).toContain(`right  ${operation}: `);
  expect(lines.join("\n")).not.toContain("WRONG");
  expect(lines.at(-1)).toBe("9 passed, 0 failed, 0 not reached");
  expect(code).toBe(EXIT.ok);
});

test("without money they are not reached, which is not a success", async () => {
  const { url } = await served.open();
  const lines: string[] = [];
  const code = await main(["vectors", ...allowed(url)], {}, (line) => lines.push(line));
  expect(lines.join("\n")).toContain("the state member-has-yen was not arranged");
  expect(lines.at(-1)).toBe("0 passed, 0 failed, 9 not reached");
  expect(code).toBe(EXIT.usage);
});

/** Runs the check `vectors` with changed replies to one path; returns the findings. */
async function findingsOf(
  operation: string,
  path: string,
  edit: (data: Json) => void,
): Promise<readonly { operation: string; got: string; request: { url: string } | null }[]> {
  const { url, control } = await served.open();
  const options = readOptions(
    [...allowed(url), "--level", "money", "--check", "vectors", "--operation", operation],
    {},
  );
  const send = spoiled(createClient({ ...options, mostBytes: MOST_BYTES }), {
    name: "a sum",
    check: "vectors",
    operation,
    spoil: (met) => (met.path === path ? edited(met.reply, ({ data }) => edit(data)) : undefined),
  });
  const { result } = await check(options, { send, states: controlStates(control) });
  return result.findings;
}

/** The findings as text, with their explanations of the wrong amounts. */
const reportedReadings = async (...spoilt: Parameters<typeof findingsOf>): Promise<string> =>
  (await findingsOf(...spoilt)).map((finding) => `${finding.operation}: ${finding.got}`).join("\n");

test("a profit that is rounded up", async () => {
  const edit = (data: Json): void => {
    for (const holding of data as unknown as { profit: number; price: number }[]) holding.profit += 1;
  };
  expect(await reportedReadings("products.buy", "/api/orders/getMyFunds", edit)).toContain(
    "the profit is rounded up instead of down",
  );
});

test("a yearly profit of all holdings together, rounded once", async () => {
  const edit = (data: Json): void => {
    for (const product of data as unknown as { profit: number; price: number; rate: string }[])
      product.profit = Math.floor((product.price * Number(product.rate)) / 100 + 1e-6);
  };
  expect(await reportedReadings("orders.getAssetsList", "/api/orders/getAssetsList", edit)).toContain(
    "the profits are added and then rounded down instead of one by one",
  );
});

test("a worth in USDT that is one too high", async () => {
  const edit = (data: Json): void => void (data.usdt = (Number(data.usdt) + 1).toFixed(2));
  expect(await reportedReadings("wallet.getBalance", "/api/wallet/getBalance", edit)).toContain(
    "wallet.getBalance: usdt 1.00: no known misreading explains it",
  );
});

test("a fee that is forgotten", async () => {
  const edit = (data: Json): void => {
    for (const record of data.list as { net: string; amount: string }[]) record.net = record.amount;
  };
  const [found] = await findingsOf("wallet.withdrawal", "/api/wallet/index", edit);
  expect(found).toMatchObject({ operation: "wallet.withdrawal", got: "net 2: the fee is forgotten" });
  expect(found?.request?.url, "the call to try, not the one that showed it").toMatch(/\/api\/wallet\/withdrawal$/);
});
