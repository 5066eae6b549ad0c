// No folder is a pile: a folder holds at most 25 files beside its tests.
import { posix } from "node:path";

/** The most files of one folder, tests and their helpers not counted. */
export const MOST_FILES = 25;
/** The rules of the domain are found by their noun, one file for each: docs/decisions explains it. */
const ONE_FILE_PER_NOUN = "mock-server/server/src/domain";
const isTest = (file: string): boolean => /(\.(test|spec)\.tsx?|(^|\/)test-[\w-]+\.tsx?)$/.test(file);

/** A sentence for each folder with too many files; `files` are paths with forward slashes. */
export function pileFaults(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => !isTest(file)))
    counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== ONE_FILE_PER_NOUN)
    .map(([folder, count]) => `${folder}: ${count} files beside its tests, at most ${MOST_FILES}`);
}
