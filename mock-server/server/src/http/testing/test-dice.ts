// Random choices that a seed makes reproducible.

export interface Dice {
  /** A random whole number in [0, below). */
  readonly roll: (below: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
}

/** Implements mulberry32. */
export function dice(seed: number): Dice {
  let state = seed;
  const roll = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const one = <Value>(values: readonly Value[]): Value => values[roll(values.length)] as Value;
  return { roll, one };
}
