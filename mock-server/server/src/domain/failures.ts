// Counting wrong passwords, for logging in and for trading alike.
import type { Failures } from "./state.ts";
import { asEpochMs, type EpochMs } from "./time.ts";

export interface FailureRule {
  /** This many wrong tries in a row lock. */
  readonly limit: number;
  readonly lockMs: number;
}

/** Nothing wrong since the last right try; also what a right try, or an unlock, sets. */
export const NO_FAILURES: Failures = { count: 0, lockedUntil: null };

/** True until the lock's last millisecond has passed. */
export const isLocked = (failures: Failures, now: EpochMs): boolean =>
  failures.lockedUntil !== null && now < failures.lockedUntil;

/** Counts one wrong try; the one that reaches the limit locks. After a lock has ended, counting starts anew. */
export function registerFailure(failures: Failures, now: EpochMs, { limit, lockMs }: FailureRule): Failures {
  const ended = failures.lockedUntil !== null && !isLocked(failures, now);
  const count = (ended ? 0 : failures.count) + 1;
  return { count, lockedUntil: count >= limit ? asEpochMs(now + lockMs) : null };
}

/** How many wrong tries are left before the lock. */
export const attemptsLeft = (failures: Failures, { limit }: FailureRule): number => Math.max(0, limit - failures.count);

/** Whole minutes until the lock ends, rounded up. */
export const minutesLocked = (failures: Failures, now: EpochMs): number =>
  isLocked(failures, now) && failures.lockedUntil !== null ? Math.ceil((failures.lockedUntil - now) / 60_000) : 0;
