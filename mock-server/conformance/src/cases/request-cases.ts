// Shared construction of cases.
import type { Call } from "@hashgrove/contract/contract.ts";
import { levelOf } from "#probe/level.ts";
import type { BaseRequest } from "./base.ts";
import type { Case } from "./case.ts";

export interface Subject {
  readonly call: Call;
  readonly base: BaseRequest;
}

/** JSON of the first body example; null for calls without a body. */
export const firstBody = ({ bodies }: BaseRequest): string | null => {
  const [body] = bodies.values();
  return body === undefined ? null : JSON.stringify(body);
};

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
