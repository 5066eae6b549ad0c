import { i18n } from "@lingui/core";
import { QueryObserver } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { toastAtom } from "#state/toast.ts";
import { createQueryClient } from "./query-client.ts";

const toast = () => getDefaultStore().get(toastAtom);
const queryKey = ["/api/news/index"];
const failed = new ApiError({ kind: "failed", code: 500, msg: "Broken." });
const missing = new ApiError({ kind: "failed", code: 404, msg: "No such item." });

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  getDefaultStore().set(toastAtom, null);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("a read that fails with nothing on screen is told by its view alone, after two more tries", async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failed));
  const read = createQueryClient().prefetchQuery({ queryKey, queryFn });
  await vi.runAllTimersAsync();
  await read;
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(toast()).toBeNull();
});

test("a read that fails behind what is on screen says that it may be out of date", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, ["old"]);
  await client.fetchQuery({ queryKey, queryFn: () => Promise.reject(missing), staleTime: 0 }).catch(() => undefined);
  expect(toast()).toMatchObject({ kind: "info" });
});

test("the end of the session is told for reads as well", async () => {
  localStorage.setItem("userinfo", JSON.stringify({ id: 1, token: "t" }));
  const ended = new ApiError({ kind: "unauthenticated", code: 401, msg: "Log in again." });
  await createQueryClient()
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(ended) })
    .catch(() => undefined);
  expect(toast()).toMatchObject({ kind: "error", text: "Log in again." });
  expect(localStorage.getItem("userinfo")).toBeNull();
});

test("a page that comes up does not ask again for what its route has just asked in vain, but does later", async () => {
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

test("a read that has waited for its whole time is not made to wait again", async () => {
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ kind: "offline", code: 0, msg: "", timedOut: true })),
  );
  const read = createQueryClient().prefetchQuery({ queryKey, queryFn });
  await vi.runAllTimersAsync();
  await read;
  expect(queryFn).toHaveBeenCalledTimes(1);
});
