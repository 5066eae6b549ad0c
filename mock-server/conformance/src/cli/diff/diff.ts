// `diff`: reports what a new version of the contract breaks for existing clients.
import { resolve } from "node:path";
import type { Contract } from "@hashgrove/contract/contract.ts";
import { meaningChanges } from "./call-changes.ts";
import { type Change, sorted } from "./change.ts";
import { ruleChanges } from "./rule-changes.ts";
import { formChanges } from "./schema-changes.ts";

export interface Version {
  readonly file: string;
  readonly contract: Contract;
}

/** Every change between two versions, most severe first. */
export async function diff(old: Version, now: Version): Promise<Change[]> {
  const form = await formChanges(resolve(old.file), resolve(now.file));
  return sorted([...meaningChanges(old.contract, now.contract), ...ruleChanges(old.contract, now.contract), ...form]);
}

/**
 * Lines for people: one for each breaking change, addition and change of a numbered rule. The other changes are only
 * counted unless `all`.
 */
export function diffLines(changes: readonly Change[], all: boolean): string[] {
  const counted = (impact: Change["impact"]): number => changes.filter((change) => change.impact === impact).length;
  const shown = all ? changes : changes.filter(({ impact, isRule }) => impact !== "patch" || isRule);
  const hidden = changes.length - shown.length;
  return [
    ...shown.map(
      ({ impact, where, message, isRule }) => `${(isRule ? "rule" : impact).padEnd(5)}  ${where}: ${message}`,
    ),
    ...(hidden > 0 ? [`hidden: ${hidden} without an effect on schemas or numbered rules (--all shows them)`] : []),
    ...(changes.length > 0 ? [""] : []),
    `${counted("major")} breaking, ${counted("minor")} new or relaxed, ${counted("patch")} other`,
  ];
}
