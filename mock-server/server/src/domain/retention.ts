// How long a world keeps what it needs only for a while, on its own clock.
import type { KeptReply, Session, State, Upload } from "./state.ts";
import { asEpochMs, DAY_MS, type EpochMs } from "./time.ts";

/** How long an idempotency key stands for its reply: longer than any client goes on asking. */
export const REPLIES_KEPT_MS = 30 * DAY_MS;
/** How long a file may lie that no record and no identity names. */
export const UNUSED_UPLOADS_KEPT_MS = DAY_MS;

/** The tables whose rows end by time. */
export type ExpiringTable = "sessions" | "keptReplies" | "uploads";
export type ExpiringRow = readonly [table: ExpiringTable, key: string];

/** When a row ends: from then on nobody misses it, unless it is a file in use. */
export function expiryOf(table: ExpiringTable, row: Session | KeptReply | Upload): EpochMs {
  switch (table) {
    case "sessions":
      return (row as Session).expiresAt;
    case "keptReplies":
      return asEpochMs((row as KeptReply).at + REPLIES_KEPT_MS);
    case "uploads":
      return asEpochMs((row as Upload).at + UNUSED_UPLOADS_KEPT_MS);
  }
}

/** The files that a changed row names: receipts of records, both sides of an identity document. */
export function filesOf(table: string, row: unknown): string[] {
  if (table === "records") return named([(row as { receipt: string | null }).receipt]);
  if (table !== "members") return [];
  const { front, back } = (row as { identity: { front: string | null; back: string | null } }).identity;
  return named([front, back]);
}
const named = (files: readonly (string | null)[]): string[] => files.filter((file) => file !== null);

/** Every file that a record or an identity names. */
export function filesInUse(state: State): Set<string> {
  const used = new Set<string>();
  for (const record of state.records.values()) for (const file of filesOf("records", record)) used.add(file);
  for (const member of state.members.values()) for (const file of filesOf("members", member)) used.add(file);
  return used;
}
