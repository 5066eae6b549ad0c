import { expect, test } from "vitest";
import { MOST_FILES, pileFaults } from "./folders.ts";

const filesIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test("accepts a folder with as many files as allowed, tests not counted", () => {
  expect(pileFaults([...filesIn("a", MOST_FILES), "a/b.test.ts", "a/test-app.ts", ...filesIn("a/b", 3)])).toEqual([]);
});

test("refuses a folder with one file more", () => {
  expect(pileFaults(filesIn("a/b", MOST_FILES + 1))).toEqual([`a/b: 26 files beside its tests, at most ${MOST_FILES}`]);
});
