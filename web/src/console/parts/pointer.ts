// JSON pointers (RFC 6901).

/** The parts of a pointer, unescaped; the empty pointer has none. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The pointer of these parts. */
export const pointerOf = (parts: readonly string[]): string =>
  parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
