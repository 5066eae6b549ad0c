// What a run may do to a server. The class of a call comes from what the contract says of it, never from its verb.
import type { Call } from "@hashgrove/contract/contract.ts";

export const LEVELS = ["read", "session", "write", "money"] as const;
export type Level = (typeof LEVELS)[number];

/** True when a run of `level` may do what needs `needed`. */
export const reaches = (level: Level, needed: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(needed);

/** The higher of two levels. */
export const higher = (a: Level, b: Level): Level => (reaches(a, b) ? a : b);

/**
 * The level at which a call may be made. A call without a level moves money. A member's own session calls (a change
 * of password) are made with members of the run's own only, hence at `write`.
 */
export function levelOf({ effect, secured }: Pick<Call, "effect" | "secured">): Level {
  const level = LEVELS.find((name) => name === effect) ?? "money";
  return level === "session" && secured ? "write" : level;
}
