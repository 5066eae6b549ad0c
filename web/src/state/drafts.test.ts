import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetAllDrafts, forgetDraft, forgetDraftsOfOthers, readDraft, writeDraft } from "./drafts.ts";
import { storeUserinfo } from "./session.ts";
import { testSession } from "./test-session.ts";

beforeEach(() => storeUserinfo(testSession(1)));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a draft survives an expired session and belongs to its member", () => {
  writeDraft("top-up", { amount: "5000", agreed: true });
  storeUserinfo(null);
  expect(readDraft("top-up"), "nobody is logged in").toEqual({});
  storeUserinfo(testSession(2));
  expect(readDraft("top-up"), "another member").toEqual({});
  storeUserinfo(testSession(1));
  expect(readDraft("top-up")).toEqual({ amount: "5000", agreed: true });
});

test("it is deleted when it is sent, emptied, or the member logs out", () => {
  writeDraft("a", { amount: "1" });
  forgetDraft("a");
  expect(readDraft("a")).toEqual({});
  writeDraft("a", { amount: "1" });
  writeDraft("a", { amount: "", agreed: false });
  expect(sessionStorage).toHaveLength(0);
  writeDraft("a", { amount: "1" });
  writeDraft("b", { amount: "2" });
  forgetAllDrafts();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage), "and leaves nothing behind").toEqual(["userinfo"]);
});

test("the next member finds nothing of the previous one", () => {
  writeDraft("a", { amount: "1" });
  sessionStorage.setItem("other", "stays");
  storeUserinfo(testSession(12));
  writeDraft("a", { amount: "2" });
  forgetDraftsOfOthers(12);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["draft:12:a", "other"]);
});

test("keeps a visitor's draft too, until a login", () => {
  storeUserinfo(null);
  writeDraft("sign-up", { account: "fresh@example.test" });
  expect(readDraft("sign-up")).toEqual({ account: "fresh@example.test" });
  storeUserinfo(testSession(1));
  expect(readDraft("sign-up"), "it is not the member's").toEqual({});
  forgetDraftsOfOthers(1);
  expect(sessionStorage).toHaveLength(0);
});

test("a logout in another tab applies here", () => {
  writeDraft("a", { amount: "1" });
  window.dispatchEvent(new StorageEvent("storage", { key: "draftsForgotten", newValue: "1" }));
  expect(readDraft("a")).toEqual({});
});

test.each(["{broken", "null", "7", '{"amount":{"deep":1}}'])("a stored %s is not a draft", (stored) => {
  sessionStorage.setItem("draft:1:a", stored);
  expect(readDraft("a")).toEqual({});
});
