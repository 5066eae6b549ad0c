import { ApiError } from "./api-error.ts";

/**
 * The text that a form shows for a failed write; null if a field or a toast shows the failure. If the outcome is
 * unknown: the server's message if any, then `unknownOutcome`, which must stay visible until the member has checked.
 */
export function formRefusal(error: Error | null, shownAtField: boolean, unknownOutcome = ""): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.outcomeUnknown) return unknownOutcome && `${error.msg}\n${unknownOutcome}`.trim();
  const forTheForm = error.kind === "refused" || error.kind === "invalid";
  return forTheForm && !shownAtField ? error.msg : null;
}
