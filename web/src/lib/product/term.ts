/** The length of an investment. A unit that the server added later is "unknown" (rule D4). */
export type TermUnit = "day" | "week" | "month" | "year" | "unknown";
export interface Term {
  readonly count: number;
  readonly unit: TermUnit;
}
