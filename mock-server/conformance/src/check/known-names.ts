// Reports names on the command line that match nothing; a typing error would silently skip checks.
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { fits } from "#cases/plan.ts";
import { UsageError } from "./options.ts";

/** Throws UsageError for a pattern that matches nothing. Each thing may have several names. */
export function assertFitting(
  option: string,
  patterns: readonly string[],
  things: readonly (readonly string[])[],
): void {
  for (const pattern of patterns) {
    if (things.some((names) => fits(pattern, names))) continue;
    // In `walet.*` the part before the dot may be misspelt.
    const names = things.flat().flatMap((name) => (pattern.includes("*") ? name.replace(/[^./]+$/, "*") : name));
    throw new UsageError(`${option} "${pattern}" fits nothing${didYouMean(pattern.replace(/^!/, ""), names)}`);
  }
}
