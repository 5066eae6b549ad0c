import { beforeEach, describe, expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { memberOf } from "#domain/members/member.ts";
import { type PayPasswordProof, setPayPassword } from "#domain/members/pay-password.ts";
import { accountBalance, EXTERNAL, FEES, PLATFORM, reserveOf } from "#domain/money/accounts.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listFlows } from "#domain/money/flows.ts";
import { replaceBank } from "#domain/reviews/bindings.ts";
import { decideReview } from "#domain/reviews/reviews.ts";
import type { Chain, Draft, MemberId } from "#domain/state.ts";
import { ACCOUNT, accepted, addMember, decide, expectSound, START, testWorld } from "#domain/test-world.ts";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { bindAddress, bindBankAccount } from "./bind-account.ts";
import { cancelWithdrawal, requestBankWithdrawal, requestCoinWithdrawal } from "./withdrawal.ts";

const RIGHT = { hash: "six digits", right: true };
const WRONG = { hash: "six digits", right: false };

let draft: Draft;
let alice: MemberId;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice", 100_000).id;
  accepted(setPayPassword(draft, { memberId: alice, hash: "six digits" }));
  accepted(bindBankAccount(draft, { memberId: alice, account: ACCOUNT }, START));
  accepted(bindAddress(draft, { memberId: alice, chain: "ERC20", address: "0xabc", check: () => "valid" }, START));
});
const toBank = (yen = 50_000, proof: PayPasswordProof = RIGHT, now = START) =>
  requestBankWithdrawal(draft, { memberId: alice, amount: asYen(yen), proof }, now);
const toChain = (usdt: number, chain: Chain = "ERC20") =>
  requestCoinWithdrawal(draft, { memberId: alice, chain, amount: usdtFromWhole(usdt), proof: RIGHT }, START);

describe("a bank withdrawal", () => {
  test("is reserved at once", () => {
    const record = accepted(toBank());
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
    const { reviewId, id } = accepted(toBank());
    decide(draft, reviewId, "approve");
    expect(draft.records.get(id)?.audit).toBe("success");
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 50_000, totalAssets: 50_000 });
    expect([EXTERNAL.JPY, FEES.JPY].map((account) => accountBalance(draft, account))).toEqual([49_670, 330]);
    expectSound(draft);
  });

  test("returns whole when rejected", () => {
    const { reviewId, id } = accepted(toBank());
    decide(draft, reviewId, "reject", "wrong holder");
    expect(draft.records.get(id)).toMatchObject({ audit: "failure", reason: "wrong holder" });
    expect(assetSummary(draft, alice).balance).toBe(100_000);
    const lines = listFlows(draft, { memberId: alice, type: "income", offset: 0, limit: 1 });
    expect(lines).toMatchObject([{ explain: "withdrawal-returned", amount: 50_000 }]);
    expectSound(draft);
  });

  test("may take the whole balance and must be above the fee", () => {
    expect(toBank(330)).toMatchObject({ reason: "amount-not-above-fee", field: "amount", params: { fee: 330 } });
    expect(toBank(100_001)).toMatchObject({ reason: "insufficient-balance", field: "amount" });
    expect(toBank(100_000).ok).toBe(true);
    expect(toBank(331)).toMatchObject({ reason: "insufficient-balance" });
  });
});

describe("a coin withdrawal", () => {
  test("reserves its price in yen rounded up and sends coins less the fee", () => {
    const { reviewId, ...record } = accepted(toChain(100));
    expect(record).toMatchObject({ yen: 15_000, rate: "150", fee: 5_000_000, address: "0xabc" });
    decide(draft, reviewId, "approve");
    const figures = [PLATFORM.JPY, PLATFORM.USDT, EXTERNAL.USDT, FEES.USDT].map((account) =>
      accountBalance(draft, account),
    );
    expect(figures).toEqual([15_000, -100_000_000, 95_000_000, 5_000_000]);
    expect(assetSummary(draft, alice)).toMatchObject({ balance: 85_000, totalAssets: 85_000 });
    expectSound(draft);
  });

  test("is refused as not-bound, amount-not-above-fee or insufficient-balance", () => {
    expect(toChain(100, "TRC20")).toMatchObject({ reason: "not-bound" });
    expect(toChain(5)).toMatchObject({ reason: "amount-not-above-fee", params: { fee: "5" } });
    expect(toChain(667)).toMatchObject({ reason: "insufficient-balance" }); // 100,050 yen
    expect(toChain(666).ok).toBe(true);
  });
});

