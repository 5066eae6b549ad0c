import type { Assets } from "#api/user.ts";
import { asYen, type Yen } from "#lib/yen.ts";

export interface Allocation {
  /** Shares of the total, in percent with one decimal; they need not add up to 100.0 exactly. */
  readonly balance: number;
  readonly holdings: number;
  /** Asked to be paid out and not decided yet: neither available nor invested. */
  readonly reserved: number;
}

/** What was asked to be paid out and is not decided: the rest of the total (rule L4). */
export const reservedOf = ({ totalAssets, balance, holdingsValue }: Assets): Yen =>
  asYen(Math.max(0, totalAssets - balance - holdingsValue));

/** How the total is made up; null when there is nothing to divide. */
export function allocationOf(assets: Assets): Allocation | null {
  const { totalAssets, balance, holdingsValue } = assets;
  const share = (part: number): number => Math.round((Math.max(part, 0) / totalAssets) * 1000) / 10;
  if (totalAssets <= 0) return null;
  return {
    balance: share(balance),
    holdings: share(holdingsValue),
    reserved: share(reservedOf(assets)),
  };
}
