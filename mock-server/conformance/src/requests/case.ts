import type { Call } from "@hashgrove/contract/contract.ts";
import { type Level, levelOf } from "#client/level.ts";
import type { Who } from "#client/people.ts";
import type { CheckName } from "#replies/checks.ts";
import type { Severity } from "#replies/finding.ts";
import type { Outcome } from "#replies/outcome.ts";
import type { BaseRequest } from "./base-requests.ts";

/**
 * One request and its allowed outcomes, as data: it can be listed without being sent, and sent again from a report.
 * `{{ownId}}`, `{{otherId}}`, `{{upload}}` and `{{id}}` in query and body are filled in when it is sent.
 */
export interface Case {
  readonly check: CheckName;
  readonly call: Call;
  /** The variation, such as `price: above the maximum`. Unique together with check, call and sender. */
  readonly title: string;
  readonly needs: Level;
  readonly as: Who;
  readonly method: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text that is sent; not necessarily JSON. */
  readonly body: string | null;
  readonly expects: readonly Outcome[];
  /** An `invalid` reply must name one of these pointers; any pointer is accepted if omitted. */
  readonly pointers?: readonly string[];
  /** Methods that the Allow header of a 405 must list. */
  readonly allow?: readonly string[];
  /** Severity of a deviation; `common` is an error in a strict run and a note in a lenient one. */
  readonly severity: Severity | "common";
}

/** Stable id of a case in reports and for `replay`. */
export const caseId = ({ check, call, as, title }: Pick<Case, "check" | "call" | "as" | "title">): string =>
  `${check} ${call.operationId} as ${as}: ${title}`;

/** A case with a valid request from the call's usual sender; `changed` overrides fields. */
export function caseOf(
  { call, base }: Subject,
  changed: Pick<Case, "check" | "title" | "expects"> & Partial<Case>,
): Case {
  const body = changed.body === undefined ? firstBody(base) : changed.body;
  return {
    call,
    needs: levelOf(call),
    as: call.secured ? "member" : "nobody",
    method: call.method,
    query: base.query,
    headers: body === null ? {} : { "content-type": "application/json" },
    severity: "error",
    ...changed,
    body,
  };
}

/** JSON of the first body example; null for calls without a body. */
export const firstBody = ({ bodies }: BaseRequest): string | null => {
  const [body] = bodies.values();
  return body === undefined ? null : JSON.stringify(body);
};

export interface Subject {
  readonly call: Call;
  readonly base: BaseRequest;
}
