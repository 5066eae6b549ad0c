import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { onUserChange, readUser, resetUser } from "#back-office/stores/user.ts";
import { showToast } from "#state/toast.ts";

/**
 * The back office's own reads and writes, apart from the member's: its 401 says something and ends the demo session
 * alone. Made once, since the guard asks before anything is drawn.
 */
export const demoQueries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, networkMode: "always", retry: false },
    mutations: { retry: false, networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: tell }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      const isForForm = error instanceof ApiError && (error.kind === "refused" || error.kind === "invalid");
      if (!(meta?.refusals === "inline" && isForForm)) tell(error);
    },
  }),
});

// What one user has seen is nothing for the next.
onUserChange(() => {
  if (readUser() === null) demoQueries.clear();
});

/** Says what went wrong; a 401 ends the session behind it (rule T5). */
export function tell(error: Error): void {
  if (!(error instanceof ApiError)) console.error(error);
  showToast({ kind: "error", text: textOf(error) });
  if (error instanceof ApiError && error.kind === "unauthenticated") resetUser();
}

function textOf(error: Error): string {
  if (!(error instanceof ApiError)) return i18n._(msg`Something went wrong. Reload the page and try again.`);
  if (error.msg !== "") return error.msg;
  return error.timedOut
    ? i18n._(msg`There was no reply in time.`)
    : i18n._(msg`Could not reach the server. Check your connection and try again.`);
}
