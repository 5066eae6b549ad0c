// Check Q1: a request must conform to the contract.
import type { Call } from "@hashgrove/contract/contract.ts";
import { valueAt } from "@hashgrove/contract/json-pointer.ts";
import type { Validation, Violation } from "@hashgrove/contract/validation.ts";
import { parsedQuery } from "#client/query.ts";
import type { Fault } from "#replies/finding.ts";
import { parsedJson } from "#replies/reply.ts";
import { shortJson } from "#replies/shorten.ts";
import { narrowChoiceFaults } from "./narrow-choice-faults.ts";

/** A request as sent on the wire. */
export interface Sent {
  /** Without the question mark. */
  readonly query: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** null without a body, or for one that is not inspected, such as a file. */
  readonly body: string | null;
}

const UNREADABLE = Symbol("unreadable");

function bodyIn({ headers, body }: Sent): { readonly value: unknown; readonly isForm: boolean } {
  const isForm = (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  if (body === null || body === "") return { value: undefined, isForm };
  if (isForm) return { value: parsedQuery(new URLSearchParams(body)), isForm };
  const parsed = parsedJson(body);
  return { value: parsed === undefined ? UNREADABLE : parsed, isForm };
}

/** Faults of a request to a call: where its query, headers or body break the contract. */
export function requestFaults(call: Call, sent: Sent, validation: Validation): Fault[] {
  const query = parsedQuery(new URLSearchParams(sent.query));
  const { value, isForm } = bodyIn(sent);
  const fault = (expected: string, got: string, pointer: string): Fault => ({
    check: "request_conformance",
    severity: "error",
    expected,
    got,
    pointer,
  });
  if (value === UNREADABLE) return [fault("a body of JSON", shortJson(sent.body), "/body")];
  const requestFault = (place: string, sentValue: unknown, { pointer, message }: Violation): Fault =>
    fault(message, shortJson(valueAt(sentValue, pointer.slice(place.length))), pointer);
  return [
    ...validation.query(call, structuredClone(query)).map((found) => requestFault("/query", query, found)),
    ...validation.headers(call, sent.headers).map((found) => requestFault("/headers", sent.headers, found)),
    ...narrowChoiceFaults(validation.body(call, structuredClone(value), isForm)).map((found) =>
      requestFault("/body", value, found),
    ),
  ];
}
