// JSON pointers (RFC 6901), also as fragments of references: `/a~1b/0` and `#/a~1b/0` name item 0 of the key `a/b`.

/** A pointer to a key, for appending to the pointer of its parent: `a/b` gives `/a~1b`. */
export const pointerTo = (key: string): string => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** The unescaped keys of a pointer, outermost first; none for the whole value. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value at a pointer; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const key of keysOf(pointer)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[key];
  }
  return current;
}
