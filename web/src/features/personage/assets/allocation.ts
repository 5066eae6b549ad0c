import type { Assets } from "#api/user.ts";

export interface Allocation {
  /** Shares of the total, in percent with one decimal; they need not add up to 100.0 exactly. */
  readonly balance: number;
  readonly holdings: number;
  /** Asked to be paid out and not decided yet: neither available nor invested. */
  readonly reserved: number;
}

/** How the total is made up; null when there is nothing to divide. */
export function allocationOf({ totalAssets, balance, holdingsValue }: Assets): Allocation | null {
  const share = (part: number): number => Math.round((Math.max(part, 0) / totalAssets) * 1000) / 10;
  if (totalAssets <= 0) return null;
  return {
    balance: share(balance),
    holdings: share(holdingsValue),
    reserved: share(totalAssets - balance - holdingsValue),
  };
}
