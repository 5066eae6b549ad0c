// Classifies every reply by meaning first: the product refuses under HTTP 200, and some servers report 401 only in the
// body. Whether the status matches is checked separately.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Reply } from "./reply.ts";

export type Outcome =
  | "ok"
  | "refused"
  | "invalid"
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method"
  | "too-large"
  | "media-type"
  | "too-many"
  | "redirected"
  | "crash"
  /** The reply is not an envelope of the contract. */
  | "foreign";

export interface Judged {
  readonly outcome: Outcome;
  /** The envelope's code; null if the reply has none. */
  readonly code: number | null;
  /** False if status and code contradict each other. */
  readonly agrees: boolean;
}

const BY_NUMBER: ReadonlyMap<number, Outcome> = new Map([
  [400, "bad-request"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "not-found"],
  [405, "method"],
  [413, "too-large"],
  [415, "media-type"],
  [422, "invalid"],
  [429, "too-many"],
]);
/** A 404 without an envelope means that the server lacks the call, not that an id was not found. */
export const isAbsent = ({ outcome, code }: Judged): boolean => outcome === "not-found" && code === null;

/** Reason for skipping further checks of a call that the server lacks. */
export const ABSENT = "the server has no such call (404 without an envelope)";

/** The outcome in words that the contract uses. */
export function spelt(outcome: Outcome): string {
  if (outcome === "ok") return "ok";
  if (outcome === "refused") return "refused (200 with code 0)";
  const [status] = [...BY_NUMBER].find(([, named]) => named === outcome) ?? [];
  return status === undefined ? outcome : `${outcome} (${status})`;
}

const SENT_WRONG: ReadonlySet<number> = new Set([400, 413, 415, 422]);
export const SUCCESS: Readonly<Record<Call["envelope"], number>> = { product: 200, upload: 1, template: 0, qa: 200 };
/** `.{1,500}` is bounded, so that the search stays linear for any reply. */
const STACK = /\n[ \t]+at \S+ ?\(|Traceback \(most recent call last\)|Stack trace:|Fatal error:.{1,500} on line \d/;

/** The envelope's code, also if it is sent as text; null if there is none. */
export function codeOf(json: unknown): number | null {
  const code = isNode(json) ? json.code : undefined;
  if (typeof code === "number" && Number.isFinite(code)) return code;
  return typeof code === "string" && /^-?\d{1,6}$/.test(code) ? Number(code) : null;
}

function byStatus(status: number): Outcome {
  if (status >= 500) return "crash";
  if (status >= 300 && status < 400) return "redirected";
  return BY_NUMBER.get(status) ?? "foreign";
}

/** Meaning of a code under HTTP 200. */
function byCode(envelope: Call["envelope"], code: number): Pick<Judged, "outcome" | "agrees"> {
  if (code === SUCCESS[envelope]) return { outcome: "ok", agrees: true };
  // The back office replies 200 to everything: these codes mean invalid input, its own codes mean refusals.
  if (envelope === "template" && SENT_WRONG.has(code))
    return { outcome: BY_NUMBER.get(code) ?? "refused", agrees: true };
  if (envelope === "template" || code === 0) return { outcome: "refused", agrees: true };
  if (code >= 500 && code < 600) return { outcome: "crash", agrees: false };
  const outcome = BY_NUMBER.get(code);
  return outcome === undefined ? { outcome: "refused", agrees: code < 200 || code > 999 } : { outcome, agrees: false };
}

/** Classifies a reply by the call's envelope; does not check whether the outcome was right. */
export function judge(envelope: Call["envelope"], reply: Reply): Judged {
  if (reply.kind === "unanswered") return { outcome: "crash", code: null, agrees: true };
  const code = codeOf(reply.json);
  if (STACK.test(reply.text ?? "")) return { outcome: "crash", code, agrees: true };
  if (reply.status !== 200)
    return { outcome: byStatus(reply.status), code, agrees: code === null || code === reply.status };
  return code === null ? { outcome: "foreign", code, agrees: true } : { ...byCode(envelope, code), code };
}
