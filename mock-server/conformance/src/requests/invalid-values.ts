// Table of mutations: one fault per value, derived from its schema. The contract's validator confirms each fault before
// it is sent.
import { isNode, type Node, resolve } from "@hashgrove/contract/document.ts";

export interface InvalidValue {
  readonly title: string;
  /** JSON text that replaces the value; null removes it. */
  readonly json: string | null;
  /** Servers may coerce it, as many do with "100". */
  readonly coercible?: boolean;
}

const value = (title: string, json: unknown, coercible = false): InvalidValue => ({
  title,
  json: JSON.stringify(json),
  coercible,
});
const raw = (title: string, json: string): InvalidValue => ({ title, json });

const TYPES: readonly InvalidValue[] = [value("an object", {}), value("a list", []), value("null", null)];

function numberMutations({ minimum, maximum, enum: allowed }: Node): InvalidValue[] {
  const found = [
    value("a number as text", "1", true),
    value("true", true, true),
    value("zero", 0),
    value("negative", -1),
    value("a fraction", 1.5),
    raw("1e309", "1e309"),
    value('"1e3"', "1e3", true),
    value("full-width figures", "１００"),
  ];
  if (typeof minimum === "number") found.push(value("below the minimum", minimum - 1));
  if (typeof maximum === "number") found.push(value("above the maximum", maximum + 1));
  if (Array.isArray(allowed)) found.push(value("outside the enumeration", 987_654));
  return found;
}

function textMutations({ minLength, maxLength, enum: allowed, pattern, format }: Node): InvalidValue[] {
  const found = [
    value("a number", 1, true),
    raw("NUL", '"ct-\\u0000"'),
    raw("half a surrogate pair", '"ct-\\ud800"'),
    value("right-to-left override", "ct-\u202e"),
  ];
  if (typeof minLength === "number" && minLength > 0) found.push(value("empty", ""));
  if (typeof maxLength === "number" && maxLength < 50_000) found.push(value("one too long", "9".repeat(maxLength + 1)));
  if (Array.isArray(allowed)) {
    found.push(value("outside the enumeration", "ct-unknown"));
    const [first] = allowed;
    if (typeof first === "string")
      found.push(value("another case", first.toUpperCase()), value("another case", first.toLowerCase()));
  }
  if (typeof pattern === "string" || typeof format === "string") found.push(value("another form", "\u0009ct ?"));
  return found;
}

/** Mutations that apply to a value of this schema. */
export function invalidValuesOf(document: Node, schema: unknown): InvalidValue[] {
  const node = resolve(document, schema);
  const types = Array.isArray(node.type) ? node.type.map(String) : [String(node.type)];
  return [
    { title: "left out", json: null },
    ...TYPES,
    ...(types.includes("integer") || types.includes("number") ? numberMutations(node) : []),
    ...(types.includes("string") ? textMutations(node) : []),
    ...(types.includes("boolean") ? [value("a boolean as text", "true", true), value("1", 1, true)] : []),
  ];
}

/** Mutations of a query parameter, whose values are all text. */
export function invalidQueryValuesOf(document: Node, schema: unknown): { title: string; text: string | null }[] {
  const node = resolve(document, schema);
  const found: { title: string; text: string | null }[] = [{ title: "left out", text: null }];
  const isNumber = node.type === "integer";
  const numbers = ["0", "-1", "1.5", "1e309", "1e3x", "１", "abc", "0x1f", "987654321987", ""];
  if (isNumber) found.push(...numbers.map((text) => ({ title: `is ${JSON.stringify(text)}`, text })));
  else {
    if (typeof node.maxLength === "number" && node.maxLength < 8000)
      found.push({ title: "one too long", text: "9".repeat(node.maxLength + 1) });
    if (typeof node.pattern === "string") found.push({ title: "another form", text: "\tct ?" });
    found.push({ title: "empty", text: "" }, { title: "NUL", text: "ct-\u0000" });
  }
  return found;
}

/** Properties of an object schema, with references resolved. */
export const propertiesOf = (document: Node, schema: unknown): [string, unknown][] => {
  const { properties } = resolve(document, schema);
  return isNode(properties) ? Object.entries(properties) : [];
};
