import { beforeEach, describe, expect, test } from "vitest";
import { registerMember } from "#domain/members/member.ts";
import type { BankAccount, Draft } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { askForBankChange } from "./bank-change.ts";
import { bindingOf, replaceBank } from "./bindings.ts";
import { decideReview } from "./reviews.ts";

const now = asEpochMs(1_000);
const bound: BankAccount = {
  bankName: "テスト銀行",
  branchName: "本店",
  branchCode: "001",
  number: "1234567",
  holder: "サトウ ハナコ",
};
let draft: Draft;
beforeEach(() => {
  draft = testDraft();
  registerMember(draft, signUp(), now);
  replaceBank(draft, 1, bound);
});
const bank = () => bindingOf(draft, 1, "bank").bank;

describe("requesting another bank account", () => {
  test("changes nothing until customer service approves", () => {
    expect(askForBankChange(draft, { memberId: 1, number: "7654321", bankName: "テスト銀行" }, now).ok).toBe(true);
    expect(bank()).toEqual(bound);
    decideReview(draft, { reviewId: 1, decision: "approve" }, now);
    expect(bank()).toEqual({ ...bound, number: "7654321" });
  });

  test("keeps the holder, and the branch only within the same bank", () => {
    askForBankChange(draft, { memberId: 1, number: "7654321", bankName: "別の銀行" }, now);
    decideReview(draft, { reviewId: 1, decision: "approve" }, now);
    expect(bank()).toMatchObject({ bankName: "別の銀行", branchName: "", branchCode: "", holder: "サトウ ハナコ" });
  });

  test.each([
    ["", "テスト銀行", "number"],
    ["7654321", "", "bankName"],
  ])("needs number and bank", (number, bankName, field) => {
    expect(askForBankChange(draft, { memberId: 1, number, bankName }, now)).toMatchObject({
      reason: "required",
      field,
    });
    expect(draft.reviews.size).toBe(0);
  });
});
