// One difference between two versions of a contract.

/** As in semantic versioning: `major` breaks existing clients, `minor` adds, `patch` does neither. */
export type Impact = "major" | "minor" | "patch";

export interface Change {
  readonly impact: Impact;
  /** `POST /api/products/buy`, or another position in the document. */
  readonly where: string;
  readonly message: string;
  /** True if a numbered rule changed: only a person can judge the impact of a changed rule. */
  readonly isRule?: true;
}

const IMPACTS: readonly Impact[] = ["major", "minor", "patch"];

/** Sorts changes by impact, the most severe first; changes of equal impact keep their order. */
export const sorted = (changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact));
