import { i18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { markLanguage } from "#lib/translation/page-language.ts";
import { activateLanguage, withPersonageTexts } from "./activate.ts";

// Reset to the state before the first activation.
beforeEach(() => i18n.loadAndActivate({ locale: "", messages: {} }));

test("texts of a part loaded before the site's are in its language, and stay", async () => {
  markLanguage("en");
  await withPersonageTexts(async () => null);
  await activateLanguage("en");
  const texts = Object.keys(i18n.messages).length;
  await withPersonageTexts(async () => null);
  expect(Object.keys(i18n.messages).length, "nothing of the part was missing").toBe(texts);
});

test("sets the document's language only if it differs, because of the style cost", async () => {
  markLanguage("ja");
  const changes = new MutationObserver(() => {});
  changes.observe(document.documentElement, { attributes: true });
  await activateLanguage("ja");
  expect(changes.takeRecords()).toEqual([]);
  await activateLanguage("zh-CN");
  expect(document.documentElement.lang).toBe("zh-CN");
  changes.disconnect();
});
