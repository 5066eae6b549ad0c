// Compares the reply to a case with its allowed outcomes.
import { nodesOf } from "@hashgrove/contract/document.ts";
import { describeOutcome } from "#client/describe-outcome.ts";
import type { Answer } from "#client/probe.ts";
import type { Fault, Severity } from "#replies/finding.ts";
import { spelt } from "#replies/outcome.ts";
import type { Strictness } from "#replies/reply-faults.ts";
import type { Case } from "#requests/case.ts";

/** Fault of a call that the server lacks. */
export const absence = (answer: Answer): Fault => ({
  check: "positive_data_acceptance",
  severity: "error",
  expected: "the call exists",
  got: describeOutcome(answer),
  pointer: "",
});

/** Fault of a call that rejects a token which other calls accept. */
export const rejection = (answer: Answer): Fault => ({
  check: "sessions",
  severity: "error",
  expected: "the token of a session is accepted by every call of a member",
  got: describeOutcome(answer),
  pointer: "",
});

/** Faults of an answer to a case; crashes are reported elsewhere. */
export function caseFaults(planned: Case, answer: Answer, strictness: Strictness): Fault[] {
  if (answer.outcome === "crash") return [];
  const { check, expects } = planned;
  const common = strictness === "strict" ? "error" : "note";
  const severity = planned.severity === "common" ? common : planned.severity;
  const came = describeOutcome(answer);
  // Ignore language cases, which send no token: the token cases report a server that accepts such requests.
  if (check === "envelope_rules") return [];
  // Name each wrongly accepted request, because each is a cause of its own; all wrong kinds of rejection are one cause.
  const isLetThrough = answer.outcome === "ok" && check !== "positive_data_acceptance";
  const wanted = `${expects.map(spelt).join(" or ")}${isLetThrough ? `, for ${planned.title}` : ""}`;
  if (!isExpected(planned, answer, strictness)) return [{ check, severity, expected: wanted, got: came, pointer: "" }];
  if (check === "unsupported_method" && answer.outcome === "method") return allowFaults(answer, planned.allow ?? []);
  if (answer.outcome === "invalid" && planned.pointers) return pointerFaults(planned.pointers, answer, severity);
  return [];
}

/** Many servers reply 400 to any invalid request; a lenient run accepts it as 422. */
const isExpected = ({ expects }: Case, { outcome }: Answer, strictness: Strictness): boolean =>
  expects.includes(outcome) || (strictness === "lenient" && outcome === "bad-request" && expects.includes("invalid"));

/** A 422 must name the wrong field. */
function pointerFaults(pointers: readonly string[], { data }: Answer, severity: Severity): Fault[] {
  const named = nodesOf(data).map(({ pointer }) => String(pointer));
  if (named.some((pointer) => pointers.includes(pointer))) return [];
  return [
    {
      check: "negative_data_rejection",
      severity,
      expected: `a violation at ${pointers.join(" or ")}`,
      got: named.length === 0 ? "no pointer" : `only ${named.join(", ")}`,
      pointer: "/data",
    },
  ];
}

/** A 405 must list the path's methods. */
function allowFaults({ reply }: Answer, methods: readonly string[]): Fault[] {
  if (reply.kind === "unanswered") return [];
  const { allow } = reply.headers;
  const named = new Set((allow ?? "").split(",").map((method) => method.trim().toUpperCase()));
  if (methods.every((method) => named.has(method))) return [];
  const fault = { expected: "Allow with 405, which names the path's methods", got: allow ?? "no Allow" };
  return [{ check: "unsupported_method", severity: "error", pointer: "/headers/allow", ...fault }];
}
