import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toLanguage } from "#lib/language.ts";
import { LANG_KEY } from "#state/locale.ts";
import { readUserinfo, USERINFO_KEY } from "#state/session.ts";
import { parseStored } from "#state/storage.ts";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
const root = document.documentElement;

/** Runs what index.html runs before anything is painted. */
function firstPaint(hash = ""): void {
  location.hash = hash;
  run();
}

function run(): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own page's, and running it is the test
  new Function(script)();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
    '"zh-cn"',
    '{"type":"String","value":"zh-cn"}',
    "{broken",
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
    '{"value":"en"}',
    '{"value":"zh"}',
    '{"value":null}',
  ])("reads the stored language %j", (stored) => {
    if (stored !== null) localStorage.setItem(LANG_KEY, stored);
    firstPaint();
    const language = toLanguage(parseStored(stored));
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
  ])("moves parameters before the hash into it: %s", (address, hash) => {
    history.replaceState(null, "", `/${address}`);
    run();
    expect([location.search, location.hash]).toEqual(["", hash]);
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

  test.each([
    null,
    "",
    "null",
    '"x"',
    "x",
    "7",
    "[]",
    "{",
    "{}",
    '{"id":1,"token":"t"}',
    '{"type":"Object","value":null}',
    '{"type":"Object","value":{"id":1}}',
    '{"value":{"id":"1"}}',
    '{"value":"x"}',
    '{"type":"Object","value":"{\\"id\\":1}"}',
    '{"type":"Object","value":"{broken"}',
  ])("takes %j for a member, whose header differs, where the application does", (stored) => {
    if (stored !== null) localStorage.setItem(USERINFO_KEY, stored);
    firstPaint();
    expect(root.dataset["member"]).toBe(readUserinfo() === null ? undefined : "");
  });

  test("reads what the tab keeps where the browser keeps nothing", () => {
    localStorage.setItem(LANG_KEY, "ja");
    sessionStorage.setItem(LANG_KEY, "en");
    firstPaint();
    expect(root.lang).toBe("en");
  });

  test("fits the page even where every store throws", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    firstPaint();
    expect([root.lang, root.dataset["first"], root.dataset["member"]]).toEqual(["ja", "home", undefined]);
    vi.restoreAllMocks();
  });
});
