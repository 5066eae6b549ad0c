import { afterEach, expect, test } from "vitest";
import { parseUserinfo, readUserinfo, storeUserinfo, USERINFO_KEY } from "./session.ts";

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

test("presence means logged in, even where fields are missing or of another type", () => {
  expect(parseUserinfo('{"id":"7","token":"x"}')).toMatchObject({
    id: 7,
    token: "x",
    mobile: null,
    email: null,
    username: "",
  });
  expect(parseUserinfo('{"id":1.5}')).toMatchObject({ id: 0, token: "" });
});

test.each([null, "", "null", "[]", "alice", "{broken"])("%j holds no session", (stored) => {
  expect(parseUserinfo(stored)).toBeNull();
});

test("storing writes plain JSON; forgetting removes it and leaves the rest", () => {
  localStorage.setItem("lang", "ja");
  storeUserinfo(alice);
  expect(JSON.parse(localStorage.getItem(USERINFO_KEY) ?? "")).toEqual(alice);
  expect(readUserinfo()).toEqual(alice);
  storeUserinfo(null);
  expect(readUserinfo()).toBeNull();
  expect(localStorage.getItem("lang")).toBe("ja");
});
