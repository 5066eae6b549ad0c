// Checks that a folder holds at most 25 files, not counting tests and their helpers.
import { posix } from "node:path";

export const MOST_FILES = 25;
const isTest = (file: string): boolean => /(\.(test|spec)\.tsx?|(^|\/)test-[\w-]+\.tsx?)$/.test(file);

/** A sentence per folder with too many files; `files` are paths with forward slashes. */
export function pileFaults(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => !isTest(file)))
    counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files beside its tests, at most ${MOST_FILES}`);
}
