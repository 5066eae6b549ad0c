// A world's own time. Frozen, it moves only when told, plus one millisecond a commit so that order by time is total;
// running, it follows real time at an offset.
import { asEpochMs, type EpochMs } from "#domain/time.ts";

export type ClockMode = "frozen" | "running";
/** What a snapshot keeps of a clock. */
export interface ClockState {
  readonly mode: ClockMode;
  /** Frozen: the time. Running: how far ahead of real time. Milliseconds. */
  readonly value: number;
}

export interface Clock {
  now(): EpochMs;
  /** The time of the commit being made; moves a frozen clock on by a millisecond. */
  tick(): EpochMs;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Sets mode and time; the caller has checked that time does not go back. */
  set(mode: ClockMode, now: EpochMs): void;
}

export function createClock(initial: ClockState, realNow: () => number = Date.now): Clock {
  let state = initial;
  const now = (): EpochMs => asEpochMs(state.mode === "frozen" ? state.value : realNow() + state.value);
  return {
    now,
    tick() {
      if (state.mode === "frozen") state = { mode: "frozen", value: state.value + 1 };
      return now();
    },
    state: () => state,
    restore(kept) {
      state = kept;
    },
    set(mode, to) {
      state = { mode, value: mode === "frozen" ? to : to - realNow() };
    },
  };
}
