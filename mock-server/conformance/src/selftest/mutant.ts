// A behavioural mutant: the mock server with one rule changed, as real backends commonly get it wrong.
import type { CheckName } from "#replies/checks.ts";
import type { ServerModules } from "./server-modules.ts";

/** A function of the server that a mutant replaces in every module that imports it. */
export interface Replacement {
  /** Relative to the server's src. */
  readonly file: keyof ServerModules;
  readonly name: string;
  /** Receives the server's own function. */
  readonly change: (real: never) => unknown;
}

export interface Mutant {
  readonly name: string;
  /** Any of these checks may find the mutant at `operation`. */
  readonly checks: readonly CheckName[];
  readonly operation: string;
  readonly replacements: readonly Replacement[];
}

type Row<Real> = readonly [
  name: string,
  checks: CheckName | readonly CheckName[],
  operation: string,
  change: (real: Real) => NoInfer<Real>,
  /** Further functions that the mutant replaces. */
  ...also: Replacement[],
];

export function replacement<File extends keyof ServerModules, Name extends keyof ServerModules[File] & string>(
  file: File,
  name: Name,
  change: (real: ServerModules[File][Name]) => ServerModules[File][Name],
): Replacement {
  return { file, name, change };
}

/** Mutants that replace one exported function. */
export const replacing = <File extends keyof ServerModules, Name extends keyof ServerModules[File] & string>(
  file: File,
  name: Name,
  ...rows: readonly Row<ServerModules[File][Name]>[]
): Mutant[] =>
  rows.map(([mutant, checks, operation, change, ...also]) => ({
    name: mutant,
    checks: typeof checks === "string" ? [checks] : checks,
    operation,
    replacements: [{ file, name, change }, ...also],
  }));
