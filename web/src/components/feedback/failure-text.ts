import { useLingui } from "@lingui/react/macro";

/** Text that an error may bring for display: ApiError does; any other error is an unreadable reply. */
interface Failure extends Error {
  readonly kind?: string;
  readonly code?: number;
  readonly timedOut?: boolean;
}

/** True when no answer came at all. */
export const isUnreachable = (error: Failure): boolean => error.kind === "offline" && !error.timedOut;

/** What happened and what to do, for people: the server's own sentence where it sent one. */
export function useFailureText(error: Failure): string {
  const { t } = useLingui();
  if (isUnreachable(error)) return t`Please check your connection and try again.`;
  if (error.timedOut) return t`The server did not answer in time. Please try again.`;
  // The message of an error of our own code is for developers.
  if (error.kind !== undefined && error.message !== "") return error.message;
  // An unreadable success, or an error of the code that read it.
  if (error.kind === undefined || (error.kind === "failed" && (error.code ?? 0) < 400))
    return t`We could not read the server's reply. Please try again later.`;
  return t`The server could not answer. Please try again later.`;
}
