// Counts wrong login and trading passwords.
import type { Failures } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";

export interface FailureRule {
  /** The lock starts with this many consecutive wrong attempts. */
  readonly limit: number;
  readonly lockMs: number;
}

/** No wrong attempts; also the state after a correct attempt or an unlock. */
export const NO_FAILURES: Failures = { count: 0, lockedUntil: null };

/** `lockedUntil` is exclusive: at that millisecond the lock is over. */
export const isLocked = (failures: Failures, now: EpochMs): boolean =>
  failures.lockedUntil !== null && now < failures.lockedUntil;

/** End of the current lock; null when not locked. */
export const lockEnd = (failures: Failures, now: EpochMs): EpochMs | null =>
  isLocked(failures, now) ? failures.lockedUntil : null;

/** Counts a wrong attempt and locks at the limit. After a lock has ended, counting restarts. */
export function registerFailure(failures: Failures, now: EpochMs, { limit, lockMs }: FailureRule): Failures {
  const ended = failures.lockedUntil !== null && !isLocked(failures, now);
  const count = (ended ? 0 : failures.count) + 1;
  return { count, lockedUntil: count >= limit ? asEpochMs(now + lockMs) : null };
}

export const attemptsLeft = (failures: Failures, { limit }: FailureRule): number => Math.max(0, limit - failures.count);

/** Whole minutes until the lock ends, rounded up; 0 when not locked. */
export const minutesLocked = (failures: Failures, now: EpochMs): number =>
  isLocked(failures, now) && failures.lockedUntil !== null ? Math.ceil((failures.lockedUntil - now) / 60_000) : 0;
