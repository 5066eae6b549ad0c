// JSON pointers (RFC 6901).

/** The unescaped parts of a pointer: `/a~1b/0` gives `a/b`, `0`. The empty pointer has none. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value at the parts of a pointer; undefined when there is none. */
export function follow(value: unknown, parts: readonly string[]): unknown {
  let current = value;
  for (const part of parts) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[part];
  }
  return current;
}