describe("the trading password", () => {
  test("must be set first", () => {
    const memberId = addMember(draft, "bob", 1_000).id;
    accepted(bindBankAccount(draft, { memberId, account: ACCOUNT }, START));
    const withdrawal = { memberId, amount: asYen(500), proof: { hash: "x", right: true } };
    expect(requestBankWithdrawal(draft, withdrawal, START)).toMatchObject({ reason: "pay-password-not-set" });
  });

  test("locks withdrawals for half an hour after five wrong attempts", () => {
    const wrong = () => toBank(500, WRONG);
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(wrong()).toMatchObject({
        reason: "wrong-pay-password",
        field: "payPassword",
        attemptsLeft,
        commit: true,
      });
    }
    expect(wrong()).toMatchObject({ reason: "pay-password-locked", attemptsLeft: 0, commit: true });
    const at = (ms: number) => toBank(500, RIGHT, asEpochMs(START + ms));
    expect(at(30 * MINUTE_MS - 1)).toMatchObject({ reason: "pay-password-locked", params: { minutes: 1 } });
    expect(at(30 * MINUTE_MS).ok).toBe(true);
    expectSound(draft);
  });

  test("is counted again after a lock, and not during it", () => {
    const wrongAt = (ms: number) => toBank(500, WRONG, asEpochMs(START + ms));
    for (let attempts = 0; attempts < 5; attempts += 1) wrongAt(0);
    expect(wrongAt(30 * MINUTE_MS - 1)).toMatchObject({ reason: "pay-password-locked" });
    expect(wrongAt(30 * MINUTE_MS)).toMatchObject({ reason: "wrong-pay-password", attemptsLeft: 4 });
  });

  test("clears wrong attempts after a correct one", () => {
    toBank(500, WRONG);
    expect(memberOf(draft, alice).payPasswordFailures.count).toBe(1);
    accepted(toBank(500));
    expect(memberOf(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("costs no attempt when the withdrawal is refused anyway", () => {
    expect(toBank(999_999, WRONG)).toMatchObject({ reason: "insufficient-balance" });
    expect(toBank(330, WRONG)).toMatchObject({ reason: "amount-not-above-fee" });
    expect(memberOf(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("that was checked against another hash is not counted as an attempt", () => {
    const stale = { hash: null, right: false };
    expect(toBank(500, stale)).toMatchObject({ reason: "wrong-pay-password", attemptsLeft: 5 });
    expect(memberOf(draft, alice).payPasswordFailures.count).toBe(0);
  });

  test("is set once", () => {
    expect(setPayPassword(draft, { memberId: alice, hash: "other" })).toMatchObject({ reason: "already-set" });
  });
});

describe("cancelling a withdrawal", () => {
  test("returns the reserve and ends the review", () => {
    const { id, reviewId } = accepted(toBank());
    expect(accepted(cancelWithdrawal(draft, { memberId: alice, recordId: id }, START)).audit).toBe("failure");
    expect(assetSummary(draft, alice).balance).toBe(100_000);
    expect(draft.reviews.get(reviewId ?? 0)?.state).toBe("rejected");
    expect(decideReview(draft, { reviewId: reviewId ?? 0, decision: "approve" }, START)).toMatchObject({
      reason: "already-decided",
    });
    expectSound(draft);
  });

  test("is refused after the decision, and for anything but the member's own withdrawal", () => {
    const bob = addMember(draft, "bob").id;
    const { id, reviewId } = accepted(toBank());
    const cancel = (memberId: number, recordId: number) => cancelWithdrawal(draft, { memberId, recordId }, START);
    expect(cancel(bob, id)).toMatchObject({ reason: "unknown-record", field: "recordId" });
    expect(cancel(alice, 99)).toMatchObject({ reason: "unknown-record" });
    decide(draft, reviewId, "approve");
    expect(cancel(alice, id)).toMatchObject({ reason: "already-decided", field: "recordId" });
  });
});

test("a withdrawal under way keeps its destination when customer service replaces the account", () => {
  const { id } = accepted(toBank());
  replaceBank(draft, alice, { ...ACCOUNT, number: "7654321" });
  expect(draft.records.get(id)?.address).toBe("Test Bank ****4567");
});
