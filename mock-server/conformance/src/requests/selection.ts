// Selects calls and checks by the patterns of --operation and --check.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { Level } from "#client/level.ts";
import { type CheckName, checkTitle } from "#replies/checks.ts";

/** Patterns that select calls by name or path: `wallet.*`, `!/api/user/*`; empty selects all. */
export type Choice = readonly string[];

const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** Whether a pattern (ignoring a leading `!`) matches one of the names. */
export const matchesPattern = (pattern: string, names: readonly string[]): boolean => {
  const expression = matcher(pattern.replace(/^!/, ""));
  return names.some((name) => expression.test(name));
};

/** True if the names match a positive pattern (or there are none) and match no `!` pattern. */
export function isChosen(choice: Choice, ...names: readonly string[]): boolean {
  const wanted = choice.filter((pattern) => !pattern.startsWith("!"));
  if (choice.some((pattern) => pattern.startsWith("!") && matchesPattern(pattern, names))) return false;
  return wanted.length === 0 || wanted.some((pattern) => matchesPattern(pattern, names));
}

export interface Wanted {
  readonly level: Level;
  readonly operations: Choice;
  readonly checks: Choice;
  /** Whether to include the back office's calls. */
  readonly template: boolean;
}

/** Calls that take ten minutes on purpose, to demonstrate cancelling. */
const ENDLESS = /^mock\.request\.request\d$/;

/** The selected calls. Calls of the back office are optional, because a server may implement only the product. */
export const chosenCalls = (
  { calls }: Contract,
  { operations, template }: Pick<Wanted, "operations" | "template">,
): readonly Call[] =>
  calls.filter(
    ({ operationId, path, envelope }) =>
      (template ? !ENDLESS.test(operationId) : envelope !== "template") && isChosen(operations, operationId, path),
  );

/** Checks are selected by long or short name. */
export const isChosenCheck = (choice: Choice, check: CheckName): boolean =>
  isChosen(choice, check, checkTitle(check).split(" ", 1)[0] ?? check);
