// Check N3: a server must reject missing and unreadable bodies, and bodies with a wrong content type.
import { higher, levelOf } from "#client/level.ts";
import { type Case, caseOf, firstBody, type Subject } from "./case.ts";

const JSON_TYPE = { "content-type": "application/json" };

/**
 * Requests that a server must not execute. Sent at the call's level, at least at `write` for calls that change data.
 */
export function mediaCases(subject: Subject): Case[] {
  const { call, base } = subject;
  if (call.body?.type !== "json") return [];
  const needs = call.effect === "read" ? levelOf(call) : higher("write", levelOf(call));
  const body = firstBody(base) ?? "{}";
  const one = (title: string, expects: Case["expects"], changed: Partial<Case>): Case =>
    caseOf(subject, { check: "missing_required_header", title, needs, expects, ...changed });
  const cases = [
    one("no content type", ["media-type"], { headers: {}, body }),
    one("text/plain", ["media-type"], { headers: { "content-type": "text/plain" }, body }),
    one("truncated JSON", ["bad-request", "invalid"], { headers: JSON_TYPE, body: '{"a":' }),
    one("a duplicate key", ["bad-request"], { headers: JSON_TYPE, body: '{"ct":1,"ct":2}' }),
  ];
  if (call.body.required && call.envelope === "template")
    cases.push(one("no body", ["invalid", "bad-request", "media-type"], { headers: JSON_TYPE, body: "" }));
  else if (call.body.required)
    cases.push(
      one("no body", ["invalid"], { headers: JSON_TYPE, body: null, pointers: ["/body"] }),
      one("no body and no content type", ["invalid"], { headers: {}, body: null, pointers: ["/body"] }),
    );
  return cases;
}
