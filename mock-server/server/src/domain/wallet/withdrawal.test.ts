import { describe, expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { setPayPassword } from "#domain/members/pay-password.ts";
import { accountBalance, EXTERNAL, FEES, PLATFORM, reserveOf } from "#domain/money/accounts.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listFlows } from "#domain/money/flows.ts";
import { replaceBank } from "#domain/reviews/bindings.ts";
import { decideReview } from "#domain/reviews/reviews.ts";
import type { Chain, Draft } from "#domain/state.ts";
import { accepted, addMember, expectSound, memberNow, START, testWorld } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { bindAddress, bindBankAccount } from "./bind-account.ts";
import { cancelWithdrawal, requestBankWithdrawal, requestCoinWithdrawal } from "./withdrawal.ts";

const ACCOUNT = {
  bankName: "Test Bank",
  branchName: "Tokyo",
  branchCode: "001",
  number: "1234567",
  holder: "SATO HANA",
};
const RIGHT = { hash: "six digits", right: true };
const WRONG = { hash: "six digits", right: false };

function world(): { draft: Draft; alice: number } {
  const draft = testWorld();
  const alice = addMember(draft, "alice", 100_000).id;
  accepted(setPayPassword(draft, { memberId: alice, hash: "six digits" }));
  accepted(bindBankAccount(draft, { memberId: alice, account: ACCOUNT }, START));
  accepted(bindAddress(draft, { memberId: alice, chain: "ERC20", address: "0xabc", check: () => "valid" }, START));
  return { draft, alice };
}
const toBank = (draft: Draft, memberId: number, yen = 50_000, proof = RIGHT, now = START) =>
  requestBankWithdrawal(draft, { memberId, amount: asYen(yen), proof }, now);
const toChain = (draft: Draft, memberId: number, usdt: number, chain: Chain = "ERC20") =>
  requestCoinWithdrawal(draft, { memberId, chain, amount: usdtFromWhole(usdt), proof: RIGHT }, START);

describe("a bank withdrawal", () => {
  test("is reserved at once", () => {
    const { draft, alice } = world();
    const record = accepted(toBank(draft, alice));
    expect(record).toMatchObject({
      audit: "in-review",
      amount: 50_000,
      fee: 330,
      yen: 50_000,
      address: "Test Bank ****4567",
    });
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 50_000, totalAssets: 100_000 });
    expect(accountBalance(draft, reserveOf(alice))).toBe(50_000);
    expectSound(draft);
  });

  test("is paid out less the fee when approved", () => {
    const { draft, alice } = world();
    const { reviewId, id } = accepted(toBank(draft, alice));
    accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START));
    expect(draft.records.get(id)?.audit).toBe("success");
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 50_000, totalAssets: 50_000 });
    expect([EXTERNAL.JPY, FEES.JPY].map((account) => accountBalance(draft, account))).toEqual([49_670, 330]);
    expectSound(draft);
  });

  test("returns whole when rejected", () => {
    const { draft, alice } = world();
    const { reviewId, id } = accepted(toBank(draft, alice));
    accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision: "reject", reason: "wrong holder" }, START));
    expect(draft.records.get(id)).toMatchObject({ audit: "failure", reason: "wrong holder" });
    expect(assetSummary(draft, alice).balance).toBe(100_000);
    const lines = listFlows(draft, { memberId: alice, type: "income", offset: 0, limit: 1 });
    expect(lines).toMatchObject([{ explain: "withdrawal-returned", amount: 50_000 }]);
    expectSound(draft);
  });

  test("may take the whole balance and must be above the fee", () => {
    const { draft, alice } = world();
    expect(toBank(draft, alice, 330)).toMatchObject({
      reason: "amount-not-above-fee",
      field: "amount",
      params: { fee: 330 },
    });
    expect(toBank(draft, alice, 100_001)).toMatchObject({ reason: "insufficient-balance", field: "amount" });
    expect(toBank(draft, alice, 100_000).ok).toBe(true);
    expect(toBank(draft, alice, 331)).toMatchObject({ reason: "insufficient-balance" });
  });
});

describe("a coin withdrawal", () => {
  test("reserves its price in yen rounded up and sends coins less the fee", () => {
    const { draft, alice } = world();
    const { reviewId, ...record } = accepted(toChain(draft, alice, 100));
    expect(record).toMatchObject({ yen: 15_000, rate: "150", fee: 5_000_000, address: "0xabc" });
    accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START));
    const figures = [PLATFORM.JPY, PLATFORM.USDT, EXTERNAL.USDT, FEES.USDT].map((account) =>
      accountBalance(draft, account),
    );
    expect(figures).toEqual([15_000, -100_000_000, 95_000_000, 5_000_000]);
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 85_000, totalAssets: 85_000 });
    expectSound(draft);
  });

  test("is refused as not-bound, amount-not-above-fee or insufficient-balance", () => {
    const { draft, alice } = world();
    expect(toChain(draft, alice, 100, "TRC20")).toMatchObject({ reason: "not-bound" });
    expect(toChain(draft, alice, 5)).toMatchObject({ reason: "amount-not-above-fee", params: { fee: "5" } });
    expect(toChain(draft, alice, 667)).toMatchObject({ reason: "insufficient-balance" }); // 100,050 yen
    expect(toChain(draft, alice, 666).ok).toBe(true);
  });
});

