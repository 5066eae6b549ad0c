// Checks messages with the compiler that the build uses, so that a check fails instead of the build or a screen.
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

type Compiled = readonly (string | readonly unknown[])[];

const BRANCHES = new Set(["plural", "selectordinal", "select"]);
const FORMATS = new Set(["number", "date", "time"]);
const TAG = /<\/?\d+\/?>/g;

const isBranch = (part: readonly unknown[]): boolean => BRANCHES.has(String(part[1]));
const casesOf = (part: readonly unknown[]): readonly (readonly [string, Compiled])[] =>
  Object.entries(part[2] as Record<string, Compiled>).filter(([name]) => name !== "offset");

/** The fault of a message in ICU format; null if the message is valid. */
export function messageFault(text: string): string | null {
  try {
    return compiledFault(compileMessageOrThrow(text));
  } catch (error) {
    const [first = ""] = (error as Error).message.split("\n");
    return first.replace(/ at line \d+ col (\d+):?$/, ", at its character $1");
  }
}

/** Finds faults that the compiler accepts: unknown formats, and plurals without the case `other`. */
function compiledFault(compiled: Compiled): string | null {
  for (const part of compiled) {
    if (typeof part === "string") continue;
    const [argument, format] = part.map(String);
    if (!isBranch(part)) {
      if (format !== undefined && !FORMATS.has(format)) return `{${argument}} has the unknown format "${format}"`;
      continue;
    }
    const cases = casesOf(part);
    if (!cases.some(([name]) => name === "other")) return `{${argument}, ${format}} has no case "other"`;
    const inner = cases.map(([, texts]) => compiledFault(texts)).find((fault) => fault !== null);
    if (inner !== undefined) return inner;
  }
  return null;
}

/**
 * Placeholders such as `{name}` and `<0>`, sorted. A message with plural cases lists each placeholder once, because
 * languages have different numbers of cases. The message must be valid.
 */
export function placeholdersOf(text: string): string {
  const { names, hasCases } = placeholdersIn(compileMessageOrThrow(text));
  return (hasCases ? [...new Set(names)] : names).sort().join(" ");
}

function placeholdersIn(compiled: Compiled): { readonly names: string[]; readonly hasCases: boolean } {
  const names: string[] = [];
  let hasCases = false;
  for (const part of compiled) {
    if (typeof part === "string") names.push(...(part.match(TAG) ?? []));
    else names.push(`{${String(part[0])}}`);
    if (typeof part === "string" || !isBranch(part)) continue;
    hasCases = true;
    for (const [, texts] of casesOf(part)) names.push(...placeholdersIn(texts).names);
  }
  return { names, hasCases };
}
