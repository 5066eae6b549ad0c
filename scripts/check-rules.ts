// RULES.md and the code name the same rules: a comment cites a number that exists, each rule is cited where it is kept,
// and the tests that show it exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./steps.ts";

const RULE = /^- \*\*([A-Z]\d+)\*\* (.+)$/gm;
const TEST = /`([^` ]+\.test\.tsx?|[^` ]+\.spec\.ts)`/g;
/** `rule E3`, `rules E3, E4 and F1` */
const CITATION = /\brules? ([A-Z]\d+(?:(?:, | and )[A-Z]\d+)*)/g;
/** Documents that a reader of this repository does not have. */
const ELSEWHERE = /\bspec \d|\b(DECISIONS|SPEC|TEMPLATE|EXPECTATIONS|LOOK|QA|DESIGN|CONFORMANCE)(\.md| [A-Z]?\d)/;
const SOURCES = "{web,mock-server,scripts,e2e}/**/*.{ts,tsx}";

const faults: string[] = [];

/** Where a test of RULES.md lies: below the member that its first folder names. */
function placeOf(test: string): string {
  if (test.startsWith("web/")) return `web/src/${test.slice("web/".length)}`;
  return test.startsWith("e2e/") ? `e2e/specs/${test.slice("e2e/".length)}` : `mock-server/src/${test}`;
}

const rules = new Map<string, string>();
for (const [, id = "", text = ""] of readFileSync(join(ROOT, "RULES.md"), "utf8").matchAll(RULE)) {
  if (rules.has(id)) faults.push(`RULES.md: ${id} stands twice`);
  rules.set(id, text);
  const tests = [...text.matchAll(TEST)].map(([, test = ""]) => placeOf(test));
  if (tests.length === 0) faults.push(`RULES.md: ${id} names no test`);
  for (const test of tests) if (!existsSync(join(ROOT, test))) faults.push(`RULES.md: ${id}: there is no ${test}`);
}

const cited = new Set<string>();
const exclude = (name: string): boolean => /node_modules|dist|\.gen\.d\.ts$|check-rules\.ts$/.test(name);
for (const file of [...globSync(SOURCES, { cwd: ROOT, exclude }), "openapi.yaml"]) {
  const text = readFileSync(join(ROOT, file), "utf8");
  for (const [, ids = ""] of text.matchAll(CITATION)) {
    for (const id of ids.split(/, | and /)) {
      cited.add(id);
      if (!rules.has(id)) faults.push(`${file}: there is no rule ${id}`);
    }
  }
  const elsewhere = ELSEWHERE.exec(text);
  if (elsewhere) faults.push(`${file}: cites ${elsewhere[0]}, which is not in the repository`);
}
for (const id of rules.keys()) if (!cited.has(id)) faults.push(`RULES.md: nothing cites ${id}`);

for (const fault of faults) console.error(fault);
console.log(`${rules.size} rules, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
