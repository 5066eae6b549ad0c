// A behavioural mutant: the mock server with one rule changed, as real backends get it wrong.
import type { CheckName } from "#replies/checks.ts";

export interface Mutant {
  readonly name: string;
  /** Any of these checks may find the mutant at `operation`. */
  readonly checks: readonly CheckName[];
  readonly operation: string;
  /** Relative to the server's src. */
  readonly file: string;
  /** The single expression to replace, or statement to `drop`. */
  readonly find: string;
  /** The replacement expression. */
  readonly to: string;
  readonly drop?: true;
}

type Line = readonly [
  name: string,
  checks: CheckName | readonly CheckName[],
  operation: string,
  find: string,
  /** Empty for a dropped statement. */
  to: string,
];

/** Mutants of one file. */
export const inFile = (file: string, ...lines: readonly Line[]): Mutant[] =>
  lines.map(([name, checks, operation, find, to]) => ({
    name,
    checks: typeof checks === "string" ? [checks] : checks,
    operation,
    file,
    find,
    to,
    ...(to === "" && { drop: true as const }),
  }));

/** The expression that is true while a mutant is enabled. */
const isOn = ({ name }: Mutant): string => `(globalThis.activeMutant === ${JSON.stringify(name)})`;

/**
 * Puts all of a module's mutants into its source, each behind a switch. Throws an Error unless each expression occurs
 * exactly once: the server was changed, and the mutant must follow.
 */
export function withMutants(source: string, mutants: readonly Mutant[]): string {
  let text = source;
  for (const [find, own] of Map.groupBy(mutants, (mutant) => mutant.find)) {
    const count = source.split(find).length - 1;
    const [first] = own;
    if (count !== 1) throw new Error(`${first?.file} has ${count} places ${JSON.stringify(find)}`);
    const original = first?.drop ? find : `(${find})`;
    const changed = own.reduceRight(
      (rest, mutant) =>
        mutant.drop ? `if (!${isOn(mutant)}) { ${rest} }` : `(${isOn(mutant)} ? (${mutant.to}) : ${rest})`,
      original,
    );
    text = text.replace(find, () => changed);
  }
  return text;
}
