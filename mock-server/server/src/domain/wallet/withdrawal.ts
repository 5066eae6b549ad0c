import { ceilYenFromUsdt, type MicroUsdt } from "#domain/amounts/usdt.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import {
  askPayPassword,
  type PayPasswordField,
  type PayPasswordProof,
  type PayPasswordRefusal,
} from "#domain/members/pay-password.ts";
import type { MoneyRecord, Sum } from "#domain/money-record.ts";
import { availableOf, reserveOf, yenBalance } from "#domain/money/accounts.ts";
import { postForMember } from "#domain/money/flows.ts";
import { transfer } from "#domain/money/ledger.ts";
import { addRecord, wireAmount } from "#domain/money/records.ts";
import { bindingOf, boundText } from "#domain/reviews/bindings.ts";
import { conclude, openReview } from "#domain/reviews/reviews.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { settingsOf } from "#domain/settings.ts";
import type { Chain, Draft, MemberId, RecordId, WalletType } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

export interface BankWithdrawal {
  readonly memberId: MemberId;
  /** Above 0; includes the fee. */
  readonly amount: Yen;
  /** null when no password was given. */
  readonly proof: PayPasswordProof | null;
}
export interface CoinWithdrawal {
  readonly memberId: MemberId;
  readonly chain: Chain;
  /** Above 0; includes the fee. */
  readonly amount: MicroUsdt;
  /** null when no password was given. */
  readonly proof: PayPasswordProof | null;
}

type WithdrawalRefusal =
  | "required"
  | "not-bound"
  | "binding-in-review"
  | "amount-not-above-fee"
  | "insufficient-balance"
  | PayPasswordRefusal;
type WithdrawalField = "amount" | PayPasswordField;

/**
 * Requests a payout in yen to the bound bank account and reserves the amount at once (rules J5 and J7). Refuses:
 * required (no password given), binding-in-review, not-bound, amount-not-above-fee, insufficient-balance, then the
 * refusals of `askPayPassword`.
 */
export function requestBankWithdrawal(
  draft: Draft,
  command: BankWithdrawal,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  const { amount } = command;
  const fee = settingsOf(draft).bankWithdrawalFee;
  const sum = { channel: "bank", chain: null, amount, fee, rate: null } as const;
  return request(draft, { ...command, walletType: "bank", sum, yen: amount }, now);
}

/**
 * Requests a payout in USDT to the address bound for the chain and reserves its price in yen at once, rounded up.
 * Refuses: required (no password given), binding-in-review, not-bound, amount-not-above-fee, insufficient-balance, then
 * the refusals of `askPayPassword`.
 */
export function requestCoinWithdrawal(
  draft: Draft,
  command: CoinWithdrawal,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  const { chain, amount } = command;
  const settings = settingsOf(draft);
  // The same rate as for the display of the balance in USDT (rule J6), so that the full displayed amount can be
  // withdrawn.
  const rate = settings.platformRate;
  const fee = settings.chains[chain].withdrawalFee;
  const yen = ceilYenFromUsdt(amount, rate);
  const sum = { channel: "coin", chain, amount, fee, rate } as const;
  return request(draft, { ...command, walletType: chain, sum, yen }, now);
}

interface Payout {
  readonly memberId: MemberId;
  readonly walletType: WalletType;
  readonly sum: Sum;
  /** The yen to reserve. */
  readonly yen: Yen;
  readonly proof: PayPasswordProof | null;
}

function request(
  draft: Draft,
  { memberId, walletType, sum, yen, proof }: Payout,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  if (proof === null) return refuse("required", { field: "payPassword" });
  const binding = bindingOf(draft, memberId, walletType);
  if (binding.state === "in-review") return refuse("binding-in-review");
  if (binding.state !== "bound") return refuse("not-bound");
  if (sum.amount <= sum.fee)
    return refuse("amount-not-above-fee", { field: "amount", params: { fee: wireAmount(sum, sum.fee) } });
  if (yen > yenBalance(draft, availableOf(memberId))) return refuse("insufficient-balance", { field: "amount" });
  const refusal = askPayPassword(draft, { memberId, proof }, now);
  if (refusal) return refusal;

  const address = boundText(binding);
  const fields = { ...sum, memberId, direction: "withdrawal", yen, address, txId: null, receipt: null } as const;
  const { id } = addRecord(draft, fields, now);
  const legs = transfer(availableOf(memberId), reserveOf(memberId), yen);
  postForMember(draft, { memberId, kind: "withdrawal-request", ref: { kind: "record", id }, legs, subject: null }, now);
  openReview(draft, { kind: "withdrawal", memberId, recordId: id }, now);
  return accept(rowOrThrow(draft.records, id));
}

/** The stored reason of a record that its member cancelled; replaced by a translated text for display. */
export const CANCELLED_BY_MEMBER = "cancelled-by-member";

/**
 * Cancels one of a member's own withdrawals while it is in review: releases the reserve and ends the review.
 * Refuses: unknown-record (also another member's, or a top-up), already-decided.
 */
export function cancelWithdrawal(
  draft: Draft,
  command: { readonly memberId: MemberId; readonly recordId: RecordId },
  now: EpochMs,
): Decision<MoneyRecord, "unknown-record" | "already-decided", "recordId"> {
  const record = draft.records.get(command.recordId);
  if (!record || record.memberId !== command.memberId || record.direction !== "withdrawal") {
    return refuse("unknown-record", { field: "recordId" });
  }
  if (record.audit !== "in-review" || record.reviewId === null) return refuse("already-decided", { field: "recordId" });
  const review = rowOrThrow(draft.reviews, record.reviewId);
  conclude(draft, review, { approved: false, reason: CANCELLED_BY_MEMBER }, now);
  return accept(rowOrThrow(draft.records, record.id));
}
