import { getDefaultStore } from "jotai";
import { afterEach, expect, test } from "vitest";
import { onSessionChange, parseUserinfo, readUserinfo, sessionAtom, storeUserinfo, USERINFO_KEY } from "./session.ts";

const alice = {
  id: 1,
  token: "t0k",
  mobile: "09012345678",
  email: null,
  username: "alice",
  nickname: "Alice",
  avatar: "",
};

afterEach(() => localStorage.clear());

test("reads plain JSON", () => {
  expect(parseUserinfo(JSON.stringify(alice))).toEqual(alice);
});

test("reads the template's wrapper, with the value as object or as text", () => {
  expect(parseUserinfo(JSON.stringify({ type: "Object", value: alice }))).toEqual(alice);
  expect(parseUserinfo(JSON.stringify({ type: "Object", value: JSON.stringify(alice) }))).toEqual(alice);
});

test("presence means logged in, even with missing or mistyped fields", () => {
  expect(parseUserinfo('{"id":"7","token":"x"}')).toMatchObject({
    id: 7,
    token: "x",
    mobile: null,
    email: null,
    username: "",
  });
  expect(parseUserinfo('{"id":1.5}')).toMatchObject({ id: 0, token: "" });
});

test.each([null, "", "null", "[]", "alice", "{broken"])("%j is not a session", (stored) => {
  expect(parseUserinfo(stored)).toBeNull();
});

test.each(["トークン", "a b", "a\nb", "t\u0000"])("ignores a token %j, which a header cannot carry", (token) => {
  expect(parseUserinfo(JSON.stringify({ ...alice, token }))?.token).toBe("");
});

test("a page restored from the browser's cache has the current session", () => {
  const seen: unknown[] = [];
  const stop = onSessionChange(() => seen.push(getDefaultStore().get(sessionAtom)?.username));
  localStorage.setItem(USERINFO_KEY, JSON.stringify(alice));
  window.dispatchEvent(new Event("pageshow"));
  stop();
  expect(seen).toEqual(["alice"]);
});

test("storing writes plain JSON; clearing removes it and keeps other items", () => {
  localStorage.setItem("lang", "ja");
  storeUserinfo(alice);
  expect(JSON.parse(localStorage.getItem(USERINFO_KEY) ?? "")).toEqual(alice);
  expect(readUserinfo()).toEqual(alice);
  storeUserinfo(null);
  expect(readUserinfo()).toBeNull();
  expect(localStorage.getItem("lang")).toBe("ja");
});
