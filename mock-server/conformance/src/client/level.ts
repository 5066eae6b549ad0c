// Levels of what a run may do to a server. A call's level follows from its documented effect, not from its HTTP method.
import type { Call } from "@hashgrove/contract/contract.ts";

export const LEVELS = ["read", "session", "write", "money"] as const;
export type Level = (typeof LEVELS)[number];

/** True if a run of `level` may do what needs `needed`. */
export const reaches = (level: Level, needed: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(needed);

export const higher = (a: Level, b: Level): Level => (reaches(a, b) ? a : b);

/**
 * The level that a call needs. Calls without a documented effect count as money. Session calls that need a session,
 * such as a logout, are made only with the run's own members, so they need `write`.
 */
export function levelOf({ effect, secured }: Pick<Call, "effect" | "secured">): Level {
  const level = LEVELS.find((name) => name === effect) ?? "money";
  return level === "session" && secured ? "write" : level;
}
