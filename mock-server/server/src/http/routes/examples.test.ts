// The contract's examples are consistent: their fees match the scenario `with-fees`, and their amounts are correct.
import { describe, expect, test } from "vitest";
import { usdtText } from "#domain/amounts/usdt.ts";
import { callNamed } from "#http/testing/test-app.ts";
import { examplesOf } from "#http/testing/test-matrix.ts";
import { RECIPES } from "#http/testing/test-recipes.ts";
import { SETTINGS_WITH_FEES } from "#scenarios/content/settings.ts";

interface Row {
  readonly amount: string | number;
  readonly fee: string | number;
  readonly net: string | number;
  readonly rate: string | null;
  readonly pay_type: "1" | "2" | null;
}
const { TRC20, ERC20 } = SETTINGS_WITH_FEES.chains;
const coinFees = { TRC20: usdtText(TRC20.withdrawalFee), ERC20: usdtText(ERC20.withdrawalFee) };

const dataOf = (operationId: string, name: string): unknown =>
  examplesOf(callNamed(operationId)).get(name)?.data ?? null;

test("the instructions name the fees of the settings", () => {
  expect(dataOf("wallet.getWithdrawalDesc", "ok")).toMatchObject({ fee: SETTINGS_WITH_FEES.bankWithdrawalFee });
  expect(dataOf("wallet.getDesc", "ok")).toMatchObject({ fees: coinFees });
});

describe("wallet.index", () => {
  const tabs = Object.entries(RECIPES["wallet.index"] ?? {}).map(([name, { query }]) => ({
    name,
    isWithdrawal: query?.type === 2,
    isBank: query?.payType === 2,
    rows: (dataOf("wallet.index", name) as { readonly list: readonly Row[] }).list,
  }));

  test("has an example with a record for each tab", () => {
    const shown = tabs.filter(({ rows }) => rows.length > 0).map(({ isWithdrawal, isBank }) => [isWithdrawal, isBank]);
    for (const isWithdrawal of [false, true]) {
      for (const isBank of [false, true]) expect(shown).toContainEqual([isWithdrawal, isBank]);
    }
  });

  test.each(tabs)("$name has its tab's unit and fee", ({ rows, isWithdrawal, isBank }) => {
    for (const { amount, fee, net, pay_type: chain } of rows) {
      expect(typeof amount).toBe(isBank ? "number" : "string");
      expect(chain === null).toBe(isBank);
      const taken = isBank ? SETTINGS_WITH_FEES.bankWithdrawalFee : coinFees[chain === "1" ? "TRC20" : "ERC20"];
      expect(Number(fee)).toBe(isWithdrawal ? Number(taken) : 0);
      expect(Number(net)).toBe(Number(amount) - Number(fee));
    }
  });
});
