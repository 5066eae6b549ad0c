import { type Accepted, accept, type Decision, type Refusal } from "#domain/decision.ts";
import type { Slice } from "#domain/newest-first.ts";
import type { Refused } from "./operation.ts";

/** The contract's pointer for each field that a rule may refuse. */
type Places<Field extends string, Pointer extends string> = Readonly<Record<NoInfer<Field>, Pointer>>;

/** A refusal by the operation itself instead of a domain rule, at a field of its request. */
export const refuseAt = <Reason extends string, Pointer extends string>(
  pointer: Pointer,
  reason: Reason,
): Refused<Reason, Pointer> => ({ ok: false, reason, pointer });

/** Converts a domain refusal to the contract's form: the rule's field becomes the pointer of the request's field. */
export function toRefusal<Reason extends string, Field extends string, Pointer extends string>(
  refusal: Refusal<Reason, Field>,
  places: Places<Field, Pointer>,
): Refused<Reason, Pointer> {
  const { field, commit: _, ...rest } = refusal;
  return { ...rest, ...(field !== undefined && { pointer: places[field] }) };
}

/** The answer of a call that returns no data, only a success message (`msg`). */
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
  if (!decision.ok) return toRefusal(decision, places);
  return { ...accept(null), ...(decision.replayed && { replayed: true }) };
}

/** The contract's limit of rows in a list without `page`. */
const WHOLE_LIST = 10_000;

/** The rows to read for a page; without `page` the newest ones up to the limit. */
export const sliceOf = ({ page, limit = 20 }: { readonly page?: number; readonly limit?: number }): Slice =>
  page === undefined ? { offset: 0, limit: WHOLE_LIST } : { offset: (page - 1) * limit, limit };
