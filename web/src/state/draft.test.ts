import { beforeEach, expect, test } from "vitest";
import { keepDraft, readDraft } from "./draft.ts";
import { storeUserinfo, type Session } from "./session.ts";

const member = (id: number): Session => ({
  id,
  token: "token",
  mobile: null,
  email: null,
  username: "",
  nickname: "",
  avatar: "",
});

beforeEach(() => storeUserinfo(member(1)));

test("a draft outlives an expired session, and is its member's alone", () => {
  keepDraft("form", { amount: "500" });
  storeUserinfo(null);
  expect(readDraft("form")).toEqual({});
  keepDraft("form", { amount: "" });
  storeUserinfo(member(2));
  expect(readDraft("form")).toEqual({});
  storeUserinfo(member(1));
  expect(readDraft("form")).toEqual({ amount: "500" });
});

test("a draft that was sent is forgotten, and none is ever stored", () => {
  keepDraft("form", { amount: "500" });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("500");
  keepDraft("form", null);
  expect(readDraft("form")).toEqual({});
});
