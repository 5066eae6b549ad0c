// For a failed anyOf or oneOf the validator reports every branch: `{account: 7}` also fails for a missing email. Keeps
// only the relevant violations.
import type { Violation } from "@hashgrove/contract/validation.ts";

const CHOICE: ReadonlySet<string> = new Set(["anyOf", "oneOf"]);

const isWithin = (place: string, { pointer }: Violation): boolean =>
  pointer === place || pointer.startsWith(`${place}/`);
const nameIn = (place: string, { pointer }: Violation): string => pointer.slice(place.length + 1);
const same = (a: Violation, b: Violation): boolean => a.pointer === b.pointer && a.message === b.message;

/** The violations to report for a failed choice. */
function oneOf(choice: Violation, branches: readonly Violation[]): readonly Violation[] {
  const { pointer } = choice;
  const [first] = branches;
  if (first && branches.every((branch) => same(branch, first))) return [first];
  // The client meant the branch whose property is present but wrong, not the ones whose properties are missing.
  const meant = branches.filter(({ pointer: at, rule }) => rule !== "required" && at !== pointer);
  if (meant.length > 0) return meant;
  if (!branches.every(({ rule }) => rule === "required")) return [choice];
  const names = [...new Set(branches.map((branch) => nameIn(pointer, branch)))];
  return [{ ...choice, message: `must have one of ${names.join(", ")}` }];
}

/**
 * Replaces the violations of each failed choice by the relevant ones, and removes duplicates. The validator lists a
 * choice's branches before the choice itself.
 */
export function narrowChoiceFaults(violations: readonly Violation[]): Violation[] {
  let reported: Violation[] = [];
  for (const violation of violations) {
    if (!CHOICE.has(violation.rule)) {
      reported.push(violation);
      continue;
    }
    const first = reported.findIndex((_, at) =>
      reported.slice(at).every((branch) => isWithin(violation.pointer, branch)),
    );
    const branches = first < 0 ? [] : reported.slice(first);
    reported = [...reported.slice(0, reported.length - branches.length), ...oneOf(violation, branches)];
  }
  return reported.filter((violation, at) => reported.findIndex((other) => same(other, violation)) === at);
}
