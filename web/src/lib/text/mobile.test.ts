import { expect, test } from "vitest";
import { cleanMobile, isMobile } from "./mobile.ts";

test.each([
  ["+81 (90) 1234ー5678", "09012345678"],
  ["０９０-1234 5678", "09012345678"],
  ["138-0013-8000", "13800138000"],
])("%s is the mobile number %s", (written, number) => {
  expect(isMobile(written)).toBe(true);
  expect(cleanMobile(written)).toBe(number);
});

test.each(["1234567", "1234567890123456", "090x12345678", "alice"])("%s is not a mobile number", (text) => {
  expect(isMobile(text)).toBe(false);
});
