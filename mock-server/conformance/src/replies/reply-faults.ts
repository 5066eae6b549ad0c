// Checks of every reply: its status, media type, headers, envelope, schema and enumerations (R1 to R7 and P2).
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { valueAt } from "@hashgrove/contract/json-pointer.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import type { Fault } from "./finding.ts";
import type { HeaderRules } from "./header-faults.ts";
import type { Judged } from "./outcome.ts";
import { fractionIn } from "./raw-numbers.ts";
import type { Received, Reply } from "./reply.ts";
import { reportedViolation } from "./reported-violation.ts";
import { shortJson } from "./shorten.ts";
import { isTextKey, sentencesIn } from "./untranslated-texts.ts";

export type Strictness = "strict" | "lenient";

export interface Judging {
  readonly validation: Validation;
  readonly headers: HeaderRules;
  readonly strictness: Strictness;
}

const error = (check: Fault["check"], expected: string, got: string, pointer = ""): Fault => ({
  check,
  severity: "error",
  expected,
  got,
  pointer,
});

/** All faults of a single reply to a documented call. */
export function replyFaults(call: Call, reply: Reply, judged: Judged, judging: Judging): Fault[] {
  if (reply.kind === "unanswered") return [error("not_a_server_error", "a response", reply.detail)];
  const reported = reportedViolation(reply);
  if (reported) return [reported];
  if (judged.outcome === "crash") {
    return [
      error("not_a_server_error", "no 5xx, no stack trace", `HTTP ${reply.status}: ${shortJson(reply.text, 200)}`),
    ];
  }
  const media = mediaFaults(reply);
  // Check nothing further if the reply is not JSON.
  if (media.some(({ severity, pointer }) => severity === "error" && pointer === "/body")) return media;
  return [
    ...media,
    ...envelopeFaults(call, reply, judged),
    ...agreementFaults(call, reply, judged, judging),
    ...statusFaults(call, reply, judged),
    ...schemaFaults(call, reply, judged, judging),
    ...(call.envelope === "template" ? [] : [...numberFaults(reply), ...keyFaults(reply, judged)]),
    ...judging.headers.faults(call, reply, judged),
  ];
}

function mediaFaults(reply: Received): Fault[] {
  const check = "content_type_conformance";
  const faults: Fault[] = [];
  const type = reply.headers["content-type"] ?? "";
  const isJsonType = /^application\/json\b/i.test(type);
  // An HTML page instead of an envelope is one fault, not two.
  if (!isJsonType && reply.text !== null && reply.json === undefined)
    return [error(check, "JSON", `${type || "no content type"}: ${shortJson(reply.text)}`, "/body")];
  if (!isJsonType) faults.push(error(check, "application/json", type || "no content type"));
  const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) faults.push(error(check, "UTF-8", charset));
  if (reply.text === null) faults.push(error(check, "UTF-8", "bytes that are not UTF-8", "/body"));
  else if (reply.json === undefined) faults.push(error(check, "JSON", shortJson(reply.text), "/body"));
  const sniffing = reply.headers["x-content-type-options"] ?? "none";
  if (!/^nosniff$/i.test(sniffing)) {
    const fault = error(check, "X-Content-Type-Options: nosniff", sniffing, "/headers/x-content-type-options");
    faults.push({ ...fault, severity: "note" });
  }
  return faults;
}

function envelopeFaults(call: Call, { json }: Received, { outcome, code }: Judged): Fault[] {
  const check = "envelope_rules";
  if (!isNode(json)) return [error(check, "an envelope {code, msg, data}", shortJson(json))];
  if (code === null) return [error(check, "a number in code", shortJson(json.code), "/code")];
  const faults: Fault[] = [];
  if (typeof json.code !== "number") faults.push(error(check, "code as a number", shortJson(json.code), "/code"));
  if (call.envelope === "template") return faults;
  if (typeof json.msg !== "string" || json.msg.trim() === "")
    faults.push(error(check, "msg as a non-empty text", shortJson(json.msg), "/msg"));
  if (!("data" in json)) faults.push(error(check, "data, or null", "no data", "/data"));
  else if (outcome === "refused" && Array.isArray(json.data))
    faults.push(error(check, "a refusal's data as an object or null", shortJson(json.data), "/data"));
  return faults;
}

