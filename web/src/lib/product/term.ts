/** The unit of an investment's length; "unknown" if the server sends a code that is new (rule D4). */
export type TermUnit = "day" | "week" | "month" | "year" | "unknown";
export interface Term {
  readonly count: number;
  readonly unit: TermUnit;
}
