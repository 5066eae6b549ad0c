// Checks docs/rules.md against the code: comments cite existing rules, each rule is cited by the code that keeps it,
// and its tests exist.
import { lineOf } from "../line-of.ts";

const RULE = /^- \*\*([A-Z]\d+)\*\* (.+)$/gm;
const TEST = /`([^` ]+\.test\.tsx?|[^` ]+\.spec\.ts)`/g;
/** A space, or the end of a comment's line and the beginning of its next. */
const GAP = String.raw`(?: |\n\s*(?:(?:\/\/|\*|#) *)?)`;
/** `rule E3`, `rules E3, E4 and F1` */
const CITATION = new RegExp(String.raw`\brules?${GAP}([A-Z]\d+(?:(?:,${GAP}|${GAP}and${GAP})[A-Z]\d+)*)`, "g");
/** Citations of documents that are not in this repository. */
const ELSEWHERE = /\bspec \d|\b(DECISIONS|SPEC|TEMPLATE|EXPECTATIONS|LOOK|QA|DESIGN|CONFORMANCE)(\.md| [A-Z]?\d)/;

export interface RuleBook {
  /** The text of docs/rules.md. */
  readonly book: string;
  /** Files that may cite rules, by path relative to the root. */
  readonly sources: ReadonlyMap<string, string>;
  /** Whether a file exists at a path relative to the root. */
  readonly exists: (path: string) => boolean;
}

/** All rule numbers, and a sentence per fault. */
export function ruleFaults({ book, sources, exists }: RuleBook): { rules: ReadonlySet<string>; faults: string[] } {
  const faults: string[] = [];
  const rules = new Set<string>();
  const places = new Map<string, string>();
  for (const { 1: id = "", 2: text = "", index } of book.matchAll(RULE)) {
    const place = `docs/rules.md:${lineOf(book, index)}`;
    if (rules.has(id)) faults.push(`${place}: ${id} is there twice`);
    rules.add(id);
    places.set(id, place);
    const tests = [...text.matchAll(TEST)].map(([, test = ""]) => test);
    if (tests.length === 0) faults.push(`${place}: ${id} names no test`);
    for (const test of tests) if (!exists(test)) faults.push(`${place}: ${id}: there is no ${test}`);
  }

  const cited = new Set<string>();
  for (const [file, text] of sources) {
    for (const { 1: ids = "", index } of text.matchAll(CITATION))
      for (const [id] of ids.matchAll(/[A-Z]\d+/g)) {
        cited.add(id);
        if (!rules.has(id)) faults.push(`${file}:${lineOf(text, index)}: there is no rule ${id}`);
      }
    const elsewhere = ELSEWHERE.exec(text);
    if (elsewhere)
      faults.push(`${file}:${lineOf(text, elsewhere.index)}: cites ${elsewhere[0]}, which is not in the repository`);
  }
  for (const id of rules)
    if (!cited.has(id)) faults.push(`${places.get(id)}: nothing cites ${id}; write "rule ${id}" where it is kept`);
  return { rules, faults };
}