function agreementFaults(
  call: Call,
  { status }: Received,
  { agrees, code, outcome }: Judged,
  { strictness }: Judging,
): Fault[] {
  // An undocumented status is reported separately.
  if (agrees || !call.replies.has(status)) return [];
  const severity = strictness === "strict" ? "error" : "note";
  const expected = outcome === "refused" ? "code 0 for a refusal under HTTP 200" : "the HTTP status equal to the code";
  return [
    {
      check: "envelope_status_agreement",
      severity,
      expected,
      got: `HTTP ${status} with code ${code}`,
      pointer: "/code",
    },
  ];
}

/** The documented status of this reply: its HTTP status, or the status that its code means. */
function meantStatus(call: Call, { status }: Received, { code, agrees }: Judged): number {
  return !agrees && code !== null && call.replies.has(code) ? code : status;
}

/** Outcomes that the contract does not list for every call, because unknown paths or unreadable bodies cause them. */
const OF_NO_CALL: ReadonlySet<string> = new Set(["method", "not-found", "bad-request"]);

function statusFaults(call: Call, reply: Received, { outcome }: Judged): Fault[] {
  if (call.replies.has(reply.status) || OF_NO_CALL.has(outcome)) return [];
  const expected = `one of ${[...call.replies.keys()].join(", ")}`;
  return [error("status_code_conformance", expected, `HTTP ${reply.status}`)];
}

function schemaFaults(call: Call, reply: Received, judged: Judged, { validation, strictness }: Judging): Fault[] {
  const status = meantStatus(call, reply, judged);
  if (judged.code === null || !isNode(reply.json) || !call.replies.has(status)) return [];
  const violation = validation.reply(call, status, { ...reply.json, code: judged.code });
  if (!violation) return [];
  const pointer = violation.pointer.replace(/^\/reply/, "");
  if (violation.rule === "documented" && !judged.agrees) return [];
  // Omit the call's name, so that the report groups the same fault of several calls as one cause.
  if (violation.rule === "documented") {
    const expected = `a code that is documented under HTTP ${status}`;
    const fault = error("response_schema_conformance", expected, shortJson(reply.json), "/code");
    // A lenient run lets backends use their own refusal codes.
    return [judged.outcome === "refused" && strictness === "lenient" ? { ...fault, severity: "note" } : fault];
  }
  const at = shortJson(valueAt(reply.json, pointer));
  if (violation.rule === "enum" || violation.rule === "const")
    return [
      error(violation.rule === "enum" ? "enum_truth" : "response_schema_conformance", violation.message, at, pointer),
    ];
  const isExtra = violation.rule === "additionalProperties";
  const severity = isExtra && strictness === "lenient" ? "note" : "error";
  return [{ check: "response_schema_conformance", severity, expected: violation.message, got: at, pointer }];
}

/** Numbers must be written as digits only, because decimal types of some clients would show 1000.0 or 1e3 unchanged. */
function numberFaults({ text }: Received): Fault[] {
  const found = fractionIn(text ?? "");
  if (found === null) return [];
  return [error("response_schema_conformance", "whole numbers, written as digits only", found.text, found.field)];
}

/** Messages must be sentences, not keys of missing translations. */
function keyFaults({ json }: Received, { outcome }: Judged): Fault[] {
  const { msg, data } = isNode(json) ? json : {};
  const named = [
    ...(isTextKey(msg) ? [["/msg", msg] as const] : []),
    ...(outcome === "ok" ? sentencesIn(data, "/data") : []).filter(([, text]) => isTextKey(text)),
  ];
  return named.slice(0, 1).map(([at, text]) => error("envelope_rules", "a readable sentence", shortJson(text), at));
}
