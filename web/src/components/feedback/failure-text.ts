import { useLingui } from "@lingui/react/macro";

/** An ApiError, or any other error, which has none of these fields. */
interface Failure extends Error {
  readonly kind?: string;
  readonly code?: number;
  readonly timedOut?: boolean;
}

/** Whether the server could not be reached; a time-out does not count. */
export const isUnreachable = (error: Failure): boolean => error.kind === "offline" && !error.timedOut;

/** Error text for the user: the server's message if it sent one, otherwise our own with advice. */
export function useFailureText(error: Failure): string {
  const { t } = useLingui();
  if (isUnreachable(error)) return t`Please check your connection and try again.`;
  if (error.timedOut) return t`The server did not answer in time. Please try again.`;
  // Errors without a kind come from our own code, so their messages are for developers.
  if (error.kind !== undefined && error.message !== "") return error.message;
  // A successful reply was unreadable, or the code that read it failed.
  if (error.kind === undefined || (error.kind === "failed" && (error.code ?? 0) < 400))
    return t`We could not read the server's reply. Please try again later.`;
  return t`The server could not answer. Please try again later.`;
}
