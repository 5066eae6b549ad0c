import { expect, test } from "vitest";
import { englishFaults } from "./english.ts";

test("accepts plain English and the words of user texts", () => {
  const code = `// Returns the row again.\nexport const rowOf = () => <Trans>What you told us lies here</Trans>;`;
  expect(englishFaults("row.tsx", code)).toEqual([]);
});

test.each([
  ["a comment", "a.ts", "// Told by the server.\nconst a = 1;", '1: "told" (write: report, return, show or describe)'],
  ["a docstring", "a.ts", "/**\n * Reckoned once.\n */\nconst a = 1;", '1: "reckoned" (write: compute)'],
  ["a name", "a.ts", "const seenAnew = 1;", '1: "anew" (write: again)'],
  ["a field", "a.ts", "interface A {\n  readonly mended: boolean;\n}", '2: "mended" (write: fix)'],
  ["a test title", "a.ts", 'test("a stranger is turned away", () => {});', '1: "turned away" (write: reject)'],
  ["a file name", "seen-anew.ts", "const a = 1;", '1: "anew" (write: again)'],
])("refuses an archaic word in %s", (_place, file, code, fault) => {
  expect(englishFaults(file, code)).toEqual([fault]);
});

test("accepts the name of another library's property", () => {
  expect(englishFaults("a.ts", "call(x.told);")).toEqual([]);
});
