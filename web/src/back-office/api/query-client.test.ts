import { i18n } from "@lingui/core";
import { QueryObserver } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { readUser, storeUser } from "#back-office/stores/user.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { toastAtom } from "#state/toast.ts";
import { backOfficeQueries } from "./query-client.ts";

const fail = (reason: Error) =>
  backOfficeQueries
    .fetchQuery({ queryKey: [Math.random()], queryFn: () => Promise.reject(reason) })
    .catch(() => undefined);

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  localStorage.clear();
  getDefaultStore().set(toastAtom, null);
  storeUser({ username: "admin", role: "admin", roleId: "1", permissions: ["*.*.*"], password: "admin" });
  storeUserinfo({ id: 1, token: "t", mobile: null, email: null, username: "u", nickname: "u", avatar: "" });
});

test("a 401 shows the server's text and ends only the back office session", async () => {
  await fail(new ApiError({ kind: "unauthenticated", code: 401, msg: "token expired" }));
  expect(getDefaultStore().get(toastAtom)).toMatchObject({ kind: "error", text: "token expired" });
  expect(readUser()).toBeNull();
  expect(readUserinfo()?.token).toBe("t");
});

test("a refusal shows the server's text and keeps the session", async () => {
  await fail(new ApiError({ kind: "refused", code: 500, msg: "Choose something." }));
  expect(getDefaultStore().get(toastAtom)?.text).toBe("Choose something.");
  expect(readUser()?.username).toBe("admin");
});

test("a failed read is reported in the place of its data, or as a toast if nothing shows it", async () => {
  const lost = new ApiError({ kind: "offline", code: 0, msg: "" });
  const view = new QueryObserver(backOfficeQueries, { queryKey: ["shown"], queryFn: () => Promise.reject(lost) });
  const leave = view.subscribe(() => undefined);
  await vi.waitFor(() => expect(view.getCurrentResult().error).toBe(lost));
  leave();
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  await fail(lost);
  expect(getDefaultStore().get(toastAtom)?.text).toMatch(/^Could not reach the server/);
});

test("stores no password", () => {
  expect(JSON.stringify(localStorage)).not.toContain("password");
});
