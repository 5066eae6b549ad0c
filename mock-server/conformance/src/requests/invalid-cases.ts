// Check N1: a server must reject requests that are valid except for one fault. The contract's validator confirms each
// fault.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { isNode, lookUp, type Node, resolve } from "@hashgrove/contract/document.ts";
import type { Validation, Violation } from "@hashgrove/contract/validation.ts";
import { higher, levelOf } from "#client/level.ts";
import { parsedQuery } from "#client/query.ts";
import { parsedJson } from "#replies/reply.ts";
import { type Case, caseOf, type Subject } from "./case.ts";
import { invalidValuesOf, propertiesOf, invalidQueryValuesOf } from "./invalid-values.ts";

const CHECK = "negative_data_rejection";
/** Schema errors are 422 before any other check; a refusal would mean that the server did not validate. */
const EXPECTS = ["invalid"] as const;
/** Longer than any field of a request allows, but within the body size that a server must read. */
const HUGE = JSON.stringify("9".repeat(100_000));

/** An object as JSON text with one property replaced by raw JSON, or removed. */
function withProperty(body: Node, name: string, json: string | null): string {
  const entries = Object.entries(body).filter(([key]) => key !== name);
  const pairs = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  if (json !== null) pairs.push(`${JSON.stringify(name)}:${json}`);
  return `{${pairs.join(",")}}`;
}

/** Replaces placeholders by typical values, for validation before sending. */
export const filled = (text: string): string =>
  text.replaceAll("{{upload}}", "/uploads/ct.png").replaceAll(/\{\{\w+\}\}/g, "1");

/** Pointers of the violations; undefined for back-office calls, which report errors in prose only. */
const pointersOf = ({ call }: Subject, violations: readonly Violation[]): Pick<Case, "pointers"> =>
  call.envelope === "template" ? {} : { pointers: [...new Set(violations.map(({ pointer }) => pointer))] };

/** Requests with invalid JSON bodies. A conforming server rejects them without changing anything. */
export function invalidBodies(document: Contract["document"], subject: Subject, validation: Validation): Case[] {
  const { call, base } = subject;
  if (call.body?.type !== "json") return [];
  const { node: schema } = lookUp(document, call.body.pointer);
  const needs = call.effect === "read" ? levelOf(call) : higher("write", levelOf(call));
  const violationsOf = (body: string): readonly Violation[] => {
    const parsed = parsedJson(filled(body));
    return parsed === undefined ? [] : validation.body(call, parsed);
  };
  const one = (
    title: string,
    body: string,
    severity: Case["severity"] = "error",
    expects: Case["expects"] = EXPECTS,
  ): Case[] => {
    const violations = violationsOf(body);
    if (violations.length === 0) return [];
    return [
      caseOf(subject, { check: CHECK, title, needs, expects, body, severity, ...pointersOf(subject, violations) }),
    ];
  };
  const [example] = base.bodies.values();
  if (!isNode(example)) return [];
  const properties = propertiesOf(document, schema);
  const text = properties.find(([, property]) => "maxLength" in resolve(document, property));
  return [
    ...one("the body as a list", "[]"),
    ...one("the body as a text", '"ct"'),
    ...one("the body as null", "null"),
    ...one("an unknown property", withProperty(example, "ct_unknown", "1"), "note"),
    ...one("a property __proto__", withProperty(example, "__proto__", '{"ct":1}'), "note", [...EXPECTS, "bad-request"]),
    ...(text === undefined
      ? []
      : one(`${text[0]}: 100 kB`, withProperty(example, text[0], HUGE), "error", [...EXPECTS, "too-large"])),
    ...properties.flatMap(([name, property]) =>
      invalidValuesOf(document, property).flatMap(({ title, json, coercible }) =>
        one(`${name}: ${title}`, withProperty(example, name, json), coercible ? "common" : "error"),
      ),
    ),
  ];
}

export function invalidQueries(document: Contract["document"], subject: Subject, validation: Validation): Case[] {
  const { call, base } = subject;
  const needs = call.effect === "read" ? levelOf(call) : higher("write", levelOf(call));
  const one = (title: string, query: Case["query"], severity: Case["severity"] = "error"): Case[] => {
    const violations = validation.query(call, parsedQuery(query.map(([name, text]) => [name, filled(text)])));
    if (violations.length === 0) return [];
    return [
      caseOf(subject, {
        check: CHECK,
        title,
        needs,
        expects: EXPECTS,
        query,
        severity,
        ...pointersOf(subject, violations),
      }),
    ];
  };
  return Object.entries(call.query.properties as object).flatMap(([name, schema]) => {
    const rest = base.query.filter(([key]) => key !== name);
    const known = base.fullQuery.find(([key]) => key === name)?.[1];
    return [
      ...invalidQueryValuesOf(document, schema).flatMap(({ title, text }) =>
        one(`${name}: ${title}`, text === null ? rest : [...rest, [name, text]]),
      ),
      ...(known === undefined ? [] : one(`${name}: twice`, [...rest, [name, known], [name, known]], "note")),
    ];
  });
}
