import { readContract } from "@hashgrove/contract/contract.ts";
import { examplesOf, operationsOf, PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { describe, expect, test } from "vitest";
import type { OperationId } from "#operations/operation.ts";
import { successMessage, messageOf, refusalMessage } from "./messages.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { zhCn } from "./messages/zh-cn.ts";

interface Example {
  readonly data: { readonly reason: string; readonly pointer?: string; readonly attemptsLeft?: number } | null;
}
const document = readDocument(PRODUCT_CONTRACT);
const calls = readContract(PRODUCT_CONTRACT).calls.filter(({ envelope }) => envelope !== "template");
const refusals = operationsOf(document).flatMap(({ operation }) => {
  const examples = examplesOf(document, operation, "200") as Readonly<Record<string, Example>>;
  const call = calls.find(({ operationId }) => operationId === operation.operationId);
  return (call?.refusals ?? []).map((reason) => ({
    operation: operation.operationId as OperationId,
    reason,
    example: examples[reason]?.data ?? { reason },
  }));
});

const params = { minimum: 30000, fee: "1234.5", minutes: 15 };
const LANGUAGES = ["ja", "en", "zh-CN"] as const;

describe("refusals", () => {
  test.each(refusals)("$operation has a text for $reason", ({ operation, example }) => {
    const texts = LANGUAGES.map((language) => refusalMessage(language, operation, { ...example, params }));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).not.toMatch(/[{}]/);
  });

  test("selects the most specific wording for call and field", () => {
    const required = { reason: "required", pointer: "/username" };
    expect(refusalMessage("ja", "user.authenticationInfo", required)).toBe("氏名を入力してください。");
    expect(refusalMessage("ja", "user.register", required)).toMatch(/^ユーザー名、携帯電話番号/);
    expect(refusalMessage("ja", "wallet.recharge", { reason: "required", pointer: "/new" })).toBe(ja.required);
    expect(refusalMessage("en", "wallet.withdrawal", { reason: "not-bound" })).toMatch(/withdrawal address/);
    expect(refusalMessage("en", "wallet.bankWithdrawal", { reason: "not-bound" })).toMatch(/bank account/);
  });

  test("groups the digits of amounts, in yen and in USDT", () => {
    const yen = { reason: "below-minimum", pointer: "/price", params: { minimum: 1_030_000 } };
    expect(refusalMessage("ja", "products.buy", yen)).toBe("最低購入金額は1,030,000円です。");
    const usdt = { reason: "amount-not-above-fee", params: { fee: "1234.56789" } };
    expect(refusalMessage("en", "wallet.withdrawal", usdt)).toBe(
      "The amount must be more than the fee of 1,234.56789 USDT.",
    );
  });

  test("reports the attempts left after a wrong password", () => {
    const wrong = { reason: "wrong-password", pointer: "/oldPassword", attemptsLeft: 4 };
    expect(refusalMessage("ja", "user.updateUserInfo", wrong)).toBe(
      "現在のパスワードが正しくありません。あと4回お試しいただけます。",
    );
    expect(refusalMessage("en", "user.updateUserInfo", wrong)).toBe(
      "The current password is not correct. Attempts left: 4.",
    );
    expect(refusalMessage("zh-CN", "user.login", { reason: "wrong-credentials" })).toBe("账户或密码不正确。");
  });

  test("throws for an unknown reason or a missing value", () => {
    expect(() => refusalMessage("ja", "user.login", { reason: "no-such-reason" })).toThrow(RangeError);
    expect(() => messageOf("ja", "below-minimum")).toThrow(RangeError);
    // Inherited property names are not keys either.
    expect(() => refusalMessage("ja", "user.login", { reason: "constructor" })).toThrow(RangeError);
  });
});

describe("texts", () => {
  test("every call has a success text; reads share one word", () => {
    for (const { operationId } of calls) expect(successMessage("ja", operationId as OperationId)).not.toBe("");
    expect(successMessage("ja", "products.index")).toBe("完了しました。");
    expect(successMessage("en", "products.buy")).toBe("Your purchase is complete.");
  });

  test.each(Object.keys(ja) as (keyof typeof ja)[])("%j has the same placeholders in every language", (key) => {
    const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    expect(placeholders(en[key])).toEqual(placeholders(ja[key]));
    expect(placeholders(zhCn[key])).toEqual(placeholders(ja[key]));
    for (const text of [ja[key], en[key], zhCn[key]]) expect(text.length).toBeLessThan(280);
  });
});
