import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { activateLanguage, loadPersonageTexts } from "./activate.ts";

test("a part's texts that come before the site's are in its language, and stay", async () => {
  document.documentElement.lang = "en";
  await loadPersonageTexts();
  await activateLanguage("en");
  const texts = Object.keys(i18n.messages).length;
  await loadPersonageTexts();
  expect(Object.keys(i18n.messages).length, "nothing of the part was missing").toBe(texts);
});
