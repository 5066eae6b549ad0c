import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentInAppPath, goToLoginLater, isReturnPath, LOGIN_REDIRECT_MS, loginPath } from "./login-redirect.ts";
import { storeUserinfo } from "./session.ts";
import { testSession } from "./test-session.ts";

beforeEach(() => {
  vi.useFakeTimers();
  window.location.hash = "/product";
  storeUserinfo(null);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("goToLoginLater", () => {
  test("redirects to /login after 2 s with the return path; ignores later calls", () => {
    goToLoginLater("/personage?personageHighlight=2");
    goToLoginLater("/news");
    vi.advanceTimersByTime(LOGIN_REDIRECT_MS - 1);
    expect(currentInAppPath()).toBe("/product");
    vi.advanceTimersByTime(1);
    expect(currentInAppPath()).toBe("/login?redirect=%2Fpersonage%3FpersonageHighlight%3D2");
  });

  test("does nothing for a visitor who has moved to the sign-up page", () => {
    goToLoginLater();
    window.location.hash = "/signIn";
    vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
    expect(currentInAppPath()).toBe("/signIn");
  });

  test("does nothing if the member has logged in meanwhile", () => {
    goToLoginLater();
    storeUserinfo(testSession(1));
    vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
    expect(currentInAppPath()).toBe("/product");
  });

  test("does nothing if the member has logged in and out since: that logout redirects by itself", () => {
    goToLoginLater("/news");
    storeUserinfo(testSession(1));
    storeUserinfo(null);
    goToLoginLater("/", LOGIN_REDIRECT_MS + 500);
    vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
    expect(currentInAppPath()).toBe("/product");
    vi.advanceTimersByTime(500);
    expect(currentInAppPath()).toBe("/login");
  });
});

test.each([
  ["/product/details?id=3", true],
  ["/personage", true],
  ["/login", false],
  ["/login?redirect=%2F", false],
  ["/signIn?code=A", false],
  ["//evil.example", false],
  ["https://evil.example", false],
  ["", false],
])("%s is a return path: %s", (path, expected) => {
  expect(isReturnPath(path)).toBe(expected);
});

test("home needs no return path", () => {
  expect(loginPath("/")).toBe("/login");
  expect(loginPath("//evil.example")).toBe("/login");
});
