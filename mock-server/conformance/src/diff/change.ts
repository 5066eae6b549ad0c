// What has changed between two versions of a contract.

/** As in semantic versioning: `major` breaks who kept to the old one, `minor` adds, `patch` does neither. */
export type Impact = "major" | "minor" | "patch";

export interface Change {
  readonly impact: Impact;
  /** `POST /api/products/buy`, or where else it stands. */
  readonly where: string;
  readonly message: string;
  /** True for the text of a numbered rule, which a person has to read. */
  readonly isRule?: true;
}

const IMPACTS: readonly Impact[] = ["major", "minor", "patch"];

/** The gravest first; otherwise in the order in which they were found. */
export const sorted = (changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
