// Top-ups and withdrawals. Direction and channel determine a record's fields, so the types rule out a bank record with
// a chain or a withdrawal with a receipt.
import type { MicroUsdt, Rate } from "#domain/amounts/usdt.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Chain, MemberId, RecordId, ReviewId } from "./state.ts";

export type Channel = "bank" | "coin";
export type Direction = "top-up" | "withdrawal";
/** Wire codes: in-review 0, success 1, failure 2. */
export type RecordAudit = "in-review" | "success" | "failure";

export interface BankSum {
  readonly channel: "bank";
  readonly chain: null;
  readonly amount: Yen;
  readonly fee: Yen;
  readonly rate: null;
}
export interface CoinSum {
  readonly channel: "coin";
  readonly chain: Chain;
  readonly amount: MicroUsdt;
  readonly fee: MicroUsdt;
  /** Yen per USDT, fixed when the record was made. */
  readonly rate: Rate;
}
export type Sum = BankSum | CoinSum;

/** The proof of payment of a top-up: the path of an uploaded receipt, or the platform's address and the TXID. */
type Proof =
  | { readonly channel: "bank"; readonly receipt: string; readonly address: null; readonly txId: null }
  | { readonly channel: "coin"; readonly receipt: null; readonly address: string; readonly txId: string };

/** The destination of a withdrawal, as shown to the member. */
interface Destination {
  readonly address: string | null;
  readonly receipt: null;
  readonly txId: null;
}

export type Request = {
  readonly memberId: MemberId;
  /** The yen credited to the member (top-up) or reserved (withdrawal); USDT is converted at `rate`. */
  readonly yen: Yen;
} & Sum &
  (({ readonly direction: "top-up" } & Proof) | ({ readonly direction: "withdrawal" } & Destination));

export type MoneyRecord = Request & {
  readonly id: RecordId;
  readonly audit: RecordAudit;
  readonly reason: string | null;
  /** The review that decides the record; null only inside the commit that opens the review. */
  readonly reviewId: ReviewId | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
  /** Position among the member's records of this direction and channel, from 1; the newest record has their number. */
  readonly nth: number;
  readonly previous: RecordId | null;
};
