import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { activateLanguage, withPersonageTexts } from "./activate.ts";

test("a part's texts that come before the site's are in its language, and stay", async () => {
  document.documentElement.lang = "en";
  await withPersonageTexts(async () => null);
  await activateLanguage("en");
  const texts = Object.keys(i18n.messages).length;
  await withPersonageTexts(async () => null);
  expect(Object.keys(i18n.messages).length, "nothing of the part was missing").toBe(texts);
});

test("a language that the document has already is not said again, for the sake of its styles", async () => {
  document.documentElement.lang = "en";
  const changes = new MutationObserver(() => {});
  changes.observe(document.documentElement, { attributes: true });
  await activateLanguage("en");
  expect(changes.takeRecords()).toEqual([]);
  await activateLanguage("ja");
  expect(document.documentElement.lang).toBe("ja");
  changes.disconnect();
});
