// JSON pointers (RFC 6901).

/** The parts of a pointer, unescaped: `/a~1b/0` -> `a/b`, `0`. The empty pointer has none. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** What the parts lead to in a JSON value; undefined when nothing is there. */
export function follow(value: unknown, parts: readonly string[]): unknown {
  let here = value;
  for (const part of parts) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[part];
  }
  return here;
}
