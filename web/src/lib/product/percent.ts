const PATTERN = /^(\d{1,4})(?:\.(\d{1,4}))?$/;

/** 100 % in ten-thousandths of a percent. */
export const WHOLE = 1_000_000n;

/**
 * A percentage with at most four places ("7.8") in ten-thousandths of a percent, exactly. Throws a RangeError on
 * invalid text.
 */
export function tenThousandths(percent: string): bigint {
  const match = PATTERN.exec(percent);
  if (!match) throw new RangeError(`${percent} is not a percentage`);
  return BigInt(match[1] ?? "0") * 10_000n + BigInt((match[2] ?? "").padEnd(4, "0"));
}
