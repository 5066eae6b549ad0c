// A small world for tests of money rules, with round numbers that are easy to check.
import { expect } from "vitest";
import { asRate, usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { memberOf, registerMember } from "#domain/members/member.ts";
import { grant } from "#domain/money/grant.ts";
import { decideReview } from "#domain/reviews/reviews.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { EMPTY_ROOT, openDraft, type Root } from "#store/root.ts";
import { testDraft } from "#store/test-draft.ts";
import type { Product, Settings } from "./content.ts";
import type { Decision } from "./decision.ts";
import type { BankAccount, Draft, Localised, Member, MemberId, Review, State } from "./state.ts";
import { noteUpload } from "./upload.ts";

/** 2026-01-15 09:05:00 in Tokyo. */
export const START: EpochMs = asEpochMs(Date.UTC(2026, 0, 15, 0, 5));

const same = (text: string): Localised => ({ ja: text, en: text, "zh-CN": text });

export const HALF_YEAR: Product = {
  id: 2,
  order: 1,
  title: same("Half-year plan"),
  fullName: same("Half-year plan no. 1"),
  state: "open",
  onHome: true,
  recommended: true,
  rate: "7.8",
  rateRange: null,
  term: 6,
  termUnit: "month",
  minimum: asYen(30_000),
  scale: 1,
  scaleUnit: same("100M"),
  summary: same("Six months"),
  direction: same("Mining"),
  directionDescription: same("Mining"),
  paymentMethod: same("At maturity"),
  custodyFee: "0.5",
  earningsNote: same("Estimate"),
  introduction: same("<p>Half a year</p>"),
  advantages: [],
};

export const SETTINGS: Settings = {
  platformRate: asRate("150"),
  chains: {
    TRC20: { depositAddress: "trc-deposit", rate: asRate("149.5"), withdrawalFee: usdtFromWhole(1) },
    ERC20: { depositAddress: "erc-deposit", rate: asRate("148.333333"), withdrawalFee: usdtFromWhole(5) },
  },
  minimumCoinTopUp: usdtFromWhole(50),
  bankWithdrawalFee: asYen(330),
  receivingBank: { bankName: "Test Bank", branchName: "Main", branchCode: "001", number: "0000001", holder: "TEST" },
  inviteTiers: [
    { people: 1, reward: asYen(500) },
    { people: 3, reward: asYen(2_000) },
    { people: 10, reward: asYen(8_000) },
  ],
};

export const ACCOUNT: BankAccount = {
  bankName: "Test Bank",
  branchName: "Tokyo",
  branchCode: "001",
  number: "1234567",
  holder: "SATO",
};

/** A world with one open, one upcoming and one closed product, and no members. */
export function testWorld(): Draft {
  const draft = testDraft();
  putOffers(draft);
  return draft;
}

/** The world of `testWorld` with the changes of `arrange`, as a root for a store. */
export function testRoot(arrange: (draft: Draft) => void): Root {
  const open = openDraft(EMPTY_ROOT);
  putOffers(open.draft);
  arrange(open.draft);
  return open.settle();
}

function putOffers(draft: Draft): void {
  draft.settings.put("main", SETTINGS);
  draft.products.put(2, HALF_YEAR);
  draft.products.put(3, { ...HALF_YEAR, id: 3, state: "upcoming" });
  draft.products.put(4, { ...HALF_YEAR, id: 4, state: "closed" });
}

/** Returns the value of a decision; throws when it was refused. */
export function accepted<T>(decision: Decision<T, string, string>): T {
  if (!decision.ok) throw new Error(`refused: ${decision.reason}`);
  return decision.value;
}

export const signUp = (username = "alice", inviteCode = "AAAAAAAA") =>
  ({
    username,
    mobile: null,
    email: null,
    invitedWith: null,
    passwordHash: "hash",
    language: "ja",
    inviteCode,
  }) as const;

export function addMember(draft: Draft, username: string, yen = 0, invitedWith: string | null = null): Member {
  const command = {
    ...signUp(username, `CODE${username.toUpperCase()}`),
    passwordHash: "login",
    language: "en",
  } as const;
  const { id } = accepted(registerMember(draft, { ...command, invitedWith }, START));
  if (yen > 0) accepted(grant(draft, { memberId: id, currency: "JPY", amount: asYen(yen) }, START));
  return memberOf(draft, id);
}

export function addReceipt(draft: Draft, memberId: MemberId): string {
  const path = `/uploads/${memberId}.png`;
  noteUpload(draft, { path, memberId, type: "image/png", bytes: 10, originalName: "r.png" }, START);
  return path;
}

/** Decides a review, by the id in its record; throws when the decision was refused. */
export const decide = (
  draft: Draft,
  reviewId: number | null,
  decision: "approve" | "reject",
  reason?: string,
): Review => accepted(decideReview(draft, { reviewId: reviewId ?? 0, decision, reason }, START));

/** Fails with the violations when an invariant is broken. */
export const expectSound = (state: State): void => {
  expect(checkInvariants(state).filter((invariant) => !invariant.ok)).toEqual([]);
};
