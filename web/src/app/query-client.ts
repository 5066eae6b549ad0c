import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MutationCache, type MutationMeta, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, NotSentError } from "#api/api-error.ts";
import { goToLoginLater } from "#state/login-redirect.ts";
import { areLostResponsesShown } from "#state/lost-responses-shown.ts";
import { onSessionChange, readUserinfo, storeUserinfo } from "#state/session.ts";
import { isToastShown, showToast } from "#state/toast.ts";

/** Retries of a read after a lost response or a server error; writes are never retried. */
const READ_RETRIES = 2;
const STALE_MS = 30_000;
/**
 * For this time (in ms) after a read has failed, a component that mounts does not repeat it, because the page's route
 * has just sent it.
 */
const JUST_FAILED_MS = 5_000;

/**
 * Creates the query client. It handles the outcome of every call: toasts, refetches and the redirect to /login. A query
 * or mutation opts out, wholly or in part, through its `meta` (see api/client.ts).
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a network, let a read fail visibly instead of waiting.
        networkMode: "always",
        // Refetch even fresh data, because it may have changed while the device was offline.
        refetchOnReconnect: "always",
        // `isWorthAsking` excludes a read that timed out: after 60 s the user decides.
        retry: (failures, error) => failures < READ_RETRIES && error instanceof ApiError && isWorthAsking(error),
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED_MS,
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!(error instanceof ApiError)) console.error(error);
        else if (error.kind === "unauthenticated") return endSession(error);
        if (query.meta?.failures === "ignored") return;
        showFailedRead(error, query);
      },
      onSuccess: (_data, query) => void shownFailures.delete(query),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void senders.set(mutation, readUserinfo()?.id),
      onError: (error, _variables, _result, mutation) => {
        const { meta = {} } = mutation;
        if (meta.failures === "ignored" || error instanceof NotSentError || isOfAnother(mutation)) return;
        const unknown = error instanceof ApiError && error.outcomeUnknown;
        // The write may have succeeded, so refetch to find out.
        if (unknown) for (const path of meta.invalidates ?? []) void client.invalidateQueries({ queryKey: [path] });
        const isShownByForm = isForForm(error, meta) && watched.has(mutation);
        // The form shows an unknown outcome together with the server's message; a toast shows the message as well (rule
        // B9).
        if (!isShownByForm) report(error, meta);
        else if (unknown && error.msg !== "") showToast({ kind: "error", text: error.msg });
      },
      onSuccess: (reply, _variables, _result, mutation) => {
        if (isOfAnother(mutation)) return;
        const { success, invalidates = [] } = mutation.meta ?? {};
        if (success === "toast" && hasMsg(reply) && reply.msg !== "") showToast({ kind: "success", text: reply.msg });
        for (const path of invalidates) void client.invalidateQueries({ queryKey: [path] });
      },
    }),
  });

  // The writes whose forms are mounted, because an unmounted form cannot show an outcome.
  const watched = new WeakSet<object>();
  client.getMutationCache().subscribe((event) => {
    if (event.type === "observerAdded") watched.add(event.mutation);
    else if (event.type === "observerRemoved") watched.delete(event.mutation);
  });

  // Clear the cache when the member changes.
  let member = readUserinfo()?.id;
  onSessionChange(() => {
    const next = readUserinfo()?.id;
    if (next !== member) {
      client.removeQueries({ type: "inactive" });
      // If another member has logged in, in another tab, this tab still shows the previous member's data, so refetch.
      if (next !== undefined) void client.resetQueries();
    }
    member = next;
  });
  return client;
}

/**
 * Whether to retry a read: after a lost response or a server error, but not after a time-out; and with the new session,
 * if the request used an earlier one.
 */
const isWorthAsking = (error: ApiError): boolean =>
  (error.isBreakdown && !error.timedOut) || (error.formerSession && readUserinfo() !== null);

