import { expect, test } from "vitest";
import { catalogueFaults, textsOf } from "./catalogues.ts";

const entry = (id: string, text: string, context = ""): string =>
  `${context && `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${text}"\n`;
const catalogue = (...entries: string[]): string => ['msgid ""\nmsgstr ""\n', ...entries].join("\n");
const EN = catalogue(entry("Buy", "Buy"), entry("{name} left", "{name} left"));
const JA = catalogue(entry("Buy", "購入"), entry("{name} left", "残り{name}"));
const faultsOf = (changed: Record<string, string>): string[] =>
  catalogueFaults(new Map(Object.entries({ "first/en.po": EN, "first/ja.po": JA, ...changed })), ["en", "ja"]);

test("complete catalogues have no fault", () => {
  expect(faultsOf({ "more/ja.po": catalogue(entry("Buy", "購入"), entry("Buy", "買い", "verb")) })).toEqual([]);
});

test("a text without a translation is refused", () => {
  expect(faultsOf({ "first/ja.po": JA.replace("購入", "") })).toEqual(['first/ja.po: no translation of "Buy"']);
});

test("a translation with other placeholders, or a second one of the same text, is refused", () => {
  expect(faultsOf({ "first/ja.po": JA.replace("残り{name}", "残り{nome}") })).toEqual([
    'first/ja.po: other placeholders in "残り{nome}"',
  ]);
  expect(faultsOf({ "more/ja.po": catalogue(entry("Buy", "買う")) })).toEqual(['ja: "Buy" is both "購入" and "買う"']);
});

test("a language without a catalogue is refused", () => {
  expect(catalogueFaults(new Map([["first/en.po", EN]]), ["en", "ja"])).toEqual(["there is no catalogue of ja"]);
});

test("a text that the source has and the catalogue lacks is seen", () => {
  expect(textsOf(EN)).toBe(textsOf(JA));
  expect(textsOf(catalogue(entry("Buy", "Buy")))).not.toBe(textsOf(EN));
});
