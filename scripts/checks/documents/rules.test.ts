import { expect, test } from "vitest";
import { ruleFaults } from "./rules.ts";

const BOOK = `- **A1** A token ends after seven days. \`mock-server/server/src/domain/sessions/session.test.ts\`
- **A2** A name is unique. \`web/src/a.test.tsx\`
`;
const TESTS = new Set(["mock-server/server/src/domain/sessions/session.test.ts", "web/src/a.test.tsx"]);
const SOURCES = { "web/src/a.ts": "// rule A1", "mock-server/server/src/b.ts": "// rules A1 and A2" };
const faultsOf = (changed: { book?: string; sources?: Record<string, string> }): string[] =>
  ruleFaults({
    book: changed.book ?? BOOK,
    sources: new Map(Object.entries({ ...SOURCES, ...changed.sources })),
    exists: (path) => TESTS.has(path),
  }).faults;

test("rules that are all cited and shown have no fault", () => {
  expect(faultsOf({})).toEqual([]);
});

test("a comment that cites an unknown rule is refused", () => {
  expect(faultsOf({ sources: { "web/src/c.ts": "/** As it is (rules A1, Z9 and A2). */" } })).toEqual([
    "web/src/c.ts:1: there is no rule Z9",
  ]);
});

test.each([
  "// A token ends (rule\n// Z9).",
  "/** Of rules A1,\n * A2 and\n * Z9.\n */",
  "# A name is unique, by rule\n# Z9",
  "description: as in rule\n  Z9",
])("a citation may be wrapped: %j", (comment) => {
  expect(faultsOf({ sources: { "web/src/c.ts": comment } })).toEqual(["web/src/c.ts:1: there is no rule Z9"]);
});

test("a rule that nothing cites is refused", () => {
  expect(faultsOf({ sources: { "mock-server/server/src/b.ts": "" } })).toEqual([
    'docs/rules.md:2: nothing cites A2; write "rule A2" where it is kept',
  ]);
});

test("a rule without a test, with a missing one, or defined twice is refused", () => {
  expect(faultsOf({ book: `${BOOK}- **A2** Again.\n` })).toEqual([
    "docs/rules.md:3: A2 is there twice",
    "docs/rules.md:3: A2 names no test",
  ]);
  expect(faultsOf({ book: BOOK.replace("session.test", "gone.test") })).toEqual([
    "docs/rules.md:1: A1: there is no mock-server/server/src/domain/sessions/gone.test.ts",
  ]);
});

test("a document outside the repository is refused", () => {
  expect(faultsOf({ sources: { "web/src/c.ts": "// see DECISIONS A7" } })).toEqual([
    "web/src/c.ts:1: cites DECISIONS A7, which is not in the repository",
  ]);
});
