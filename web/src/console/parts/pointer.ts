// JSON pointers (RFC 6901).

/** The unescaped parts of a pointer; none for the empty pointer. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The pointer with these parts. */
export const pointerOf = (parts: readonly string[]): string =>
  parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
