// Checks the catalogues, the server's sentences and the demo content against the glossary of docs/rules.md (rule W1).
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLICATIONS } from "@hashgrove/mock-server/scenarios/content/catalogue.ts";
import { NEWS } from "@hashgrove/mock-server/scenarios/content/news.ts";
import { PRODUCTS } from "@hashgrove/mock-server/scenarios/content/products.ts";
import { ROOT } from "../steps.ts";
import { translationsOf } from "./catalogues.ts";
import { report } from "./report.ts";
import { glossaryOf, textsIn, wordFaults } from "./words.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const glossary = glossaryOf(read("docs/rules.md"));
const LANGUAGES = ["ja", "en", "zh-CN"] as const;
const MESSAGES = "mock-server/server/src/http/replies/messages";
/** The server's texts of movements and reviews, in every language. */
const TEXTS = "mock-server/server/src/operations";
/** A sentence of the server: a string after its key, on the same or the next line. */
const SENTENCE = /:\s*"((?:[^"\\]|\\.)*)"/g;

const faults = LANGUAGES.flatMap((language) => {
  const catalogues = globSync(`web/src/i18n/**/${language}.po`, { cwd: ROOT }).map((path) => ({
    path,
    texts: translationsOf(read(path)),
  }));
  const path = `${MESSAGES}/${language.toLowerCase()}.ts`;
  const sentences = [...read(path).matchAll(SENTENCE)].map(([, text]) => text ?? "");
  const localised = new RegExp(`[\\s{]"?${language}"?:\\s*"((?:[^"\\\\]|\\\\.)*)"`, "g");
  const texts = globSync(`${TEXTS}/*.ts`, { cwd: ROOT, exclude: ["**/*.test.ts"] }).map((file) => ({
    path: file,
    texts: [...read(file).matchAll(localised)].map(([, text]) => text ?? ""),
  }));
  const published = {
    path: "mock-server/server/src/scenarios/content",
    // Product names are proper names, like brands.
    texts: [...textsIn(PRODUCTS, language, ["title", "fullName"]), ...textsIn([NEWS, PUBLICATIONS], language, [])],
  };
  return [...catalogues, { path, texts: sentences }, ...texts, published].flatMap((place) =>
    place.texts.flatMap((text) => wordFaults(glossary, language, text).map((fault) => `${place.path}: ${fault}`)),
  );
});
if (glossary.length === 0) faults.push("docs/rules.md has no glossary");
report(faults, `${glossary.length} words of ${LANGUAGES.length} languages`);
