import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { LANG_KEY, readLanguage } from "#state/locale.ts";
import { USERINFO_KEY } from "#state/session.ts";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
const root = document.documentElement;

/** Runs what index.html runs before anything is painted. */
function firstPaint(hash = ""): void {
  location.hash = hash;
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own page's, and running it is the test
  new Function(script)();
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute("lang");
  delete root.dataset["first"];
  delete root.dataset["member"];
});

describe("the script of index.html", () => {
  test("is there, and names no class or address that a build would change", () => {
    expect(script).toContain("document.documentElement");
  });

  test.each([
    null,
    "ja",
    "en",
    '"en"',
    "zh",
    "ZH-cn",
    "fr",
    "",
    "{",
    "null",
    "7",
    '{"type":"String","value":"ja"}',
    '{"type":"String","value":"en"}',
    '{"type":"String","value":"zh-CN"}',
    '{"type":"String","value":"xx"}',
    '{"type":"Object","value":{"a":1}}',
  ])("reads the stored language %j as the application does", (stored) => {
    if (stored !== null) localStorage.setItem(LANG_KEY, stored);
    firstPaint();
    expect(root.lang).toBe(readLanguage());
    expect(root.dataset["first"]).toBe(readLanguage() === "ja" ? "home" : undefined);
  });

  test.each([
    ["", true],
    ["#", true],
    ["#/", true],
    ["#/product", false],
    ["#/news/details?id=1", false],
    ["#//", false],
  ])("takes the address %j for home: %s", (hash, home) => {
    firstPaint(hash);
    expect(root.dataset["first"]).toBe(home ? "home" : undefined);
  });

  test("knows a member, whose header differs", () => {
    localStorage.setItem(USERINFO_KEY, "{}");
    firstPaint();
    expect(root.dataset["member"]).toBe("");
  });
});
