import { i18n } from "@lingui/core";
import { type MutationMeta, MutationObserver, QueryObserver } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, NotSentError } from "#api/api-error.ts";
import { showLostResponses } from "#state/lost-responses-shown.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { testSession } from "#state/test-session.ts";
import { dismissToast, toastAtom } from "#state/toast.ts";
import { createQueryClient } from "./query-client.ts";

const toast = () => getDefaultStore().get(toastAtom);
const queryKey = ["/api/news/index"];
const failed = new ApiError({ kind: "failed", code: 500, msg: "Broken." });
const missing = new ApiError({ kind: "failed", code: 404, msg: "No such item." });

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  getDefaultStore().set(toastAtom, null);
  storeUserinfo(null);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("shows a failed read with the server's message, after two retries", async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failed));
  const read = createQueryClient().prefetchQuery({ queryKey, queryFn });
  await vi.runAllTimersAsync();
  await read;
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(toast()).toMatchObject({ kind: "error", text: "Broken." });
});

test("shows one toast when several reads fail together", async () => {
  const client = createQueryClient();
  const fail = (path: string, msg: string) =>
    client.prefetchQuery({
      queryKey: [path],
      queryFn: () => Promise.reject(new ApiError({ kind: "failed", code: 404, msg })),
    });
  await Promise.all(["a", "b", "c", "d", "e"].map((path) => fail(path, `No ${path}.`)));
  const first = toast();
  expect(first).toMatchObject({ text: "No a." });
  dismissToast(first?.id ?? 0);
  await fail("f", "No f.");
  expect(toast()).toMatchObject({ text: "No f." });
});

test.each([
  ["a refusal, of which the page makes its own view", new ApiError({ kind: "refused", code: 0, msg: "No." })],
  ["a lost reply, which brings no words", new ApiError({ kind: "offline", code: 0, msg: "", timedOut: true })],
])("%s is shown by the view alone", async (_name, error) => {
  await createQueryClient().prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
  expect(toast()).toBeNull();
});

test("without a network only the banner reports stale data", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["old"]);
  const queryFn = () => Promise.reject(new ApiError({ kind: "offline", code: 0, msg: "", timedOut: true }));
  const read = () => client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await read();
  expect(toast()).toBeNull();
  network.mockReturnValue(true);
  await read();
  network.mockRestore();
  expect(toast()).toMatchObject({ text: "The figures could not be refreshed and may be out of date." });
});

test("reports a failed background refetch once, until it succeeds again", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["old"]);
  const read = (queryFn: () => Promise<string[]>) =>
    client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  const toastsAfter = async (queryFn: () => Promise<string[]>) => {
    getDefaultStore().set(toastAtom, null);
    await read(queryFn);
    return toast();
  };
  const breaks = () => Promise.reject(missing);
  expect(await toastsAfter(breaks)).toMatchObject({
    kind: "error",
    text: "No such item. The figures shown may be out of date.",
  });
  expect(await toastsAfter(breaks)).toBeNull();
  await read(() => Promise.resolve(["new"]));
  expect(await toastsAfter(breaks)).not.toBeNull();
});

test("the end of the session is shown for reads as well", async () => {
  localStorage.setItem("userinfo", JSON.stringify({ id: 1, token: "t" }));
  const ended = new ApiError({ kind: "unauthenticated", code: 401, msg: "Log in again." });
  await createQueryClient()
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(ended) })
    .catch(() => undefined);
  expect(toast()).toMatchObject({ kind: "error", text: "Log in again." });
  expect(localStorage.getItem("userinfo")).toBeNull();
});

const member = (id: number, token: string): void => storeUserinfo(testSession(id, token));

describe("a reply to an ended session", () => {
  const late = new ApiError({ kind: "unauthenticated", code: 401, msg: "Log in again.", formerSession: true });

  test("does not end the next session, which refetches", async () => {
    member(1, "new");
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(late).mockResolvedValue("figures");
    const read = createQueryClient().fetchQuery({ queryKey, queryFn });
    await vi.runAllTimersAsync();
    expect(await read).toBe("figures");
    expect(readUserinfo()?.token).toBe("new");
    expect(toast()).toBeNull();
  });

  test("to a write asks the member to try again, not to log in again", async () => {
    member(1, "old");
    const write = send(late);
    member(1, "new");
    await write();
    expect(readUserinfo()?.token).toBe("new");
    expect(toast()).toMatchObject({ kind: "error", text: expect.stringContaining("try again") as string });
  });
});

test.each([
  ["a success", { data: null, msg: "Accepted." }],
  ["a refusal", new ApiError({ kind: "refused", code: 0, msg: "Declined." })],
  ["a lost reply", new ApiError({ kind: "offline", code: 0, msg: "" })],
])("%s is shown neither to another member nor to a visitor", async (_name, outcome) => {
  for (const next of [() => member(2, "b"), () => storeUserinfo(null)]) {
    member(1, "a");
    const write = send(outcome);
    next();
    await write();
    expect(toast()).toBeNull();
  }
  member(1, "a");
  await send(outcome)();
  expect(toast()).not.toBeNull();
});

