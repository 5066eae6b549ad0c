import { type CheckName } from "./checks.ts";

/** Errors fail a run. Warnings are recommendations and fail it with `--fail-on warning`. Notes never fail it. */
export type Severity = "error" | "warning" | "note";

/** A deviation in one or more replies. */
export interface Fault {
  readonly check: CheckName;
  readonly severity: Severity;
  /** The contract's requirement, in a few words. */
  readonly expected: string;
  readonly got: string;
  /** JSON pointer into the reply; empty for the whole reply. */
  readonly pointer: string;
  /** Known cause, such as a rounding mode: findings with the same text have one cause. */
  readonly cause?: string;
}

/** A fault with the call and request that showed it. */
export interface Finding extends Fault {
  readonly operation: string;
  /** Name of the case or sequence. */
  readonly case: string;
  readonly request: ShownRequest | null;
  /** Calls of the sequence; omitted for a single request. */
  readonly touches?: readonly string[];
  /** Checks that could not run because of this deviation, `case at operation`; grows during a run. */
  readonly consequences?: string[];
}

/** A request for reports, complete enough to send again; only secrets are masked. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** A binary body as parts in Base64 and numbers of zero bytes; omitted for texts. */
  readonly bytes?: readonly (string | number)[];
}
