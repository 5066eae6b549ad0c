// One difference between two versions of a contract.

/** As in semantic versioning: `major` breaks existing clients, `minor` adds, `patch` does neither. */
export type Impact = "major" | "minor" | "patch";

export interface Change {
  readonly impact: Impact;
  /** `POST /api/products/buy`, or another position in the document. */
  readonly where: string;
  readonly message: string;
  /** True for the text of a numbered rule, whose impact a person must judge. */
  readonly isRule?: true;
}

const IMPACTS: readonly Impact[] = ["major", "minor", "patch"];

/** Most severe first, otherwise in order of discovery. */
export const sorted = (changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
