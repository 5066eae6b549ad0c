// How long a world keeps temporary rows, by the world's own clock.
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { REPLIES_KEPT_MS } from "./idempotency.ts";
import type { KeptReply, Session, State, Upload } from "./state.ts";
import { UNUSED_UPLOADS_KEPT_MS } from "./upload.ts";

/** The tables whose rows expire. */
export type ExpiringTable = "sessions" | "keptReplies" | "uploads";
export type ExpiringRow = readonly [table: ExpiringTable, key: string];

/** When a row may be deleted. The caller must keep uploads that are in use (`filesInUse`). */
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

/** The files that a row refers to: the receipt of a record, both sides of an identity document. */
export function filesOf(table: string, row: unknown): string[] {
  if (table === "records") return named([(row as { receipt: string | null }).receipt]);
  if (table !== "members") return [];
  const { front, back } = (row as { identity: { front: string | null; back: string | null } }).identity;
  return named([front, back]);
}
const named = (files: readonly (string | null)[]): string[] => files.filter((file) => file !== null);

/** Every file that a record or an identity refers to. */
export function filesInUse(state: State): Set<string> {
  const used = new Set<string>();
  for (const record of state.records.values()) for (const file of filesOf("records", record)) used.add(file);
  for (const member of state.members.values()) for (const file of filesOf("members", member)) used.add(file);
  return used;
}
