import { expect, test } from "../../fixtures.ts";
import { staleTexts } from "../../translated-pages/stale-texts.ts";
import { translate, translateFromStart, type Way } from "../../translated-pages/translator.ts";

test("a home page that is translated before its code runs works, in its own language", async ({ page, words }) => {
  const languages = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.url().includes("/api/")) languages.add(request.headers()["accept-language"]);
  });
  await translateFromStart(page);
  await page.goto("");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: words.productName }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  expect(await staleTexts(page)).toEqual([]);
  expect([...languages]).toEqual(["ja"]);
});

for (const way of ["widget", "place"] satisfies Way[]) {
  test(`what opens on a page that a translator changes by ${way} is up to date`, async ({ page, words }) => {
    await page.goto("#/product/details?id=2");
    await translate(page, way);
    const amount = page.getByRole("main").getByRole("textbox", { name: words.amount });
    const result = page.getByRole("region", { name: words.estimateTitle }).getByRole("status");
    for (const [entered, shown] of [
      ["1000", "¥30,000"],
      ["300000", "¥311,700"],
    ] as const) {
      await amount.fill(entered);
      await expect(result).toContainText(shown);
      expect(await staleTexts(page)).toEqual([]);
    }
  });
}
