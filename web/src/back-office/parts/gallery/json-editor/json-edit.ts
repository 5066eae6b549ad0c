export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonKind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** Path from the root to a value: keys of objects and indices of lists. */
export type JsonPath = readonly (string | number)[];

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export function kindOf(value: Json): JsonKind {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  const kind = typeof value;
  return kind === "boolean" || kind === "number" || kind === "string" ? kind : "object";
}

/** Entries of an object or list with their keys; none for other values. */
export function entriesOf(value: Json): readonly (readonly [key: string | number, value: Json])[] {
  if (isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value) : [];
}

/** A copy of the document with the value at a path changed; unchanged for an unknown path. */
function at(value: Json, path: JsonPath, change: (value: Json) => Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (isArray(value)) return value.map((inner, index) => (index === key ? at(inner, rest, change) : inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? at(inner, rest, change) : inner]),
  );
}

export const setAt = (value: Json, path: JsonPath, next: Json): Json => at(value, path, () => next);

/** Removes the value at a path; the root cannot be removed. */
export function removeAt(value: Json, path: JsonPath): Json {
  const key = path.at(-1);
  return at(value, path.slice(0, -1), (parent) => {
    if (isArray(parent)) return parent.filter((_, index) => index !== key);
    return isObject(parent) ? Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key)) : parent;
  });
}

/** Renames a key in place; null if the new key exists. */
export function renameAt(value: Json, path: JsonPath, name: string): Json | null {
  const key = path.at(-1);
  let taken = false;
  const next = at(value, path.slice(0, -1), (parent) => {
    if (!isObject(parent) || name === key) return parent;
    taken = Object.hasOwn(parent, name);
    return Object.fromEntries(Object.entries(parent).map(([old, inner]) => [old === key ? name : old, inner]));
  });
  return taken ? null : next;
}

/** Adds an empty string at the end of a list, or under an unused key of an object. */
export const addAt = (value: Json, path: JsonPath): Json =>
  at(value, path, (parent) => {
    if (isArray(parent)) return [...parent, ""];
    return isObject(parent) ? { ...parent, [freeKey(parent)]: "" } : parent;
  });

function freeKey(parent: { readonly [key: string]: Json }): string {
  let number = 1;
  while (Object.hasOwn(parent, `key${number}`)) number += 1;
  return `key${number}`;
}

/** Converts a value to another kind, keeping what it can: "12" becomes 12 and back. */
export function converted(value: Json, kind: JsonKind): Json {
  const text = typeof value === "object" ? "" : String(value);
  switch (kind) {
    case "null":
      return null;
    case "boolean":
      return text === "true" || (typeof value === "number" && value !== 0);
    case "number":
      return text.trim() === "" || !Number.isFinite(Number(text)) ? 0 : Number(text);
    case "string":
      return text;
    case "array":
      return isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    case "object":
      return isArray(value)
        ? Object.fromEntries(value.map((inner, index) => [String(index), inner]))
        : isObject(value)
          ? value
          : {};
  }
}

/** Parses a document; returns the parser's message instead of a value if it is invalid. */
export function parsed(text: string): { readonly value: Json } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
