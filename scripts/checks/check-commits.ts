// Checks the messages of the commits that are not on main yet.
import { execFileSync } from "node:child_process";
import { ROOT } from "../process/steps.ts";
import { mergeBase } from "../test/changed-files.ts";
import { type Commit, commitFaults } from "./commits.ts";
import { report } from "./report.ts";

/** Format of git for a commit's fields; the separators are characters that messages do not contain. */
const FORMAT = "--format=%h%x1f%s%x1f%b%x1e";

function newCommits(): readonly Commit[] {
  let base: string;
  try {
    base = mergeBase();
  } catch {
    // A shallow clone or an unpacked archive has no main branch to compare with.
    return [];
  }
  return execFileSync("git", ["log", "--no-merges", FORMAT, `${base}..HEAD`], { cwd: ROOT, encoding: "utf8" })
    .split("\x1E")
    .filter((commit) => commit.trim() !== "")
    .map((commit) => {
      const [hash = "", subject = "", body = ""] = commit.trim().split("\x1F");
      return { hash, subject, body };
    });
}

const commits = newCommits();
report(commits.flatMap(commitFaults), `${commits.length} commits since main`);
