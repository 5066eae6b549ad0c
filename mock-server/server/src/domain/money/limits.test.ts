import { describe, expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { runJob } from "#domain/jobs.ts";
import { setPayPassword } from "#domain/members/pay-password.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import { DEFAULT_POLICIES, decideReview } from "#domain/reviews/reviews.ts";
import type { Draft, MemberId, ReviewPolicy } from "#domain/state.ts";
import { accepted, addMember, addReceipt, expectSound, HALF_YEAR, START, testWorld } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { bindAddress } from "#domain/wallet/bind-account.ts";
import { requestBankTopUp, requestCoinTopUp } from "#domain/wallet/top-up.ts";
import { requestCoinWithdrawal } from "#domain/wallet/withdrawal.ts";
import { availableOf } from "./accounts.ts";
import { grant } from "./grant.ts";

/** The largest amount of one request. */
const LARGEST = usdtFromWhole(999_999_999);
const BEYOND_LIMIT = { ok: false, reason: "beyond-limit" };
const AT_AMOUNT = { ...BEYOND_LIMIT, field: "amount" };

function emptyWorld(policy: ReviewPolicy): { draft: Draft; alice: MemberId } {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  draft.policies.put("main", { ...DEFAULT_POLICIES, topup: policy });
  return { draft, alice };
}
const topUp = (draft: Draft, memberId: MemberId, nth: number, amount = LARGEST) =>
  requestCoinTopUp(draft, { memberId, chain: "TRC20", amount, name: "USDT", txId: `tx-${nth}` }, START);
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

function withTopUps(policy: ReviewPolicy, count: number): Draft {
  const { draft, alice } = emptyWorld(policy);
  for (const nth of times(count)) accepted(topUp(draft, alice, nth));
  return draft;
}

const statesOf = (draft: Draft): string[] => [...draft.reviews.values()].map(({ state }) => state);
const NINE_OF_TEN = [...times(9).map(() => "approved"), "open"];
const decide = (draft: Draft, reviewId: number, decision: "approve" | "reject") =>
  decideReview(draft, { reviewId, decision }, START);

test("a top-up that the books cannot hold is refused when it is reported, at its amount", () => {
  const { draft, alice } = emptyWorld("approve");
  for (const nth of times(9)) accepted(topUp(draft, alice, nth));
  const before = [...draft.records.values()].length;
  expect(topUp(draft, alice, 10)).toEqual(AT_AMOUNT);
  expect([...draft.records.values()]).toHaveLength(before);
  // The refused top-up does not use up its TXID.
  accepted(topUp(draft, alice, 10, usdtFromWhole(50)));
  expectSound(draft);
});

test("a member's balance can reach the limit but not exceed it, by bank or coin", () => {
  const { draft, alice } = emptyWorld("approve");
  const nearly = { memberId: alice, currency: "JPY", amount: asYen(999_999_999_950_000) } as const;
  accepted(grant(draft, nearly, START));
  const receipt = addReceipt(draft, alice);
  const byBank = (yen: number) => requestBankTopUp(draft, { memberId: alice, amount: asYen(yen), receipt }, START);
  expect(byBank(50_001)).toEqual(AT_AMOUNT);
  expect(topUp(draft, alice, 1, usdtFromWhole(400))).toEqual(AT_AMOUNT);
  accepted(byBank(50_000));
  expect(byBank(1)).toEqual(AT_AMOUNT);
  expectSound(draft);
});

describe("what a member owns", () => {
  const MOST = 1_000_000_000_000_000;
  const give = (draft: Draft, memberId: MemberId, yen: number) =>
    grant(draft, { memberId, currency: "JPY", amount: asYen(yen) }, START);
  const buy = (draft: Draft, memberId: MemberId, yen: number) =>
    buyProduct(draft, { memberId, productId: HALF_YEAR.id, price: asYen(yen) }, START);
  const AT_PRICE = { ...BEYOND_LIMIT, field: "price" };

  test("counts invested money with its profit, in any combination of holdings", () => {
    const { draft, alice } = emptyWorld("approve");
    accepted(give(draft, alice, MOST - 1_000_000));
    const { profit } = accepted(buy(draft, alice, 2_000_000));
    expect(profit).toBe(78_000);
    const receipt = addReceipt(draft, alice);
    const byBank = (yen: number) => requestBankTopUp(draft, { memberId: alice, amount: asYen(yen), receipt }, START);
    const room = 1_000_000 - profit;
    expect(byBank(room + 1)).toEqual(AT_AMOUNT);
    expect(give(draft, alice, room + 1)).toEqual(AT_AMOUNT);
    expect(topUp(draft, alice, 1, usdtFromWhole(50_000))).toEqual(AT_AMOUNT);
    accepted(byBank(room));
    expectSound(draft);
  });

  test("counts reserved money", () => {
    const { draft, alice } = emptyWorld("approve");
    accepted(give(draft, alice, MOST));
    accepted(setPayPassword(draft, { memberId: alice, hash: "six digits" }));
    accepted(bindAddress(draft, { memberId: alice, chain: "TRC20", address: "Tabc", check: () => "valid" }, START));
    for (const { id, state } of Array.from(draft.reviews.values())) if (state === "open") decide(draft, id, "approve");
    const proof = { hash: "six digits", right: true };
    accepted(requestCoinWithdrawal(draft, { memberId: alice, chain: "TRC20", amount: LARGEST, proof }, START));
    expect(give(draft, alice, 1)).toEqual(AT_AMOUNT);
  });

  test("is never lifted above the limit by the profit of a purchase, which is refused at its price", () => {
    const { draft, alice } = emptyWorld("approve");
    accepted(give(draft, alice, MOST - 1_000_000));
    // A profit of 1,000,000 yen still fits: 25,641,051 yen at 3.9 % earn exactly that (floored), one yen more too much.
    expect(buy(draft, alice, 25_641_052)).toEqual(AT_PRICE);
    accepted(buy(draft, alice, 25_641_051));
    expect(buy(draft, alice, 30_000)).toEqual(AT_PRICE);
    expectSound(draft);
    for (const job of Array.from(draft.jobs.values())) accepted(runJob(draft, job, job.at));
    expect(draft.accounts.get(availableOf(alice))?.balance).toBe(MOST);
    expectSound(draft);
  });

  test.each([
    ["a profit", { rate: "9999.9999", term: 10_000, termUnit: "year" }],
    ["a profit of a year, of a product that pays for a day", { rate: "9999.9999", term: 1, termUnit: "day" }],
  ] as const)("is refused if %s is above the largest number of the books", (_, terms) => {
    const { draft, alice } = emptyWorld("approve");
    draft.products.put(HALF_YEAR.id, { ...HALF_YEAR, ...terms });
    accepted(give(draft, alice, MOST - 2_000_000_000_000));
    const outcomes = times(200).map(() => buy(draft, alice, 999_999_999_999));
    expect(outcomes.filter(({ ok }) => !ok)).not.toEqual([]);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome).toEqual(AT_PRICE);
    expectSound(draft);
  });
});

