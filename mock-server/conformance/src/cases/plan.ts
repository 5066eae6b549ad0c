// Lists every case of a level, in a fixed order, as data.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { type CheckName, checkTitle } from "#judge/check.ts";
import { type Level, levelOf, reaches } from "#probe/level.ts";
import { intruderCases } from "./auth.ts";
import { baseRequests } from "./base.ts";
import type { Case } from "./case.ts";
import { invalidBodies, invalidQueries } from "./invalid-requests.ts";
import { languageCases } from "./language.ts";
import { mediaCases } from "./media.ts";
import { methodCases } from "./methods.ts";
import type { Subject } from "./request-cases.ts";
import { openCases, validCases } from "./valid.ts";

/** Patterns that select calls by name or path: `wallet.*`, `!/api/user/*`; empty selects all. */
export type Choice = readonly string[];

const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** Whether a pattern (ignoring a leading `!`) matches one of the names. */
export const fits = (pattern: string, names: readonly string[]): boolean => {
  const expression = matcher(pattern.replace(/^!/, ""));
  return names.some((name) => expression.test(name));
};

/** True if the names match a positive pattern (or there are none) and match no `!` pattern. */
export function isChosen(choice: Choice, ...names: readonly string[]): boolean {
  const wanted = choice.filter((pattern) => !pattern.startsWith("!"));
  if (choice.some((pattern) => pattern.startsWith("!") && fits(pattern, names))) return false;
  return wanted.length === 0 || wanted.some((pattern) => fits(pattern, names));
}

export interface Wanted {
  readonly level: Level;
  readonly operations: Choice;
  readonly checks: Choice;
  /** Includes the demo template's calls. */
  readonly template: boolean;
}

/** Calls that take ten minutes on purpose, to demonstrate cancelling. */
const ENDLESS = /^mock\.request\.request\d$/;

/** Selected calls. The demo template's are optional: a backend of the product does not need them. */
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

/** Cases of a level: valid requests, then unauthenticated ones, then invalid ones. */
export function planOf(contract: Contract, validation: Validation, wanted: Wanted): Case[] {
  const bases = baseRequests(contract);
  const subjects = chosenCalls(contract, wanted).flatMap((call) => {
    const base = bases.get(call.operationId);
    return base ? [{ call, base }] : [];
  });
  const { document } = contract;
  const makers: readonly (readonly [checks: readonly CheckName[], make: (subject: Subject) => Case[]])[] = [
    [["positive_data_acceptance"], validCases],
    [["open_stays_open"], openCases],
    [["envelope_rules"], languageCases],
    [["ignored_auth", "auth_first"], intruderCases],
    [["missing_required_header"], mediaCases],
    [["negative_data_rejection"], (subject) => invalidQueries(document, subject, validation)],
    [["negative_data_rejection"], (subject) => invalidBodies(document, subject, validation)],
    [["unsupported_method"], (subject) => methodCases(subject, contract.calls)],
  ];
  // Proving requests invalid takes seconds, so filter first.
  return makers
    .filter(([checks]) => checks.some((check) => isChosenCheck(wanted.checks, check)))
    .flatMap(([, make]) => subjects.filter(({ call }) => reaches(wanted.level, levelOf(call))).flatMap(make))
    .filter((planned) => reaches(wanted.level, planned.needs) && isChosenCheck(wanted.checks, planned.check));
}
