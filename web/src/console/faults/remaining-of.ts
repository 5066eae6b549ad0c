import type { Fault } from "#console/api/faults.ts";

interface Remaining {
  /** How often it still acts. */
  readonly times: number | "always";
  /** How many calls still pass before. */
  readonly pass: number;
  /** How long it lives at most, whole seconds; null for as long as its world. */
  readonly seconds: number | null;
}

/** What is left of a fault at a time of the machine, epoch milliseconds. */
export function remainingOf(
  { times, acted, skip, matched, expiresAt }: Pick<Fault, "times" | "acted" | "skip" | "matched" | "expiresAt">,
  now: number,
): Remaining {
  return {
    times: times === "always" ? times : Math.max(0, times - acted),
    pass: Math.max(0, skip - matched),
    seconds: expiresAt === null ? null : Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000)),
  };
}
