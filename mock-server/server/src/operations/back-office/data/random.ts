import { asEpochMs, DAY_MS, SECOND_MS, tokyoTime } from "#domain/time/time.ts";

export type NonEmpty<T> = readonly [T, ...T[]];

/** Repeatable random values: the same seed gives the same values on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(from: NonEmpty<T>): T;
}

/** Mulberry32: one 32-bit word of state, good enough for sample data but not for secrets. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return { int, pick: (from) => from[int(0, from.length - 1)] ?? from[0] };
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 15)).join("");

/** An id in the back office's format: five groups of numbers 0 to 15, so the lengths vary. */
export const mockId = (random: Random): string =>
  [
    digits(random, 5),
    digits(random, 5),
    `4${digits(random, 4)}`,
    `${random.int(8, 11)}${digits(random, 4)}`,
    digits(random, 5),
  ].join("-");

const FIRST_NEW_SEED = 0x10_0000;
/** The id of a saved row; `made` (rows created before) makes it unique. */
export const newId = (made: number): string => mockId(randomOf(FIRST_NEW_SEED + made));

const FIRST_MOMENT = Date.UTC(2023, 0, 1);
const SPAN_DAYS = 540;

/** A moment in 2023 or the first half of 2024, `YYYY-MM-DD HH:mm:ss`. */
export const mockTime = (random: Random): string =>
  tokyoTime(asEpochMs(FIRST_MOMENT + random.int(0, (SPAN_DAYS * DAY_MS) / SECOND_MS) * SECOND_MS));

/** 0 off, 1 on. */
export const mockStatus = (random: Random): 0 | 1 => (random.int(0, 1) === 0 ? 0 : 1);
