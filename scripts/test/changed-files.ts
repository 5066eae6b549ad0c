import { execFileSync } from "node:child_process";
import { ROOT } from "../process/steps.ts";

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
    .split("\0")
    .filter((line) => line !== "");

/** Finds the commit where this branch left main; throws without a main branch. */
export function mergeBase(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return execFileSync("git", ["merge-base", main, "HEAD"], {
        cwd: ROOT,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    } catch {
      // Tries the next name, because a clone without a remote has no `origin/main`.
    }
  }
  throw new Error("npm test -- --changed compares with the branch main or origin/main, and there is neither here");
}

/** Files that differ from main, including uncommitted and deleted ones; relative to the root, with forward slashes. */
export function changedFiles(): readonly string[] {
  const tracked = git("diff", "--name-only", "--no-renames", "-z", mergeBase());
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set([...tracked, ...untracked])].sort();
}
