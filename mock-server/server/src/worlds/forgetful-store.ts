// What has ended by time is forgotten beside what is decided, and all of it before a world is met.
import { accept } from "#domain/decision.ts";
import type { EpochMs } from "#domain/time.ts";
import type { OwnedStore } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import { forget, FORGOTTEN_A_COMMIT, type PassingRows } from "./passing-rows.ts";

/** The same store, whose commits take rows along that have ended: no commit of their own, and none that takes long. */
export const forgetful = (opened: OwnedStore, passing: PassingRows, clock: OwnedClock): OwnedStore => ({
  ...opened,
  async transact(decide) {
    const ended = passing.take(opened.read(), clock.now(), FORGOTTEN_A_COMMIT);
    if (ended.length === 0) return opened.transact(decide);
    try {
      return await opened.transact((draft, now) => {
        forget(draft, ended);
        return decide(draft, now);
      });
    } finally {
      passing.putBack(opened.read(), ended);
    }
  },
});

/** The most rows that one commit of the start takes away; bounds how long it is. */
const FORGOTTEN_AT_ONCE = 2000;

/** What ended while nobody looked, as when the server stood still, is forgotten before the world is met. */
export async function forgetAllEnded(store: OwnedStore, passing: PassingRows, now: EpochMs): Promise<void> {
  for (;;) {
    const ended = passing.take(store.read(), now, FORGOTTEN_AT_ONCE);
    if (ended.length === 0) return;
    await store.transact((draft) => {
      forget(draft, ended);
      return accept(null);
    });
  }
}
