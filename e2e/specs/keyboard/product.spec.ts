import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { chooseWords } from "../../words.ts";

test("from the list over an answer to a product and its estimate", async ({ page, words, lang }) => {
  const { details } = chooseWords(lang, { details: { en: "Details", ja: "詳細を見る" } });
  const keyboard = new Keyboard(page);
  await page.goto("#/product");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: words.productName });
  const question = page.getByRole("button", { name: words.howMuchQuestion });
  const answer = page.getByRole("region", { name: words.howMuchQuestion });

  await keyboard.tabTo(question);
  await expect(answer).toBeVisible();
  await keyboard.press("Escape");
  await expect(answer).toBeHidden();
  await keyboard.press("Enter");
  const link = answer.getByRole("link", { name: words.listOfProducts });
  // Wait for the link: the answer's text is sanitised before it is shown.
  await expect(link).toBeVisible();
  await keyboard.tab();
  await expect(link).toBeFocused();

  await keyboard.tabTo(card.getByRole("link", { name: details }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.productName })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  const explorer = page.getByRole("region", { name: words.estimateTitle });
  await keyboard.tabTo(explorer.getByRole("slider", { name: words.amount }));
  await keyboard.press("Home");
  await expect(explorer.getByRole("textbox", { name: words.amount })).toHaveValue("30,000");
  const before = await explorer.getByRole("status").textContent();
  await keyboard.press("ArrowRight");
  await expect(explorer.getByRole("textbox", { name: words.amount })).not.toHaveValue("30,000");
  await expect(explorer.getByRole("status")).not.toHaveText(before ?? "");

  await keyboard.tabTo(page.getByRole("navigation", { name: words.breadcrumb }).getByRole("link"), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/product$/);
});
