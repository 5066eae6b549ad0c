import type { Assets } from "#api/user.ts";

/** Uses only the asset summary, which loads first: nothing is invested and no profit was ever paid. */
export const mayBeNewMember = ({ holdingsValue, totalProfit }: Assets): boolean =>
  holdingsValue === 0 && totalProfit === 0;