/** Who sent each write: a member's id, or undefined for a visitor. */
const senders = new WeakMap<object, number | undefined>();

/** Whether the session is no longer the sender's, so that the outcome must not be shown. */
const isOfAnother = (mutation: object): boolean => senders.get(mutation) !== readUserinfo()?.id;

/** Queries with data whose failed refetch was reported. The next failure is reported only after a success. */
const shownFailures = new WeakSet<object>();
let lastFailedRead = 0;

/**
 * Shows a failed read as a toast (rule B6), and only one if several fail together. A query with data keeps it on
 * screen, so the toast says that it may be out of date. Without data, QueryView shows the failure; the server's message
 * is a toast as well if the read `failed` or was `invalid`.
 */
function showFailedRead(error: Error, query: Query<unknown, unknown>): void {
  const stands = query.state.data !== undefined;
  const isToasted = error instanceof ApiError && (stands || error.kind === "failed" || error.kind === "invalid");
  const reason = isToasted ? error.msg : "";
  // The offline banner already says that data may be out of date.
  if (reason === "" && !navigator.onLine) return;
  if (isToastShown(lastFailedRead) || (stands && shownFailures.has(query))) return;
  if (!stands && reason === "") return;
  if (stands) shownFailures.add(query);
  const text = !stands
    ? reason
    : reason === ""
      ? i18n._(msg`The figures could not be refreshed and may be out of date.`)
      : i18n._(msg`${reason} The figures shown may be out of date.`);
  lastFailedRead = showToast({ kind: reason === "" ? "info" : "error", text });
}

/** Whether the form that sent the write shows the error itself, so that no toast is needed. */
function isForForm(error: Error, { refusals, unknown }: MutationMeta): boolean {
  if (!(error instanceof ApiError) || error.kind === "unauthenticated") return false;
  if (error.outcomeUnknown) return unknown === "inline";
  return refusals === "inline" && (error.kind === "refused" || error.kind === "invalid");
}

function report(error: Error, { money }: MutationMeta = {}): void {
  if (!(error instanceof ApiError)) {
    console.error(error);
    showToast({ kind: "error", text: i18n._(msg`Something went wrong. Reload the page and try again.`) });
    return;
  }
  if (error.kind === "unauthenticated" && !error.formerSession) return endSession(error);
  // The personal centre already shows a lost response, with the state of the request's record.
  if (money && error.outcomeUnknown && error.msg === "" && areLostResponsesShown()) return;
  showToast({ kind: "error", text: textOf(error, money === true) });
}

function textOf(error: ApiError, isMoney: boolean): string {
  const reason = error.formerSession ? "" : error.msg;
  if (isMoney && error.outcomeUnknown)
    return reason === ""
      ? i18n._(msg`We do not know whether your request was received. Please check your personal centre.`)
      : i18n._(msg`${reason} We do not know whether your request was received. Please check your personal centre.`);
  if (isMoney && reason !== "") return i18n._(msg`Not accepted: ${reason}`);
  return reason || ownText(error);
}

/** Texts for failures without a server message. */
function ownText(error: ApiError): string {
  if (error.timedOut) return i18n._(msg`We couldn't confirm the result. Check your records before trying again.`);
  if (error.kind === "offline") return i18n._(msg`Could not reach the server. Check your connection and try again.`);
  return i18n._(msg`The server could not answer. Please try again later.`);
}

/** Ends the session. If several calls fail together, only the first one does so (rule A5). */
function endSession(error: ApiError): void {
  if (readUserinfo() === null || error.formerSession) return;
  storeUserinfo(null);
  showToast({
    kind: "error",
    text: error.msg || i18n._(msg`Your session has ended. Please log in again.`),
    follows: true,
  });
  goToLoginLater();
}

const hasMsg = (reply: unknown): reply is { msg: string } =>
  typeof reply === "object" && reply !== null && "msg" in reply && typeof reply.msg === "string";