/** Starts a write; the returned function makes it succeed or fail with `outcome`. */
function send(outcome: object, meta: MutationMeta = {}): () => Promise<void> {
  const reply = Promise.withResolvers<object>();
  const client = createQueryClient();
  const done = client
    .getMutationCache()
    .build(client, { mutationFn: () => reply.promise, meta: { success: "toast", ...meta } })
    .execute(undefined)
    .catch(() => undefined);
  return async () => {
    if (outcome instanceof Error) reply.reject(outcome);
    else reply.resolve(outcome);
    await done;
  };
}

test("shows no toast for a lost response to a money request when the page shows it", async () => {
  const lost = new ApiError({ kind: "offline", code: 0, msg: "" });
  const stopShowing = showLostResponses();
  await send(lost, { money: true })();
  expect(toast()).toBeNull();
  await send(new ApiError({ kind: "refused", code: 0, msg: "Declined." }), { money: true })();
  expect(toast(), "a refusal has no other place").toMatchObject({ text: "Not accepted: Declined." });
  stopShowing();
  await send(lost, { money: true })();
  expect(toast()).toMatchObject({ text: expect.stringContaining("We do not know whether") as string });
});

test("a mounting page does not repeat its route's failed read at once, but does later", async () => {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(missing));
  await client.prefetchQuery({ queryKey, queryFn });
  const mount = () => new QueryObserver(client, client.defaultQueryOptions({ queryKey, queryFn })).subscribe(() => {});
  mount()();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  mount()();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test("does not retry a read that timed out", async () => {
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ kind: "offline", code: 0, msg: "", timedOut: true })),
  );
  const read = createQueryClient().prefetchQuery({ queryKey, queryFn });
  await vi.runAllTimersAsync();
  await read;
  expect(queryFn).toHaveBeenCalledTimes(1);
});

const refused = new ApiError({ kind: "refused", code: 0, msg: "No." });
const unreadable = new ApiError({ kind: "failed", code: 200, msg: "", unreadable: true });
const limited = new ApiError({ kind: "failed", code: 429, msg: "Too often." });
const money: MutationMeta = { refusals: "inline", unknown: "inline", money: true };

/** Fails the write of a form. With `left`, the form unmounts before the failure. */
async function failWrite(outcome: Error, meta: MutationMeta, { left = false } = {}): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const form = new MutationObserver(createQueryClient(), { mutationFn: () => promise, meta });
  const leave = form.subscribe(() => {});
  const writing = form.mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  if (left) leave();
  reject(outcome);
  await writing;
}

test.each([
  ["a refusal", refused],
  ["an unknown result", unreadable],
])("%s is shown by its mounted form alone", async (_name, error) => {
  await failWrite(error, money);
  expect(toast()).toBeNull();
});

test.each([
  ["a refusal", refused, "Not accepted: No."],
  ["an unknown result", unreadable, "We do not know whether your request was received."],
])("%s of a money request is toasted once its form is closed", async (_name, error, text) => {
  await failWrite(error, money, { left: true });
  expect(toast()?.text).toContain(text);
});

const worded = new ApiError({ kind: "refused", code: 1001, msg: "Limit reached.", unreadable: true });

test("toasts the message of an unknown outcome that its form shows as well", async () => {
  await failWrite(worded, money);
  expect(toast()).toMatchObject({ kind: "error", text: "Limit reached." });
});

test("toasts the message of an unknown money outcome in any case", async () => {
  const text = "Limit reached. We do not know whether your request was received. Please check your personal centre.";
  await failWrite(worded, money, { left: true });
  expect(toast()).toMatchObject({ text });
  const stopShowing = showLostResponses();
  getDefaultStore().set(toastAtom, null);
  await failWrite(worded, money, { left: true });
  expect(toast()).toMatchObject({ text });
  stopShowing();
});

test("toasts the message of a refused background refetch", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["old"]);
  await client.fetchQuery({ queryKey, queryFn: () => Promise.reject(refused), staleTime: 0 }).catch(() => undefined);
  expect(toast()).toMatchObject({ text: "No. The figures shown may be out of date." });
});

test("shows a toast for outcomes without a place in the form: a limit, and a lost response that the form ignores", async () => {
  await failWrite(limited, money);
  expect(toast()).toMatchObject({ kind: "error" });
  getDefaultStore().set(toastAtom, null);
  await failWrite(unreadable, { refusals: "inline" });
  expect(toast()).toMatchObject({ kind: "error" });
});

test("a declined request is not a failure", async () => {
  await failWrite(new NotSentError(), money, { left: true });
  expect(toast()).toBeNull();
});
