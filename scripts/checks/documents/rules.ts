// Checks docs/rules.md against the code: comments cite existing rules, each rule is cited by the code that keeps it,
// and its tests exist.
const RULE = /^- \*\*([A-Z]\d+)\*\* (.+)$/gm;
const TEST = /`([^` ]+\.test\.tsx?|[^` ]+\.spec\.ts)`/g;
/** `rule E3`, `rules E3, E4 and F1` */
const CITATION = /\brules? ([A-Z]\d+(?:(?:, | and )[A-Z]\d+)*)/g;
/** Documents that are not in this repository. */
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
  for (const [, id = "", text = ""] of book.matchAll(RULE)) {
    if (rules.has(id)) faults.push(`docs/rules.md: ${id} is there twice`);
    rules.add(id);
    const tests = [...text.matchAll(TEST)].map(([, test = ""]) => test);
    if (tests.length === 0) faults.push(`docs/rules.md: ${id} names no test`);
    for (const test of tests) if (!exists(test)) faults.push(`docs/rules.md: ${id}: there is no ${test}`);
  }

  const cited = new Set<string>();
  for (const [file, text] of sources) {
    for (const id of [...text.matchAll(CITATION)].flatMap(([, ids = ""]) => ids.split(/, | and /))) {
      cited.add(id);
      if (!rules.has(id)) faults.push(`${file}: there is no rule ${id}`);
    }
    const elsewhere = ELSEWHERE.exec(text);
    if (elsewhere) faults.push(`${file}: cites ${elsewhere[0]}, which is not in the repository`);
  }
  for (const id of rules) if (!cited.has(id)) faults.push(`docs/rules.md: nothing cites ${id}`);
  return { rules, faults };
}
