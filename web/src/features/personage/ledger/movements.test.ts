import { expect, test } from "vitest";
import { asYen } from "#lib/amount/yen.ts";
import { matchesText, movementsOf, WHOLE_HISTORY } from "./movements.ts";

const item = (id: number, at: number, amount: number, explanation = "") => ({
  id,
  at: at as ReturnType<typeof movementsOf>[number]["at"],
  amount: asYen(amount),
  explanation,
  cause: null,
});

test("adds up the balance over both directions, also for movements of the same second", () => {
  const all = movementsOf({
    ...WHOLE_HISTORY,
    income: [item(3, 20, 50), item(1, 10, 100)],
    expense: [item(4, 20, 30), item(2, 15, 80)],
  });
  expect(all.map(({ id, balance }) => [id, balance])).toEqual([
    [1, 100],
    [2, 20],
    [3, 70],
    [4, 40],
  ]);
});

test("starts from the sum of older movements, and knows no balance before a gap", () => {
  const lists = { income: [item(3, 20, 50), item(1, 10, 100)], expense: [item(2, 15, 80)] };
  const balances = (opening: number, balancesAfter: number) =>
    movementsOf({ ...lists, opening: asYen(opening), balancesAfter }).map(({ balance }) => balance);
  expect(balances(1_000, 15)).toEqual([null, null, 1_070]);
  expect(balances(0, Infinity)).toEqual([null, null, null]);
});

test("finds words of the explanation in any width and case, amounts with separators, and entry numbers", () => {
  const bought = item(7, 1, 100_000, "Purchase of Standard hash power plan");
  for (const text of ["purchase", "ＰＵＲＣＨＡＳＥ hash", "100,000", "¥100,000", "7", "plan 100000", "  "])
    expect(matchesText(bought, text), text).toBe(true);
  for (const text of ["top-up", "purchase 200", "8", "¥"]) expect(matchesText(bought, text), text).toBe(false);
});
