// A back-office call is a pure function of its input and the world's back-office data. It has no access to store and
// session, because the back office is separate from the product; its handlers could also run in a browser.
import type { RefusalReasons } from "@hashgrove/contract/openapi.facts.gen.d.ts";
import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { BodyOf, DataOf, OperationId, QueryOf } from "#operations/operation.ts";
import type { BackOfficeData } from "#ports/back-office-data.ts";

type Schemas = components["schemas"];
/** A back-office type of the contract by its name without the prefix `Template`. */
export type BackOffice<Name extends string> = `Template${Name}` extends keyof Schemas
  ? Schemas[`Template${Name}`]
  : never;

export type BackOfficeOperationId = Extract<OperationId, `mock.${string}`>;

/** Why a back-office call may be refused. The reply contains only its text, not the reason itself. */
export type BackOfficeReason = RefusalReasons[BackOfficeOperationId];

export type BackOfficeAnswer<D> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly code: 401 | 500; readonly reason: BackOfficeReason };

type OrEmpty<T> = [T] extends [never] ? Record<string, never> : T;
/** The body of a call; undefined for calls without a body. A missing body counts as an empty object. */
type Given<T> = [Exclude<T, undefined>] extends [never] ? undefined : Exclude<T, undefined>;

export interface BackOfficeInput<Id extends BackOfficeOperationId> {
  readonly query: OrEmpty<QueryOf<Id>>;
  readonly body: Given<BodyOf<Id>>;
  readonly data: BackOfficeData;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
}

/** One back-office call. `data` is the world's new back-office data; without it nothing changed. */
export type BackOfficeOperation<Id extends BackOfficeOperationId> = (input: BackOfficeInput<Id>) => {
  readonly answer: BackOfficeAnswer<DataOf<Id>>;
  readonly data?: BackOfficeData;
};

/** A success that changes nothing. */
export const answer = <D>(data: D): { readonly answer: BackOfficeAnswer<D> } => ({ answer: { ok: true, data } });

/** A refusal under code 500 (rule T1); it changes nothing. */
export const refuse = (reason: BackOfficeReason): { readonly answer: BackOfficeAnswer<never> } => ({
  answer: { ok: false, code: 500, reason },
});

/** The reply to saving and deleting, with the changed data (rule T3). */
export const saved = (
  data: BackOfficeData,
): { readonly answer: BackOfficeAnswer<"success">; readonly data: BackOfficeData } => ({
  answer: { ok: true, data: "success" },
  data,
});
