import { ApiError } from "./api-error.ts";

/**
 * Text that a form as a whole shows for a failed write, or null where a field or the toast shows it.
 * After a lost reply it is `unknownOutcome`, on a line below the server's message if there is one: that has to stay in
 * sight until the member has looked.
 */
export function formRefusal(error: Error | null, shownAtField: boolean, unknownOutcome = ""): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.outcomeUnknown) return unknownOutcome && `${error.msg}\n${unknownOutcome}`.trim();
  const forTheForm = error.kind === "refused" || error.kind === "invalid";
  return forTheForm && !shownAtField ? error.msg : null;
}