test("the total deposits of all members have a limit too, by bank as by coin", () => {
  const { draft } = emptyWorld("approve");
  const byBank = (name: string, yen: number) => {
    const memberId = addMember(draft, name).id;
    const receipt = addReceipt(draft, memberId);
    return requestBankTopUp(draft, { memberId, amount: asYen(yen), receipt }, START);
  };
  for (const nth of times(9)) accepted(byBank(`member${nth}`, 1_000_000_000_000_000));
  // Nine times 10^15 yen are deposited; all deposits together may reach 2^53 - 1 yen.
  expect(byBank("bob", 7_199_254_740_992)).toEqual(AT_AMOUNT);
  accepted(byBank("carol", 7_199_254_740_991));
  expect(byBank("dave", 1)).toEqual(AT_AMOUNT);
  for (const nth of times(9)) accepted(topUp(draft, addMember(draft, `coins${nth}`).id, nth));
  const last = addMember(draft, "erin").id;
  expect(topUp(draft, last, 10, usdtFromWhole(7_199_264))).toEqual(AT_AMOUNT);
  accepted(topUp(draft, last, 10, usdtFromWhole(7_199_263)));
  expectSound(draft);
});

test("a top-up that the books can no longer hold is not approved, and can be rejected", () => {
  const draft = withTopUps("manual", 10);
  for (const nth of times(9)) accepted(decide(draft, nth, "approve"));
  expect(decide(draft, 10, "approve")).toEqual(BEYOND_LIMIT);
  expect(statesOf(draft)).toEqual(NINE_OF_TEN);
  accepted(decide(draft, 10, "reject"));
  expectSound(draft);
});

test("a delayed policy leaves such a top-up open for a person", () => {
  const draft = withTopUps({ afterMs: 1000, then: "approve" }, 10);
  const due = asEpochMs(START + 1000);
  for (const job of Array.from(draft.jobs.values())) accepted(runJob(draft, job, due));
  expect(statesOf(draft)).toEqual(NINE_OF_TEN);
  expect(draft.jobs.size).toBe(0);
  expectSound(draft);
});

test("a withdrawal that the books cannot pay out is not approved, and can be rejected", () => {
  const { draft, alice } = emptyWorld("manual");
  draft.policies.put("main", { ...DEFAULT_POLICIES, withdrawal: "manual" });
  accepted(grant(draft, { memberId: alice, currency: "JPY", amount: asYen(10_000_000_000_000) }, START));
  accepted(setPayPassword(draft, { memberId: alice, hash: "six digits" }));
  accepted(bindAddress(draft, { memberId: alice, chain: "TRC20", address: "Tabc", check: () => "valid" }, START));
  const [bound] = draft.reviews.values();
  if (bound?.state === "open") accepted(decide(draft, bound.id, "approve"));
  const proof = { hash: "six digits", right: true };
  const ids = times(10).map(() => {
    const command = { memberId: alice, chain: "TRC20", amount: LARGEST, proof } as const;
    return accepted(requestCoinWithdrawal(draft, command, START)).reviewId ?? 0;
  });
  for (const id of ids.slice(0, 9)) accepted(decide(draft, id, "approve"));
  expect(decide(draft, ids[9] ?? 0, "approve")).toEqual(BEYOND_LIMIT);
  accepted(decide(draft, ids[9] ?? 0, "reject"));
  expectSound(draft);
});
