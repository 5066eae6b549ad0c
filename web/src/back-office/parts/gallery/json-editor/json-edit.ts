/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonKind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** The way from the root to a value: keys of objects and places in lists. */
export type JsonPath = readonly (string | number)[];

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** What kind of value it is. */
export function kindOf(value: Json): JsonKind {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  const kind = typeof value;
  return kind === "boolean" || kind === "number" || kind === "string" ? kind : "object";
}

/** What an object or a list holds, with the key of each; nothing of anything else. */
export function entriesOf(value: Json): readonly (readonly [key: string | number, value: Json])[] {
  if (isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value) : [];
}

/** The same document with something done to the value at a path; a path that leads nowhere changes nothing. */
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

/** Takes away what the path leads to; the root stays. */
export function removeAt(value: Json, path: JsonPath): Json {
  const key = path.at(-1);
  return at(value, path.slice(0, -1), (parent) => {
    if (isArray(parent)) return parent.filter((_, index) => index !== key);
    return isObject(parent) ? Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key)) : parent;
  });
}

/** Gives a key another name, in its place among the others; a name that is taken is refused by null. */
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

/** Adds an empty text at the end of a list, or under a key that is free in an object. */
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

/** The value as another kind: what can be kept is kept, "12" becomes 12 and back. */
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

/** Reads a document; null where the text is none, with what the parser says. */
export function parsed(text: string): { readonly value: Json } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
