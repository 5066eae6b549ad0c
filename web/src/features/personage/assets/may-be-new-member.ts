import type { Assets } from "#api/user.ts";

/**
 * Whether the member may be new: nothing is invested and no profit was ever paid. Uses only the asset summary, because
 * it loads first.
 */
export const mayBeNewMember = ({ holdingsValue, totalProfit }: Assets): boolean =>
  holdingsValue === 0 && totalProfit === 0;
