// Finds numbers with a point or an exponent in the text of a reply: parsed JSON no longer shows how they were written.

const TOKEN = /"((?:[^"\\]|\\.)*)"|-?\d[\d.eE+-]*/g;

export interface Fraction {
  readonly text: string;
  /** `/balance`: the innermost field. */
  readonly field: string;
}

/** The first number with a point or an exponent; null if none. */
export function fractionIn(text: string): Fraction | null {
  let field = "";
  for (const { 0: token, 1: quoted, index } of text.matchAll(TOKEN)) {
    if (quoted !== undefined) {
      if (/^\s*:/.test(text.slice(index + token.length, index + token.length + 8))) field = quoted;
    } else if (/[.eE]/.test(token)) return { text: token, field: `/${field}` };
  }
  return null;
}
