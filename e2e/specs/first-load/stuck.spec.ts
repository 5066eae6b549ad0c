// If required code fails to load, the page says so in the reader's language.
import { isChunk } from "../../built-files.ts";
import { expect, test } from "../../fixtures.ts";

const WORDS = {
  ja: { text: "ページの読み込みが終わっていません。", button: "再読み込み" },
  en: { text: "This page has not finished loading.", button: "Reload" },
  "zh-CN": { text: "页面尚未加载完成。", button: "重新加载" },
} as const;

/** Chunks that fail to load: the entry, a chunk that it needs, and the catalogues. */
const LOST = [["index"], ["shell"], ["ja", "en", "zh-CN"]] as const;

for (const storedLanguage of ["ja", "en", "zh-CN"] as const) {
  test.describe(storedLanguage, () => {
    test.use({ storedLanguage });
    // Every kind of loss is tested in one language and each language with one page, because the note and its retry
    // button are the same code.
    for (const path of storedLanguage === "ja" ? ["", "#/product"] : [""]) {
      for (const lost of storedLanguage === "ja" ? LOST : [LOST[2]]) {
        test(`${path || "home"} without ${lost[0]}: the note appears, and its button reloads the page`, async ({
          page,
        }) => {
          const { text, button } = WORDS[storedLanguage];
          const isLost = isChunk(...lost);
          await page.route(isLost, (route) => route.fulfill({ status: 404, body: "" }));
          await page.goto(path);
          const note = page.getByRole("alert").filter({ hasText: text });
          await expect(note).toBeVisible();
          await expect(note).toHaveText(new RegExp(`^\\s*${text}[^]*${button}\\s*$`), { useInnerText: true });
          await page.unroute(isLost);
          await note.getByRole("button", { name: button }).click();
          await expect(page.locator("main h1")).toBeVisible();
          await expect(note).toHaveCount(0);
        });
      }
    }
  });
}

test("shows the same note while the code neither loads nor fails, and removes it when it loads", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(isChunk("shell"), async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("#/product", { waitUntil: "commit" });
  const note = page.getByText(WORDS.ja.text);
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(note).toBeVisible();
  await page.clock.resume();
  gate.resolve();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(note).toHaveCount(0);
});
