import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { flowsQuery } from "./flows-query.ts";
import { movementsOf } from "./movements.ts";

interface Line {
  readonly id: number;
  readonly amount: number;
}
/** The server's data; `income` and `expense` are newest first. */
let server: { income: Line[]; expense: Line[]; balance: number };
/** Called with the call's name before each reply. Tests use it to throw, or to add a movement. */
let before: (path: string) => void = () => undefined;

const numberOf = (url: URL, name: string): number => Number(url.searchParams.get(name));
function replyTo(url: URL): unknown {
  if (url.pathname.endsWith("/getBalance")) return { balance: server.balance, usdt: "0" };
  const [page, limit] = [numberOf(url, "page"), numberOf(url, "limit")];
  const lines = numberOf(url, "type") === 0 ? server.income : server.expense;
  return lines.slice((page - 1) * limit, page * limit).map(({ id, amount }) => ({
    id,
    explain: "",
    createTime: `2026-01-01 00:00:${String(Math.min(id, 59)).padStart(2, "0")}`,
    accounts: amount,
    ref: null,
  }));
}

beforeEach(() => {
  before = () => undefined;
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const name = `${url.pathname.split("/").at(-1)} ${url.search.replace(/&limit=\d+/, "")}`.trim();
    before(name);
    return Response.json({ code: 200, msg: "", data: replyTo(url) });
  });
});

const read = () => new QueryClient().fetchQuery({ ...flowsQuery(), retry: false });
const lines = (count: number, amount: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: count - at, amount }));

test("reads more than 10,000 movements, ending at the member's balance", async () => {
  server = { income: lines(10_001, 100), expense: [{ id: 20_000, amount: 500 }], balance: 1_000_100 - 500 };
  const flows = await read();
  expect([flows.income.length, flows.balancesAfter]).toEqual([10_001, -Infinity]);
  expect(movementsOf(flows).at(-1)?.balance).toBe(999_600);
});

test.each(["getCapitalFlow ?type=0&page=2", "getCapitalFlow ?type=1&page=1", "getBalance"])(
  "a withdrawal that arrives before %s gives no wrong balance",
  async (moment) => {
    server = { income: lines(1_500, 100), expense: [], balance: 150_000 };
    before = (name) => {
      if (name !== moment || server.expense.length > 0) return;
      server.expense.unshift({ id: 2_000, amount: 40_000 });
      server.balance -= 40_000;
    };
    const flows = await read();
    expect(flows.balancesAfter).toBe(-Infinity);
    // Either the state before the withdrawal or the state after it, but never a mix.
    expect(movementsOf(flows).at(-1)?.balance).toBe(150_000 - flows.expense.length * 40_000);
  },
);

test("a top-up that arrives between two pages gives no wrong balance", async () => {
  server = { income: lines(1_500, 100), expense: [], balance: 150_000 };
  before = (name) => {
    if (name !== "getCapitalFlow ?type=0&page=2" || server.income.length > 1_500) return;
    server.income.unshift({ id: 1_501, amount: 500 });
    server.balance += 500;
  };
  const flows = await read();
  expect(flows.balancesAfter).toBe(-Infinity);
  expect(movementsOf(flows).at(-1)?.balance).toBe(150_000 + (flows.income.length - 1_500) * 500);
});

test("movements that keep arriving make every balance unknown", async () => {
  server = { income: lines(3, 100), expense: [], balance: 300 };
  before = (name) => {
    if (name !== "getBalance") return;
    server.income.unshift({ id: server.income.length + 1, amount: 100 });
    server.balance += 100;
  };
  const flows = await read();
  expect(flows.balancesAfter).toBe(Infinity);
  expect(movementsOf(flows).map(({ balance }) => balance)).not.toContain(expect.any(Number));
});

test("if a server omits old movements, counts balances back from the current one, and older ones are unknown", async () => {
  server = { income: lines(3, 100), expense: [{ id: 2, amount: 10 }], balance: 5_290 };
  const flows = await read();
  expect(flows.opening).toBe(5_000);
  expect(movementsOf(flows).map(({ id, balance }) => [id, balance])).toEqual([
    [1, null],
    [2, null],
    [2, null],
    [3, 5_290],
  ]);
});

test("a failing page fails the whole read", async () => {
  server = { income: lines(1_500, 100), expense: [], balance: 150_000 };
  before = (name) => {
    if (name === "getCapitalFlow ?type=0&page=2") throw new TypeError("no network");
  };
  await expect(read()).rejects.toBeInstanceOf(ApiError);
});
