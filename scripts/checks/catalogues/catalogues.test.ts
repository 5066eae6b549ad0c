import { expect, test } from "vitest";
import { catalogueFaults, staleFaults } from "./catalogues.ts";

const entry = (id: string, text: string, context = ""): string =>
  `#: src/a.tsx\n${context && `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${text}"\n`;
const catalogue = (...entries: string[]): string => ['msgid ""\nmsgstr ""\n"Language: ja\\n"\n', ...entries].join("\n");
const ITEMS = "{count, plural, one {# item} other {# items}}";
const EN = catalogue(entry("Buy", "Buy"), entry("{name} left", "{name} left"), entry(ITEMS, ITEMS));
const JA = catalogue(
  entry("Buy", "購入"),
  entry("{name} left", "残り{name}"),
  entry(ITEMS, "{count, plural, other {#件}}"),
);
const faultsOf = (changed: Record<string, string>): string[] =>
  catalogueFaults(new Map(Object.entries({ "first/en.po": EN, "first/ja.po": JA, ...changed })), ["en", "ja"]);

test("complete catalogues have no fault", () => {
  expect(faultsOf({ "more/ja.po": catalogue(entry("Buy", "購入"), entry("Buy", "買い", "verb")) })).toEqual([]);
});

test("a text without a translation is refused", () => {
  expect(faultsOf({ "first/ja.po": JA.replace("購入", "") })).toEqual(['first/ja.po:7: no translation of "Buy"']);
});

test("a translation with other placeholders is refused, also in the cases of a plural", () => {
  expect(faultsOf({ "first/ja.po": JA.replace("残り{name}", "残り{nome}") })).toEqual([
    'first/ja.po:11: other placeholders in "残り{nome}" than in the source: {name}',
  ]);
  expect(faultsOf({ "first/ja.po": JA.replace("{#件}", "{{total}件}") })).toEqual([
    'first/ja.po:15: other placeholders in "{count, plural, other {{total}件}}" than in the source: {count}',
  ]);
});

test("a second translation of the same text is refused", () => {
  expect(faultsOf({ "more/ja.po": catalogue(entry("Buy", "買う")) })).toEqual([
    'more/ja.po:7: "Buy" is "買う" here and "購入" in first/ja.po:7',
  ]);
});

test.each([
  ["{count, plural, other {#件}", "Unexpected message end, at its character 27"],
  ["{count, plural, otter {#件}}", "The plural case otter is not valid in this locale, at its character 17"],
  ["{count, plural, one {#件}}", '{count, plural} has no case "other"'],
  ["{count, plurals, other {#件}}", '{count} has the unknown format "plurals"'],
  ["{count, plural, other {{kind, select, a {A}}}}", '{kind, select} has no case "other"'],
])("the message %s is refused with its line", (text, fault) => {
  expect(faultsOf({ "first/ja.po": JA.replace("{count, plural, other {#件}}", text) })).toEqual([
    `first/ja.po:15: "${text}" is not a message in ICU format: ${fault}`,
  ]);
});

test("a language without a catalogue is refused", () => {
  expect(catalogueFaults(new Map([["first/en.po", EN]]), ["en", "ja"])).toEqual(["there is no catalogue of ja"]);
});

test("a text that only the source or only the catalogue has is refused", () => {
  expect(staleFaults("ja.po", JA, EN)).toEqual([]);
  expect(staleFaults("ja.po", JA, JA.replace('"Buy"', '"Buy now"'))).toEqual([
    'web/src/a.tsx: "Buy now" is not in ja.po; npm run extract adds it',
    'ja.po:7: "Buy" is not in the source; npm run extract removes it',
  ]);
});
