// Names that somebody types: one that fits nothing is a slip of the pen, and would leave something unchecked unseen.
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { fits } from "#cases/plan.ts";
import { UsageError } from "./options.ts";

/** Throws UsageError for a pattern that matches no thing. A thing may have several names. */
export function assertFitting(
  option: string,
  patterns: readonly string[],
  things: readonly (readonly string[])[],
): void {
  for (const pattern of patterns) {
    if (things.some((names) => fits(pattern, names))) continue;
    // Of `walet.*` the part before the dot is what can be misspelt.
    const names = things.flat().flatMap((name) => (pattern.includes("*") ? name.replace(/[^./]+$/, "*") : name));
    throw new UsageError(`${option} "${pattern}" fits nothing${didYouMean(pattern.replace(/^!/, ""), names)}`);
  }
}
