// Deletes expired rows: a few with each commit, and all of them when a world is opened.
import { accept } from "#domain/decision.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { OwnedStore } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import { deleteRows, DELETED_PER_COMMIT, type ExpiringRows } from "./expiring-rows.ts";

/** Wraps a store: each commit also deletes a few expired rows, so that deleting needs no extra commits. */
export const withExpiry = (opened: OwnedStore, expiring: ExpiringRows, clock: OwnedClock): OwnedStore => ({
  ...opened,
  async transact(decide) {
    const ended = expiring.take(opened.read(), clock.now(), DELETED_PER_COMMIT);
    if (ended.length === 0) return opened.transact(decide);
    try {
      return await opened.transact((draft, now) => {
        deleteRows(draft, ended);
        return decide(draft, now);
      });
    } finally {
      expiring.putBack(opened.read(), ended);
    }
  },
});

/** The largest number of rows that one commit deletes at the start; bounds its duration. */
const DELETED_AT_START = 2000;

/** Deletes everything that expired while the server was stopped, before the world is used. */
export async function deleteAllExpired(store: OwnedStore, expiring: ExpiringRows, now: EpochMs): Promise<void> {
  for (;;) {
    const ended = expiring.take(store.read(), now, DELETED_AT_START);
    if (ended.length === 0) return;
    await store.transact((draft) => {
      deleteRows(draft, ended);
      return accept(null);
    });
  }
}
