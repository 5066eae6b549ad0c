import { ApiError } from "./api-error.ts";

/**
 * What a form as a whole says about a failed write, or null where a field or the toast says it.
 * After a lost reply it is `unknownOutcome`: that has to stay in sight until the member has looked.
 */
export function formRefusal(error: Error | null, shownAtField: boolean, unknownOutcome = ""): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.outcomeUnknown) return unknownOutcome;
  const forTheForm = error.kind === "refused" || error.kind === "invalid";
  return forTheForm && !shownAtField ? error.msg : null;
}
