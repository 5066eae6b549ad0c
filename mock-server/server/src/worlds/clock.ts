// A world's clock. A frozen clock advances only on request, plus one millisecond per commit so that timestamps are
// unique and ordered. A running clock follows real time at an offset. The setting is a row of the state: it is as
// durable as the data, is stored and restored with it, and a failed commit does not move it.
import type { ClockMode, ClockSetting, Draft, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import type { Root } from "#store/root.ts";

export interface Clock {
  now(): EpochMs;
  setting(): ClockSetting;
}

/** The clock with the methods that only its own world uses. */
export interface OwnedClock extends Clock {
  /** The current time by the clock setting of a state. */
  at(state: Pick<State, "clocks">): EpochMs;
  /** The time of the next commit on a state. */
  next(state: State): EpochMs;
  /** Moves a frozen clock to the time of a commit, unless the commit sets the clock itself. */
  stamp(draft: Draft, before: State, at: EpochMs): void;
  /** Sets mode and time; never moves the time back. */
  move(draft: Draft, mode: ClockMode, to: EpochMs): void;
}

/** Creates a clock; `initial` applies until a state has a setting. */
export function createClock(read: () => State, initial: ClockSetting): OwnedClock {
  const settingOf = ({ clocks }: Pick<State, "clocks">): ClockSetting => clocks.get("main") ?? initial;
  const at = (state: Pick<State, "clocks">): EpochMs => timeOf(settingOf(state));
  return {
    now: () => at(read()),
    setting: () => settingOf(read()),
    at,
    next: (state) => asEpochMs(at(state) + (settingOf(state).mode === "frozen" ? 1 : 0)),
    stamp(draft, before, time) {
      const wasSet = draft.clocks.get("main") !== before.clocks.get("main");
      if (!wasSet && settingOf(draft).mode === "frozen") draft.clocks.put("main", { mode: "frozen", value: time });
    },
    move: (draft, mode, to) => draft.clocks.put("main", settingAt(mode, Math.max(to, at(draft)))),
  };
}

/** The time that a clock of this setting shows now. */
export const timeOf = ({ mode, value }: ClockSetting): EpochMs =>
  asEpochMs(mode === "frozen" ? value : Date.now() + value);

/** The setting of a clock that shows `time` now. */
export const settingAt = (mode: ClockMode, time: number): ClockSetting => ({
  mode,
  value: mode === "frozen" ? time : time - Date.now(),
});

export const withClock = (root: Root, setting: ClockSetting): Root => ({
  ...root,
  clocks: root.clocks.set("main", setting),
});
