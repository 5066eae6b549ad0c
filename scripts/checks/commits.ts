// Checks commit messages: the form that docs/contributing.md describes.
export interface Commit {
  readonly hash: string;
  readonly subject: string;
  readonly body: string;
}

const TYPES = ["feat", "fix", "perf", "refactor", "test", "docs", "build", "chore"];
const SUBJECT = new RegExp(`^(${TYPES.join("|")})(\\([\\w./-]+\\))?: [^A-Z].*[^.]$`);
const LONGEST = 72;

/** Sentences about a commit's subject and body. */
export function commitFaults({ hash, subject, body }: Commit): string[] {
  const faults = [
    ...(SUBJECT.test(subject) ? [] : [`not "type(scope): imperative summary" with one of ${TYPES.join(", ")}`]),
    ...(subject.length <= LONGEST ? [] : [`${subject.length} characters, at most ${LONGEST}`]),
    ...(body.trim() === "" ? ["has no body: why, and what was measured"] : []),
  ];
  return faults.map((fault) => `${hash} "${subject}": ${fault}`);
}
