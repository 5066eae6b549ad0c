// Finds the position of a JSON pointer's value in JSON text, so that an error can name its line.
import { keysOf } from "@hashgrove/contract/json-pointer.ts";

const SPACE = /[\s,:]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /[^\s,\]}]+/y;

/**
 * Offset at which a pointer's value starts (in an object, at its name). If the value is missing, the offset of its
 * innermost existing ancestor.
 */
export function offsetOf(text: string, pointer: string): number {
  const wanted = keysOf(pointer);
  let at = 0;
  let found = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [taken = ""] = pattern.exec(text) ?? [];
    at += taken.length;
    return taken;
  };
  /**
   * Reads past a value, noting its start if it is on the pointer's path. `depth`: the number of pointer keys that lead
   * to the value; null if it is on another path.
   */
  const read = (depth: number | null): void => {
    take(SPACE);
    if (depth === 0) found = at;
    const bracket = text[at];
    if (bracket !== "{" && bracket !== "[") {
      take(bracket === '"' ? STRING : PLAIN);
      return;
    }
    const end = bracket === "{" ? "}" : "]";
    at += 1;
    take(SPACE);
    for (let index = 0; at < text.length && text[at] !== end; index += 1) {
      // For a field of an object, the offset is that of its name.
      const start = at;
      const key = bracket === "{" ? (JSON.parse(take(STRING)) as string) : String(index);
      const next = depth !== null && wanted[depth] === key ? depth + 1 : null;
      if (next !== null) found = start;
      read(next);
      take(SPACE);
    }
    at += 1;
  };
  read(0);
  return found;
}

/** The line number of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
