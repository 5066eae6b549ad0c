import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { onUserChange, readUser, resetUser } from "#back-office/stores/user.ts";
import { showToast } from "#state/toast.ts";

/**
 * The back office's query cache, separate from the member's. A 401 of a back office call shows a toast and ends only
 * the back office session. Created outside React, because the route guard fetches before anything renders.
 */
export const backOfficeQueries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, networkMode: "always", retry: false },
    mutations: { retry: false, networkMode: "always" },
  },
  queryCache: new QueryCache({
    // No toast if the server cannot be reached and a view shows the error in the place of its data.
    onError: (error, query) => {
      const isShown = query.isActive() && query.state.data === undefined;
      if (!(isShown && error instanceof ApiError && error.msg === "")) reportError(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      const isForForm = error instanceof ApiError && (error.kind === "refused" || error.kind === "invalid");
      if (!(meta?.refusals === "inline" && isForForm)) reportError(error);
    },
  }),
});

// The next user must not see cached data of the previous one.
onUserChange(() => {
  if (readUser() === null) backOfficeQueries.clear();
});

/** Shows the error as a toast; a 401 also ends the session (rule T5). */
export function reportError(error: Error): void {
  if (!(error instanceof ApiError)) console.error(error);
  const hasEnded = error instanceof ApiError && error.kind === "unauthenticated";
  showToast({ kind: "error", text: textOf(error), ...(hasEnded && { follows: true }) });
  if (hasEnded) resetUser();
}

function textOf(error: Error): string {
  if (!(error instanceof ApiError)) return i18n._(msg`Something went wrong. Reload the page and try again.`);
  if (error.msg !== "") return error.msg;
  return error.timedOut
    ? i18n._(msg`There was no reply in time.`)
    : i18n._(msg`Could not reach the server. Check your connection and try again.`);
}
