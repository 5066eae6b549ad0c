// Compares wire times, which are Tokyo's, with the Date header.
import type { Answer } from "#client/probe.ts";

/**
 * Largest difference from a reply's Date that counts as near: requests follow each other closely, and server clocks
 * differ by seconds.
 */
const NEAR_MS = 5 * 60_000;
const TOKYO_MS = 9 * 3_600_000;

/** Epoch milliseconds of `YYYY-MM-DD HH:mm:ss` in Tokyo; NaN for anything else. */
export const instantOf = (text: unknown): number => Date.parse(`${String(text).replace(" ", "T")}Z`) - TOKYO_MS;

/** An instant as Tokyo text. */
export const tokyoText = (at: number): string => new Date(at + TOKYO_MS).toISOString().slice(0, 19).replace("T", " ");

export interface Instant {
  readonly at: number;
  /** Whether a wire time is close to this instant. */
  isNear(time: unknown): boolean;
}

/** The time of a reply by its Date header; null without one. */
export function instantIn({ reply }: Answer): Instant | null {
  const at = Date.parse(reply.kind === "received" ? (reply.headers.date ?? "") : "");
  return Number.isNaN(at) ? null : { at, isNear: (time) => Math.abs(instantOf(time) - at) < NEAR_MS };
}
