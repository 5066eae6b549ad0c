import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MutationCache, type MutationMeta, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, NotSentError } from "#api/api-error.ts";
import { areLostResponsesShown } from "#state/lost-replies.ts";
import { goToLoginLater } from "#state/login-redirect.ts";
import { onSessionChange, readUserinfo, storeUserinfo } from "#state/session.ts";
import { isToastShown, showToast } from "#state/toast.ts";

/** How often a read is tried again after a lost reply or a broken server; a write never is. */
const READ_RETRIES = 2;
const STALE_MS = 30_000;
/** A read that has failed this lately is not asked again by the page that comes up: its route asked for it. */
const JUST_FAILED_MS = 5_000;

/** The one place where outcomes become toasts, reloads and the way to /login; what differs is declared in meta. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a network a read fails and says so, instead of waiting unseen.
        networkMode: "always",
        // Whatever their age: nobody knows what changed while the device was offline.
        refetchOnReconnect: "always",
        // A read that has waited for its whole 60 s is not made to wait again: the reader is asked.
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
        // It may have come through, and then the reads say so.
        if (unknown) for (const path of meta.invalidates ?? []) void client.invalidateQueries({ queryKey: [path] });
        const isShownByForm = isForForm(error, meta) && watched.has(mutation);
        // The message of an unknown outcome is toasted as well, as that of an HTTP failure is (rule B9).
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

  // An unmounted form shows nothing.
  const watched = new WeakSet<object>();
  client.getMutationCache().subscribe((event) => {
    if (event.type === "observerAdded") watched.add(event.mutation);
    else if (event.type === "observerRemoved") watched.delete(event.mutation);
  });

  // What one member has seen is nothing for the next.
  let member = readUserinfo()?.id;
  onSessionChange(() => {
    const next = readUserinfo()?.id;
    if (next !== member) {
      client.removeQueries({ type: "inactive" });
      // Another tab may have logged in as somebody else while this one shows the member before.
      if (next !== undefined) void client.resetQueries();
    }
    member = next;
  });
  return client;
}

/** After a lost reply or a broken server; and with the new session, where only the one before it was refused. */
const isWorthAsking = (error: ApiError): boolean =>
  (error.isBreakdown && !error.timedOut) || (error.formerSession && readUserinfo() !== null);

/** Who sent each write: the id of a member, nothing for a visitor. */
const senders = new WeakMap<object, number | undefined>();

/** True when somebody else is in front of the page by now: what became of the write is not for them to know. */
const isOfAnother = (mutation: object): boolean => senders.get(mutation) !== readUserinfo()?.id;

/** The reads of a page whose failure was shown, until they succeed: a repeated read shows its failure once. */
const shownFailures = new WeakSet<object>();
let lastFailedRead = 0;

/**
 * Shows the server's message for a failed read as a toast (rule B6), once when several fail together; QueryView shows it
 * in the place of the missing data. Data that is already shown stays, although it may be stale.
 */
function showFailedRead(error: Error, query: Query<unknown, unknown>): void {
  const stands = query.state.data !== undefined;
  // Without data the view shows a refusal.
  const isToasted = error instanceof ApiError && (stands || error.kind === "failed" || error.kind === "invalid");
  const reason = isToasted ? error.msg : "";
  // Without a network the banner says that what is shown may be out of date.
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

/** Whether the mounted form that sent the write shows the error itself: one outcome is shown in one place. */
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
  // The personal centre says it where it stays, with what the records show of it.
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

/** For the failures that bring no sentence of the server. */
function ownText(error: ApiError): string {
  if (error.timedOut) return i18n._(msg`We couldn't confirm the result. Check your records before trying again.`);
  if (error.kind === "offline") return i18n._(msg`Could not reach the server. Check your connection and try again.`);
  return i18n._(msg`The server could not answer. Please try again later.`);
}

/** Single flight: of several calls that fail together, the first one ends the session (rule A5). */
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
