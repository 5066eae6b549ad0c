import type { Fault } from "#console/api/faults.ts";

interface Remaining {
  /** How often the fault will still apply. */
  readonly times: number | "always";
  /** How many calls the fault still skips. */
  readonly pass: number;
  /** Remaining lifetime, whole seconds; null for the world's lifetime. */
  readonly seconds: number | null;
}

/** Computes how long a fault still applies. `now` is real time (epoch milliseconds), not the world's time. */
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
