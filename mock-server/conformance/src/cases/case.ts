import type { Call } from "@hashgrove/contract/contract.ts";
import type { CheckName } from "#judge/check.ts";
import type { Severity } from "#judge/finding.ts";
import type { Outcome } from "#judge/outcome.ts";
import type { Level } from "#probe/level.ts";
import type { Who } from "#probe/session.ts";

/**
 * One request and what may come of it, as data: it can be listed without being sent, and sent again from a report.
 * `{{ownId}}`, `{{otherId}}`, `{{upload}}` and `{{id}}` in query and body are filled in when it is sent.
 */
export interface Case {
  readonly check: CheckName;
  readonly call: Call;
  /** What is special about it, such as `price: above the maximum`. Unique with check, call and who. */
  readonly title: string;
  readonly needs: Level;
  readonly as: Who;
  readonly method: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** As it is sent, which need not be JSON. */
  readonly body: string | null;
  readonly expects: readonly Outcome[];
  /** An invalid reply has to name one of these pointers; left out where any will do. */
  readonly pointers?: readonly string[];
  /** What Allow has to name in a 405. */
  readonly allow?: readonly string[];
  /** The severity of a deviation; a common one is an error in a strict run and a note in a lenient one. */
  readonly severity: Severity | "common";
}

/** The name by which a report and `replay` know a case. */
export const caseId = ({ check, call, as, title }: Pick<Case, "check" | "call" | "as" | "title">): string =>
  `${check} ${call.operationId} as ${as}: ${title}`;
