import type { RecordAudit, WalletRecord } from "#api/wallet.ts";

/** What a member reads of how a record stands: one that they took back is no failure (rule L2). */
export type RecordState = RecordAudit | "cancelled";

export const stateOf = ({ audit, cancelled }: Pick<WalletRecord, "audit" | "cancelled">): RecordState =>
  cancelled ? "cancelled" : audit;
