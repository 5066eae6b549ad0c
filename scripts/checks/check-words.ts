// Checks the catalogues, the server's sentences and the demo content against the glossary of docs/rules.md (rule W1).
import { PUBLICATIONS } from "@hashgrove/mock-server/scenarios/content/catalogue.ts";
import { NEWS } from "@hashgrove/mock-server/scenarios/content/news.ts";
import { PRODUCTS } from "@hashgrove/mock-server/scenarios/content/products.ts";
import { translationsOf } from "./catalogues/catalogues.ts";
import { glossaryOf, textsIn, wordFaults } from "./catalogues/words.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

const glossary = glossaryOf(read("docs/rules.md"));
const LANGUAGES = ["ja", "en", "zh-CN"] as const;
const MESSAGES = "mock-server/server/src/http/replies/messages";
/** The server's texts of movements and reviews, in every language. */
const TEXTS = "mock-server/server/src/operations";
/** A sentence of the server: a string after its key, on the same or the next line. */
const SENTENCE = /:\s*"((?:[^"\\]|\\.)*)"/g;
/** Texts of a file that match, with `path:line`. */
const textsOf = (path: string, pattern: RegExp): readonly Text[] => {
  const code = read(path);
  return [...code.matchAll(pattern)].map(({ 0: whole, 1: text = "", index }) => ({
    text,
    place: `${path}:${code.slice(0, index + whole.indexOf(text)).split("\n").length}`,
  }));
};

interface Text {
  readonly text: string;
  readonly place: string;
}

const faults = LANGUAGES.flatMap((language) => {
  const localised = new RegExp(`[\\s{]"?${language}"?:\\s*"((?:[^"\\\\]|\\\\.)*)"`, "g");
  // Product names are proper names, like brands.
  const published = [
    ...textsIn(PRODUCTS, language, ["title", "fullName"]),
    ...textsIn([NEWS, PUBLICATIONS], language, []),
  ];
  const texts = [
    ...find(`web/src/i18n/**/${language}.po`).flatMap((path) =>
      translationsOf(read(path)).map(({ text, line }) => ({ text, place: `${path}:${line}` })),
    ),
    ...textsOf(`${MESSAGES}/${language.toLowerCase()}.ts`, SENTENCE),
    ...find(`${TEXTS}/*.ts`)
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => textsOf(path, localised)),
    ...published.map((text) => ({ text, place: "mock-server/server/src/scenarios/content" })),
  ];
  return texts.flatMap(({ text, place }) => wordFaults(glossary, language, text).map((fault) => `${place}: ${fault}`));
});
if (glossary.length === 0) faults.push("docs/rules.md has no glossary");
report(faults, `${glossary.length} words of ${LANGUAGES.length} languages`);
