import { ApiError } from "./api-error.ts";

/**
 * The error text of a form for a failed write, or null if a field or the toast shows it. After a lost response it is
 * `unknownOutcome`, below the server's message if there is one: it must stay visible until the member has checked.
 */
export function formRefusal(error: Error | null, shownAtField: boolean, unknownOutcome = ""): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.outcomeUnknown) return unknownOutcome && `${error.msg}\n${unknownOutcome}`.trim();
  const forTheForm = error.kind === "refused" || error.kind === "invalid";
  return forTheForm && !shownAtField ? error.msg : null;
}
