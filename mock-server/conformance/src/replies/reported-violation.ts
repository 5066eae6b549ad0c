import type { Fault } from "./finding.ts";
import type { Received } from "./reply.ts";

/** `user.login: /reply/data/id must be integer (rule type; it is text)` */
const VIOLATION = /^[^/]*\/reply(\S*) (.+); it is ([^;()]+)\)$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The violation that a server reports in x-contract-violation: this repository's mock server sends a 500 with this
 * header instead of a reply that breaks the contract.
 */
export function reportedViolation({ status, headers }: Received): Fault | null {
  const header = headers["x-contract-violation"];
  if (header === undefined) return null;
  const [, pointer = "", rule, kind] = VIOLATION.exec(decoded(header)) ?? [];
  return {
    check: "response_schema_conformance",
    severity: "error",
    expected: rule === undefined ? "a reply that matches the contract" : `${rule})`,
    got: `HTTP ${status} with x-contract-violation: ${kind === undefined ? header : `the value was ${kind}`}`,
    pointer,
  };
}
