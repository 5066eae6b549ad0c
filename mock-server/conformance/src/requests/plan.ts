// Lists every case of a level, in a fixed order, as data.
import type { Contract } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { levelOf, reaches } from "#client/level.ts";
import { type CheckName } from "#replies/checks.ts";
import { baseRequests } from "./base-requests.ts";
import type { Case, Subject } from "./case.ts";
import { invalidBodies, invalidQueries } from "./invalid-cases.ts";
import { languageCases } from "./language-cases.ts";
import { mediaCases } from "./media-type-cases.ts";
import { methodCases } from "./method-cases.ts";
import { type Wanted, chosenCalls, isChosenCheck } from "./selection.ts";
import { tokenCases } from "./token-cases.ts";
import { openCases, validCases } from "./valid-cases.ts";

/**
 * Cases of a level: valid requests, then unauthenticated ones, then unreadable and invalid ones, then unsupported
 * methods.
 */
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
    [["ignored_auth", "auth_first"], tokenCases],
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
