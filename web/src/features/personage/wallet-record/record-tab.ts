import type { Channel, RecordKind } from "#api/wallet/records.ts";

/** The tabs in display order, named as in the URL (rule L1). */
export const RECORD_TABS = ["deposit", "withdrawal", "coin-deposit", "coin-withdrawal"] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

export const recordTabOf = (tab: string | undefined): RecordTab =>
  RECORD_TABS.find((known) => known === tab) ?? "deposit";

export const RECORDS_OF: Readonly<Record<RecordTab, { kind: RecordKind; channel: Channel }>> = {
  deposit: { kind: "deposit", channel: "bank" },
  withdrawal: { kind: "withdrawal", channel: "bank" },
  "coin-deposit": { kind: "deposit", channel: "coin" },
  "coin-withdrawal": { kind: "withdrawal", channel: "coin" },
};

export const tabOf = (kind: RecordKind, channel: Channel): RecordTab => (channel === "bank" ? kind : `coin-${kind}`);
