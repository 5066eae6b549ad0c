import type { Slice } from "#domain/chain.ts";
import { type Accepted, accept, type Decision, type Refusal } from "#domain/decision.ts";
import type { Refused } from "./operation.ts";

/** Where a request has each field that a rule may refuse: the rule's name for it -> the contract's pointer. */
type Places<Field extends string, Pointer extends string> = Readonly<Record<NoInfer<Field>, Pointer>>;

/** A refusal of the operation itself, at a field of its request. */
export const refuseAt = <Reason extends string, Pointer extends string>(
  pointer: Pointer,
  reason: Reason,
): Refused<Reason, Pointer> => ({ ok: false, reason, pointer });

/** A rule's refusal in the contract's words. */
export function told<Reason extends string, Field extends string, Pointer extends string>(
  refusal: Refusal<Reason, Field>,
  places: Places<Field, Pointer>,
): Refused<Reason, Pointer> {
  const { field, commit: _, ...rest } = refusal;
  return { ...rest, ...(field !== undefined && { pointer: places[field] }) };
}

/** The answer of a call whose reply carries no data: msg says that it is done. */
export function done<Reason extends string>(
  decision: Decision<unknown, Reason>,
): Accepted<null> | Refused<Reason, never>;
export function done<Reason extends string, Field extends string, Pointer extends string>(
  decision: Decision<unknown, Reason, Field>,
  places: Places<Field, Pointer>,
): Accepted<null> | Refused<Reason, Pointer>;
export function done(
  decision: Decision<unknown, string, string>,
  places: Places<string, string> = {},
): Accepted<null> | Refused {
  if (!decision.ok) return told(decision, places);
  return { ...accept(null), ...(decision.replayed && { replayed: true }) };
}

/** The most items of a reply without pages, as the contract bounds its lists. */
const WHOLE_LIST = 10_000;

/** The rows a page stands for; without `page` the whole list. */
export const sliceOf = ({ page, limit = 20 }: { readonly page?: number; readonly limit?: number }): Slice =>
  page === undefined ? { offset: 0, limit: WHOLE_LIST } : { offset: (page - 1) * limit, limit };
