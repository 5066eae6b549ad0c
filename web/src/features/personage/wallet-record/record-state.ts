import type { RecordAudit, WalletRecord } from "#api/wallet/records.ts";

/** The state shown to the member: a record that they cancelled is not a failure (rule L2). */
export type RecordState = RecordAudit | "cancelled";

export const stateOf = ({ audit, cancelled }: Pick<WalletRecord, "audit" | "cancelled">): RecordState =>
  cancelled ? "cancelled" : audit;
