import type { Assets } from "#api/user.ts";

/** By the figures alone, which are there first: nothing is invested, and nothing ever has paid. */
export const mayBeNewcomer = ({ holdingsValue, totalProfit }: Assets): boolean =>
  holdingsValue === 0 && totalProfit === 0;
