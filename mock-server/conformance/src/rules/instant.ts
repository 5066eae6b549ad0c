// Times of the wire, which are Tokyo's, beside the Date of a reply.
import type { Answer } from "#probe/probe.ts";

/** How far a time may be from a reply's Date: a run's requests are close together, and servers differ by seconds. */
const NEAR_MS = 5 * 60_000;
const TOKYO_MS = 9 * 3_600_000;

/** Epoch milliseconds of `YYYY-MM-DD HH:mm:ss`; NaN for anything else. */
export const instantOf = (text: unknown): number => Date.parse(`${String(text).replace(" ", "T")}Z`) - TOKYO_MS;

/** The Tokyo text of an instant. */
export const tokyoText = (at: number): string => new Date(at + TOKYO_MS).toISOString().slice(0, 19).replace("T", " ");

export interface Instant {
  readonly at: number;
  /** Whether a time of the wire is about that of the reply. */
  isNear(time: unknown): boolean;
}

/** When a server answered, by its own Date; null without one. */
export function instantIn({ reply }: Answer): Instant | null {
  const at = Date.parse(reply.kind === "received" ? (reply.headers.date ?? "") : "");
  return Number.isNaN(at) ? null : { at, isNear: (time) => Math.abs(instantOf(time) - at) < NEAR_MS };
}
