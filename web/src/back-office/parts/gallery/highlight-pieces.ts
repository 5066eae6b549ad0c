/** A stretch of a text, and whether it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
  /** Start index; distinguishes two equal pieces. */
  readonly at: number;
}

/** A text in pieces, with every occurrence of the words apart: the longest word first where several fit. */
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
