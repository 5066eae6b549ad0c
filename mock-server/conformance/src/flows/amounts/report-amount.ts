// Compares an amount of the server with its formula.
import type { Figures, Given } from "@hashgrove/contract/vectors.ts";
import type { FlowRun } from "#flows/flow.ts";
import { differing, FORMULAS, readingOf } from "./formulas.ts";

const listed = (all: readonly Figures[]): string =>
  all.map((figures) => `(${fieldsOf(figures)})`).join(" and ") || "none";

const fieldsOf = (figures: Given): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === "object" ? listed(value) : value}`)
    .join(", ");

/** Returns whether an amount is right; reports a wrong one with the misreading that explains it, if known. */
export function reportAmount(run: FlowRun, operation: string, name: string, given: Given, got: Figures): boolean {
  const formula = FORMULAS[operation];
  if (!formula) throw new RangeError(`${operation} has no formula`);
  const wanted = formula.of(given);
  const wrong = differing(wanted, got);
  if (wrong.length === 0) {
    run.say(`right  ${operation}: ${fieldsOf(given)} gives ${fieldsOf(got)}`);
    return true;
  }
  const named = readingOf(formula, given, got);
  const reading = named ?? "no known misreading explains it";
  const expected = Object.fromEntries(wrong.map((figure) => [figure, wanted[figure] ?? ""]));
  const found = Object.fromEntries(wrong.map((figure) => [figure, got[figure] ?? "nothing"]));
  run.say(
    `WRONG  ${operation}: ${fieldsOf(given)} gives ${fieldsOf(found)} instead of ${fieldsOf(expected)}: ${reading}`,
  );
  run.probe.report(
    {
      check: "vectors",
      severity: "error",
      expected: `${fieldsOf(expected)} from ${fieldsOf(given)}`,
      got: `${fieldsOf(found)}: ${reading}`,
      pointer: "",
      ...(named !== null && { cause: named.replace(/^.* (rounded .*)$/, "amounts are $1") }),
    },
    { operation, case: name },
  );
  return false;
}
