import type { WalletRecord } from "#api/wallet/records.ts";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";

/** A stage of a record; `at` is null if the server stores no time for the stage, or the stage is still to come. */
export interface Station {
  readonly name: "requested" | "in-review" | "decision" | "success" | "failure" | "cancelled" | "unknown";
  readonly at: EpochMs | null;
  readonly state: "done" | "now" | "ahead";
}

type RecordState = Pick<WalletRecord, "audit" | "cancelled" | "at" | "updatedAt">;

/**
 * The stages of a record (requested, in review, decided), each done, current or still to come. Pending is never shown
 * as failed, and a record cancelled by the member was never reviewed (rule L2).
 */
export function timelineOf(record: RecordState): Station[] {
  const { at, updatedAt } = record;
  const state = stateOf(record);
  const requested: Station = { name: "requested", at, state: "done" };
  if (state === "in-review") {
    return [requested, { name: "in-review", at: null, state: "now" }, { name: "decision", at: null, state: "ahead" }];
  }
  const now: Station = { name: state, at: updatedAt, state: "now" };
  // A cancelled record was not reviewed, and an unknown state does not say whether it was (rule D4).
  if (state === "cancelled" || state === "unknown") return [requested, now];
  return [requested, { name: "in-review", at: null, state: "done" }, now];
}
