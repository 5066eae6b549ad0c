import type { WalletRecord } from "#api/wallet/records.ts";
import { ceilYenFromUsdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";

/** The yen that a withdrawal takes from the balance; null if the record lacks its amount or rate (rule J6). */
export function deductedYen(record: WalletRecord): Yen | null {
  if (record.channel === "bank") return record.amount;
  return record.amount === null || record.rate === null ? null : ceilYenFromUsdt(record.amount, record.rate);
}
