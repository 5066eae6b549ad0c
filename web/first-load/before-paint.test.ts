import { beforeEach, describe, expect, test, vi } from "vitest";
import { LANG_KEY, USERINFO_KEY } from "#state/storage/read-storage.ts";

// The test environment lacks some of the features that `isSupported` checks.
vi.mock(import("./browser-support.ts"), () => ({ isSupported: () => true, addMissingFunctions: () => undefined }));

const root = document.documentElement;

async function run(): Promise<void> {
  vi.resetModules();
  await import("./before-paint.ts");
}

async function firstPaint(hash = ""): Promise<void> {
  location.hash = hash;
  await run();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  root.removeAttribute("lang");
  delete root.dataset["first"];
  delete root.dataset["member"];
  return () => void vi.useRealTimers();
});

describe("the script of the first paint", () => {
  test.each([
    [null, "ja"],
    ['{"type":"String","value":"en"}', "en"],
    ["zh", "zh-CN"],
  ])("reads the stored language %j", async (stored, language) => {
    if (stored !== null) localStorage.setItem(LANG_KEY, stored);
    await firstPaint();
    expect([root.lang, root.dataset["lang"]]).toEqual([language, language]);
    expect(root.dataset["first"]).toBe(language === "ja" ? "home" : undefined);
  });

  test.each([
    ["?inviteCode=X#/signIn", "#/signIn?inviteCode=X"],
    ["?id=2#/product/details", "#/product/details?id=2"],
    ["?id=2&fbclid=a#/product/details?id=3", "#/product/details?id=3&id=2&fbclid=a"],
    ["?utm_source=a#/agreement?type=privacy#fees", "#/agreement?type=privacy&utm_source=a#fees"],
    ["?openExternalBrowser=1", "#/"],
    ["?utm_source=line#/", "#/"],
  ])("moves parameters before the hash into it: %s", async (address, hash) => {
    history.replaceState(null, "", `/${address}`);
    await run();
    expect([location.search, location.hash]).toEqual(["", hash]);
  });

  test.each([
    ["", true],
    ["#", true],
    ["#/", true],
    ["#/product", false],
    ["#/news/details?id=1", false],
    ["#//", false],
  ])("recognizes the URL %j as home: %s", async (hash, home) => {
    await firstPaint(hash);
    expect(root.dataset["first"]).toBe(home ? "home" : undefined);
  });

  test.each([
    [null, undefined],
    ['{"id":1,"token":"t"}', ""],
  ])("marks the page of a member: %s", async (stored, mark) => {
    if (stored !== null) localStorage.setItem(USERINFO_KEY, stored);
    await firstPaint();
    expect(root.dataset["member"]).toBe(mark);
  });

  test("reads sessionStorage too, which takes precedence", async () => {
    localStorage.setItem(LANG_KEY, "ja");
    sessionStorage.setItem(LANG_KEY, "en");
    await firstPaint();
    expect(root.lang).toBe("en");
  });

  test("uses the defaults if every storage throws", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    await firstPaint();
    expect([root.lang, root.dataset["first"], root.dataset["member"]]).toEqual(["ja", "home", undefined]);
    vi.restoreAllMocks();
  });
});
