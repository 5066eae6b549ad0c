import { availableOf, reserveOf, yenBalance } from "./accounts.ts";
import { bindingOf, boundText } from "./bindings.ts";
import { accept, type Decision, refuse } from "./decision.ts";
import { existing } from "./existing.ts";
import { postForMember } from "./flows.ts";
import { transfer } from "./ledger.ts";
import {
  askPayPassword,
  type PayPasswordField,
  type PayPasswordProof,
  type PayPasswordRefusal,
} from "./pay-password.ts";
import { addRecord, toldAmount } from "./records.ts";
import { conclude, openReview } from "./reviews.ts";
import { settingsOf } from "./settings.ts";
import type { Chain, Draft, MemberId, MoneyRecord, RecordId, WalletType } from "./state.ts";
import type { EpochMs } from "./time.ts";
import { ceilYenFromUsdt, type MicroUsdt } from "./usdt.ts";
import type { Yen } from "./yen.ts";

export interface BankWithdrawal {
  readonly memberId: MemberId;
  /** Above 0; the fee is taken from it. */
  readonly amount: Yen;
  /** null when no password was given. */
  readonly proof: PayPasswordProof | null;
}
export interface CoinWithdrawal {
  readonly memberId: MemberId;
  readonly chain: Chain;
  /** Above 0; the fee is taken from it. */
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
 * Asks for yen to be paid to the bound bank account and reserves the amount at once (rules J5 and J7).
 * Refuses: required (no password given), not-bound, binding-in-review, amount-not-above-fee, insufficient-balance,
 * then those of `askPayPassword`.
 */
export function requestBankWithdrawal(
  draft: Draft,
  command: BankWithdrawal,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  const { amount } = command;
  const fee = settingsOf(draft).bankWithdrawalFee;
  return request(draft, { ...command, walletType: "bank", chain: null, amount, fee, yen: amount, rate: null }, now);
}

/**
 * Asks for USDT to be sent to the address bound for the chain and reserves its price in yen at once, rounded up.
 * Refuses: required (no password given), not-bound, binding-in-review, amount-not-above-fee, insufficient-balance,
 * then those of `askPayPassword`.
 */
export function requestCoinWithdrawal(
  draft: Draft,
  command: CoinWithdrawal,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  const { chain, amount } = command;
  const settings = settingsOf(draft);
  // The rate of the balance's shown equivalent (rule J6): all of what is shown can be withdrawn.
  const rate = settings.platformRate;
  const fee = settings.chains[chain].withdrawalFee;
  const yen = ceilYenFromUsdt(amount, rate);
  return request(draft, { ...command, walletType: chain, chain, amount, fee, yen, rate }, now);
}

interface Request extends Pick<MoneyRecord, "memberId" | "chain" | "amount" | "fee" | "yen" | "rate"> {
  readonly walletType: WalletType;
  readonly proof: PayPasswordProof | null;
}

function request(
  draft: Draft,
  { memberId, walletType, chain, amount, fee, yen, rate, proof }: Request,
  now: EpochMs,
): Decision<MoneyRecord, WithdrawalRefusal, WithdrawalField> {
  if (proof === null) return refuse("required", { field: "payPassword" });
  const binding = bindingOf(draft, memberId, walletType);
  const channel = chain === null ? "bank" : "coin";
  if (binding.state === "in-review") return refuse("binding-in-review");
  if (binding.state !== "bound") return refuse("not-bound");
  if (amount <= fee)
    return refuse("amount-not-above-fee", { field: "amount", params: { fee: toldAmount({ channel }, fee) } });
  if (yen > yenBalance(draft, availableOf(memberId))) return refuse("insufficient-balance", { field: "amount" });
  const refusal = askPayPassword(draft, { memberId, proof }, now);
  if (refusal) return refusal;

  const address = boundText(binding);
  const fields = {
    memberId,
    direction: "withdrawal",
    channel,
    chain,
    amount,
    fee,
    yen,
    rate,
    address,
    txId: null,
    receipt: null,
  } as const;
  const { id } = addRecord(draft, fields, now);
  const legs = transfer(availableOf(memberId), reserveOf(memberId), yen);
  postForMember(draft, { memberId, kind: "withdrawal-request", ref: { kind: "record", id }, legs, subject: null }, now);
  openReview(draft, { kind: "withdrawal", memberId, recordId: id }, now);
  return accept(existing(draft.records, id));
}

/** Reason of a record that its member took back; a name, put into words where it is shown. */
export const CANCELLED_BY_MEMBER = "cancelled-by-member";

/**
 * Takes back one of a member's own withdrawals while it is in review; the reserve returns and its review ends.
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
  const review = existing(draft.reviews, record.reviewId);
  conclude(draft, review, { approved: false, reason: CANCELLED_BY_MEMBER }, now);
  return accept(existing(draft.records, record.id));
}
