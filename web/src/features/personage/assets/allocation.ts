import type { Assets } from "#api/user.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";

/** Shares of the total in percent, rounded to one decimal; they need not add up to exactly 100.0. */
export interface Allocation {
  readonly balance: number;
  readonly holdings: number;
  /** The share of pending withdrawals, which are neither available nor invested. */
  readonly reserved: number;
}

/** The amount of pending withdrawals, computed as the rest of the total (rule L4); null if a part is unknown. */
export const reservedOf = ({ totalAssets, balance, holdingsValue }: Assets): Yen | null =>
  totalAssets === null || balance === null || holdingsValue === null
    ? null
    : asYen(Math.max(0, totalAssets - balance - holdingsValue));

/** Whether the total has more than one part, or a part is unknown. A bar with a single part would show nothing. */
export const isDivided = ({ totalAssets, balance, holdingsValue }: Assets): boolean =>
  balance === null || holdingsValue === null || (totalAssets !== balance && totalAssets !== holdingsValue);

/** The shares of the total; null if the total is 0 or a part of it is unknown. */
export function allocationOf(assets: Assets): Allocation | null {
  const { totalAssets, balance, holdingsValue } = assets;
  const reserved = reservedOf(assets);
  if (totalAssets === null || balance === null || holdingsValue === null || reserved === null) return null;
  if (totalAssets <= 0) return null;
  const share = (part: number): number => Math.round((Math.max(part, 0) / totalAssets) * 1000) / 10;
  return {
    balance: share(balance),
    holdings: share(holdingsValue),
    reserved: share(reserved),
  };
}
