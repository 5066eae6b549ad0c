import type { Slice } from "#domain/chain.ts";
import { accept, type Decision } from "#domain/decision.ts";

/** The answer of a call whose reply carries no data: msg says that it is done. */
export const done = <Reason extends string>(decision: Decision<unknown, Reason>): Decision<null, Reason> =>
  decision.ok ? { ...accept(null), ...(decision.replayed && { replayed: true }) } : decision;

/** The most items of a reply without pages, as the contract bounds its lists. */
const WHOLE_LIST = 10_000;

/** The rows a page stands for; without `page` the whole list. */
export const sliceOf = ({ page, limit = 20 }: { readonly page?: number; readonly limit?: number }): Slice =>
  page === undefined ? { offset: 0, limit: WHOLE_LIST } : { offset: (page - 1) * limit, limit };
