import type { WalletRecord } from "#api/wallet.ts";
import { isZeroUsdt } from "#lib/usdt.ts";

/** Whether the server charged no fee: fees are shown only if they are above 0. */
export const isFree = (record: WalletRecord): boolean =>
  record.channel === "bank" ? record.fee === 0 : record.fee !== null && isZeroUsdt(record.fee);
