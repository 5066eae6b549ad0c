import { expect, test } from "vitest";
import { inviteLink, shareText } from "./share-text.ts";

test.each([
  ["https://hashgrove.test/", "https://hashgrove.test/#/signIn?inviteCode=ABC123"],
  ["https://hashgrove.test/w/k3x9/#/personage", "https://hashgrove.test/w/k3x9/#/signIn?inviteCode=ABC123"],
  [
    "https://hashgrove.test/?inviteCode=OTHER&utm_source=line#/personage",
    "https://hashgrove.test/#/signIn?inviteCode=ABC123",
  ],
])("on %s the link is %s (rule M4)", (page, link) => {
  expect(inviteLink("ABC123", page)).toBe(link);
});

test("escapes an invite code with special characters", () => {
  expect(inviteLink("a&b=c d", "https://hashgrove.test/")).toBe(
    "https://hashgrove.test/#/signIn?inviteCode=a%26b%3Dc+d",
  );
});

test("contains the campaign's amounts and ends with the link (rule C5)", () => {
  const text = shareText("https://hashgrove.test/#/signIn?inviteCode=ABC123");
  expect(text).toContain("50円");
  expect(text).toContain("50,000円");
  expect(text.endsWith("\nhttps://hashgrove.test/#/signIn?inviteCode=ABC123")).toBe(true);
});
