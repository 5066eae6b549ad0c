// A world's own time. Frozen, it moves only when told, plus one millisecond a commit so that order by time is total;
// running, it follows real time at an offset. How it goes is a row of the state: it is as durable as what happened at
// that time, is kept and restored with it, and a commit that is undone has not moved it.
import type { ClockMode, ClockSetting, Draft, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time.ts";
import type { Root } from "#store/root.ts";

export interface Clock {
  now(): EpochMs;
  setting(): ClockSetting;
}

/** A clock as the world that owns it sees it: on any of its states. */
export interface OwnedClock extends Clock {
  /** The time of a state, at this real moment. */
  at(state: Pick<State, "clocks">): EpochMs;
  /** The time of the next commit on a state. */
  next(state: State): EpochMs;
  /** Moves a frozen clock on to a commit, unless that has set it by itself. */
  stamp(draft: Draft, before: State, at: EpochMs): void;
  /** Sets mode and time, never back: where it is later already, it stays. */
  move(draft: Draft, mode: ClockMode, to: EpochMs): void;
}

/** `initial` holds until a state says otherwise. */
export function createClock(read: () => State, initial: ClockSetting, realNow: () => number = Date.now): OwnedClock {
  const settingOf = ({ clocks }: Pick<State, "clocks">): ClockSetting => clocks.get("main") ?? initial;
  const at = (state: Pick<State, "clocks">): EpochMs => timeOf(settingOf(state), realNow());
  return {
    now: () => at(read()),
    setting: () => settingOf(read()),
    at,
    next: (state) => asEpochMs(at(state) + (settingOf(state).mode === "frozen" ? 1 : 0)),
    stamp(draft, before, time) {
      const wasSet = draft.clocks.get("main") !== before.clocks.get("main");
      if (!wasSet && settingOf(draft).mode === "frozen") draft.clocks.put("main", { mode: "frozen", value: time });
    },
    move: (draft, mode, to) => draft.clocks.put("main", settingAt(mode, Math.max(to, at(draft)), realNow())),
  };
}

/** The time that a setting means at a real moment. */
export const timeOf = ({ mode, value }: ClockSetting, realNow = Date.now()): EpochMs =>
  asEpochMs(mode === "frozen" ? value : realNow + value);

/** The setting of a clock that shows `time` at a real moment. */
export const settingAt = (mode: ClockMode, time: number, realNow = Date.now()): ClockSetting => ({
  mode,
  value: mode === "frozen" ? time : time - realNow,
});

/** A root with its clock set. */
export const withClock = (root: Root, setting: ClockSetting): Root => ({
  ...root,
  clocks: root.clocks.set("main", setting),
});
