export interface Piece {
  readonly text: string;
  readonly found: boolean;
  /** Start index; distinguishes equal parts. */
  readonly at: number;
}

/** Splits a text at every occurrence of the words, preferring the longest match. */
export function highlightPieces(text: string, words: readonly string[]): Piece[] {
  const wanted = words.filter((word) => word !== "").toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return text === "" ? [] : [{ text, found: false, at: 0 }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`);
  let at = 0;
  return text.split(pattern).flatMap((part, index) => {
    const piece = { text: part, found: index % 2 === 1, at };
    at += part.length;
    return part === "" ? [] : [piece];
  });
}
