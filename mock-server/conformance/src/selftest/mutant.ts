// A behavioural mutant: our own server with one rule changed, as backends get it wrong.
import type { CheckName } from "#judge/check.ts";

export interface Mutant {
  readonly name: string;
  /** Any of these checks may find it, at that call. */
  readonly checks: readonly CheckName[];
  readonly operation: string;
  /** Below the server's src. */
  readonly file: string;
  /** The one place of the file that is changed: an expression, or a statement that `drop` leaves out. */
  readonly find: string;
  /** The expression that takes its place. */
  readonly to: string;
  readonly drop?: true;
}

type Line = readonly [
  name: string,
  checks: CheckName | readonly CheckName[],
  operation: string,
  find: string,
  /** Empty for a statement that is left out. */
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

/** The expression that is true while a mutant is switched on. */
const isOn = ({ name }: Mutant): string => `(globalThis.activeMutant === ${JSON.stringify(name)})`;

/**
 * The source of a module with all its mutants in it, each behind a switch. Throws an Error when a place is not there, or
 * is there twice: the server was rewritten, and the mutant has to follow.
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