describe("the trading password", () => {
  test("must be set first", () => {
    const draft = testWorld();
    const bob = addMember(draft, "bob", 1_000).id;
    accepted(bindBankAccount(draft, { memberId: bob, account: ACCOUNT }, START));
    expect(toBank(draft, bob, 500, { hash: "x", right: true })).toMatchObject({ reason: "pay-password-not-set" });
  });

  test("locks withdrawals for half an hour after five wrong attempts", () => {
    const { draft, alice } = world();
    const wrong = () => toBank(draft, alice, 500, WRONG);
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(wrong()).toMatchObject({
        reason: "wrong-pay-password",
        field: "payPassword",
        attemptsLeft,
        commit: true,
      });
    }
    expect(wrong()).toMatchObject({ reason: "pay-password-locked", attemptsLeft: 0, commit: true });
    const at = (ms: number) => toBank(draft, alice, 500, RIGHT, asEpochMs(START + ms));
    expect(at(30 * MINUTE_MS - 1)).toMatchObject({ reason: "pay-password-locked", params: { minutes: 1 } });
    expect(at(30 * MINUTE_MS).ok).toBe(true);
    expectSound(draft);
  });

  test("is counted again after a lock, and not during it", () => {
    const { draft, alice } = world();
    const wrongAt = (ms: number) => toBank(draft, alice, 500, WRONG, asEpochMs(START + ms));
    for (let attempts = 0; attempts < 5; attempts += 1) wrongAt(0);
    expect(wrongAt(30 * MINUTE_MS - 1)).toMatchObject({ reason: "pay-password-locked" });
    expect(wrongAt(30 * MINUTE_MS)).toMatchObject({ reason: "wrong-pay-password", attemptsLeft: 4 });
  });

  test("clears wrong attempts after a correct one", () => {
    const { draft, alice } = world();
    toBank(draft, alice, 500, WRONG);
    expect(memberNow(draft, alice).payPasswordFailures.count).toBe(1);
    accepted(toBank(draft, alice, 500));
    expect(memberNow(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("costs no attempt when the withdrawal is refused anyway", () => {
    const { draft, alice } = world();
    expect(toBank(draft, alice, 999_999, WRONG)).toMatchObject({ reason: "insufficient-balance" });
    expect(toBank(draft, alice, 330, WRONG)).toMatchObject({ reason: "amount-not-above-fee" });
    expect(memberNow(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("that was checked against another hash is not counted as an attempt", () => {
    const { draft, alice } = world();
    const stale = { hash: null, right: false };
    expect(requestBankWithdrawal(draft, { memberId: alice, amount: asYen(500), proof: stale }, START)).toMatchObject({
      reason: "wrong-pay-password",
      attemptsLeft: 5,
    });
    expect(memberNow(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("is set once", () => {
    const { draft, alice } = world();
    expect(setPayPassword(draft, { memberId: alice, hash: "other" })).toMatchObject({ reason: "already-set" });
  });
});

describe("cancelling a withdrawal", () => {
  test("returns the reserve and ends the review", () => {
    const { draft, alice } = world();
    const { id, reviewId } = accepted(toBank(draft, alice));
    expect(accepted(cancelWithdrawal(draft, { memberId: alice, recordId: id }, START)).audit).toBe("failure");
    expect(assetSummary(draft, alice).balance).toBe(100_000);
    expect(draft.reviews.get(reviewId ?? 0)?.state).toBe("rejected");
    expect(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START)).toMatchObject({
      reason: "already-decided",
    });
    expectSound(draft);
  });

  test("is refused after the decision, and for anything but the member's own withdrawal", () => {
    const { draft, alice } = world();
    const bob = addMember(draft, "bob").id;
    const { id, reviewId } = accepted(toBank(draft, alice));
    const cancel = (memberId: number, recordId: number) => cancelWithdrawal(draft, { memberId, recordId }, START);
    expect(cancel(bob, id)).toMatchObject({ reason: "unknown-record", field: "recordId" });
    expect(cancel(alice, 99)).toMatchObject({ reason: "unknown-record" });
    accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START));
    expect(cancel(alice, id)).toMatchObject({ reason: "already-decided", field: "recordId" });
  });
});

test("a withdrawal under way keeps its destination when customer service replaces the account", () => {
  const { draft, alice } = world();
  const { id } = accepted(toBank(draft, alice));
  replaceBank(draft, alice, { ...ACCOUNT, number: "7654321" });
  expect(draft.records.get(id)?.address).toBe("Test Bank ****4567");
});
