// Formats a contract violation as one line for the log, the journal and a header.
import { valueAt } from "@hashgrove/contract/json-pointer.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import type { Reply } from "./envelope.ts";

/** Names the kind of a value instead of showing it, because it may be a secret. */
function kindOf(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return { string: "text", number: "a number", boolean: "a boolean" }[typeof value as string] ?? "an object";
}

/** For example `/reply/data/balance must be integer (rule type; it is text)`. */
export const violationLine = ({ pointer, rule, message }: Violation, body: Reply["body"]): string =>
  `${pointer} ${message} (rule ${rule}; it is ${kindOf(valueAt({ reply: body }, pointer))})`;

/** The text as a header: printable ASCII, anything else percent-encoded. */
export const asHeader = (text: string): string => text.toWellFormed().replaceAll(/[^ -~]/gu, encodeURIComponent);
