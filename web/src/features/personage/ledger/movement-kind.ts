import type { Holding } from "#api/orders.ts";
import type { WalletRecord } from "#api/wallet/records.ts";
import { ceilYenFromUsdt, isZeroUsdt } from "#lib/amount/usdt.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import type { Movement } from "./movements.ts";

/** Reasons why the available balance changed, as far as the server's lists distinguish them. */
export type MovementKind =
  | "top-up"
  | "returned"
  | "settled"
  | "reward"
  | "adjusted"
  | "purchased"
  | "withdrawn"
  | "other";

/** The causes of movements: withdrawal records and holdings by id, as in `cause`. */
export interface Causes {
  readonly withdrawals: ReadonlyMap<string, WalletRecord>;
  readonly holdings: ReadonlyMap<string, Holding>;
}

/** The kind of a whole movement. Only a statement splits a payout at maturity into two kinds (statement.ts). */
export function kindOf({ cause, direction }: Movement, { withdrawals }: Causes): MovementKind {
  const [kind, id = ""] = (cause ?? "").split(":");
  const income = direction === "income";
  switch (kind) {
    case "record":
      return !income ? "withdrawn" : withdrawals.has(id) ? "returned" : "top-up";
    case "holding":
      return income ? "settled" : "purchased";
    case "invite":
      return "reward";
    case "grant":
      return "adjusted";
    default:
      return "other";
  }
}

/** A withdrawal's fee in yen; null if unknown. A USDT fee is converted at the rate of the withdrawal and rounded up. */
export function feeInYen(record: WalletRecord): Yen | null {
  if (record.channel === "bank") return record.fee;
  if (record.fee === null) return null;
  if (isZeroUsdt(record.fee)) return asYen(0);
  return record.rate === null ? null : ceilYenFromUsdt(record.fee, record.rate);
}
