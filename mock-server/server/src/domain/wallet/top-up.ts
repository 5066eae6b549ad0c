import { floorYenFromUsdt, type MicroUsdt, usdtFromWhole, usdtText } from "#domain/amounts/usdt.ts";
import { type Yen, ZERO_YEN } from "#domain/amounts/yen.ts";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import type { MoneyRecord } from "#domain/money-record.ts";
import { addRecord } from "#domain/money/records.ts";
import { openReview } from "#domain/reviews/reviews.ts";
import { canBeCredited } from "#domain/reviews/settlement.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { settingsOf } from "#domain/settings.ts";
import { compactText } from "#domain/spelling/plain-text.ts";
import { txIdFrom } from "#domain/spelling/tx-id.ts";
import type { Chain, Draft, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { isOwnUpload } from "#domain/upload.ts";

export interface BankTopUp {
  readonly memberId: MemberId;
  /** Above 0. */
  readonly amount: Yen;
  /** Path of the uploaded receipt. */
  readonly receipt: string;
}

/**
 * Reports a bank transfer; the balance grows when the transfer is approved. Refuses: required, unknown-upload (also
 * another member's), beyond-limit (the ledger cannot hold the amount).
 */
export function requestBankTopUp(
  draft: Draft,
  command: BankTopUp,
  now: EpochMs,
): Decision<MoneyRecord, "required" | "unknown-upload" | "beyond-limit", "receipt" | "amount"> {
  const { memberId, amount } = command;
  const receipt = command.receipt.trim();
  if (receipt === "") return refuse("required", { field: "receipt" });
  if (!isOwnUpload(draft, memberId, receipt)) return refuse("unknown-upload", { field: "receipt" });
  const topUp = {
    memberId,
    direction: "top-up",
    channel: "bank",
    chain: null,
    amount,
    fee: ZERO_YEN,
    yen: amount,
    rate: null,
    address: null,
    txId: null,
    receipt,
  } as const;
  if (!canBeCredited(draft, topUp)) return refuse("beyond-limit", { field: "amount" });
  return handedIn(draft, addRecord(draft, topUp, now), now);
}

export interface CoinTopUp {
  readonly memberId: MemberId;
  readonly chain: Chain;
  /** Above 0. */
  readonly amount: MicroUsdt;
  /** Name of the chain or the coin, ignoring case; only compared with `chain`. */
  readonly name: string;
  readonly txId: string;
}

type CoinTopUpRefusal = "required" | "bad-choice" | "name-mismatch" | "below-minimum" | "txid-used" | "beyond-limit";

/**
 * Reports a USDT transfer; the balance grows when it is approved, at the chain's rate at the time of the report.
 * Refuses: required, bad-choice, name-mismatch, below-minimum, txid-used (by any member, even if rejected),
 * beyond-limit (the ledger cannot hold the amount).
 */
export function requestCoinTopUp(
  draft: Draft,
  command: CoinTopUp,
  now: EpochMs,
): Decision<MoneyRecord, CoinTopUpRefusal, "name" | "txId" | "amount"> {
  const { memberId, chain, amount } = command;
  const name = compactText(command.name).toUpperCase();
  const txId = txIdFrom(command.txId);
  const { chains, minimumCoinTopUp } = settingsOf(draft);
  if (name === "") return refuse("required", { field: "name" });
  if (txId === "") return refuse("required", { field: "txId" });
  if (name !== "USDT" && !Object.hasOwn(chains, name)) return refuse("bad-choice", { field: "name" });
  if (name !== "USDT" && name !== chain) return refuse("name-mismatch", { field: "name" });
  if (amount < minimumCoinTopUp) {
    return refuse("below-minimum", { field: "amount", params: { minimum: usdtText(minimumCoinTopUp) } });
  }
  if (draft.txIds.get(txId) !== undefined) return refuse("txid-used", { field: "txId" });

  const { rate, depositAddress } = chains[chain];
  const topUp = {
    memberId,
    direction: "top-up",
    channel: "coin",
    chain,
    amount,
    fee: usdtFromWhole(0),
    yen: floorYenFromUsdt(amount, rate),
    rate,
    address: depositAddress,
    txId,
    receipt: null,
  } as const;
  if (!canBeCredited(draft, topUp)) return refuse("beyond-limit", { field: "amount" });
  const record = addRecord(draft, topUp, now);
  draft.txIds.put(txId, record.id);
  return handedIn(draft, record, now);
}

function handedIn(draft: Draft, { id, memberId }: MoneyRecord, now: EpochMs): Decision<MoneyRecord> {
  openReview(draft, { kind: "topup", memberId, recordId: id }, now);
  return accept(rowOrThrow(draft.records, id));
}
