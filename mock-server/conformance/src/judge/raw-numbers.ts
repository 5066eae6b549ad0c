// How numbers are written on the wire, which is lost in a parsed reply.

const TOKEN = /"((?:[^"\\]|\\.)*)"|-?\d[\d.eE+-]*/g;

export interface Fraction {
  readonly text: string;
  /** `/balance`: the field that has it, without the way there. */
  readonly field: string;
}

/** The first number of a JSON text that is written with a point or an exponent; null where none is. */
export function fractionIn(text: string): Fraction | null {
  let field = "";
  for (const { 0: token, 1: quoted, index } of text.matchAll(TOKEN)) {
    if (quoted !== undefined) {
      if (/^\s*:/.test(text.slice(index + token.length, index + token.length + 8))) field = quoted;
    } else if (/[.eE]/.test(token)) return { text: token, field: `/${field}` };
  }
  return null;
}
