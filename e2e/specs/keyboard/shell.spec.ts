import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { chooseWords, type Language } from "../../words.ts";

const own = (lang: Language) =>
  chooseWords(lang, {
    skip: { en: "Skip to content", ja: "本文へ移動" },
    other: { en: "日本語", ja: "English" },
  });

test("the first tab stop skips the menu", async ({ page, lang }) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/product");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keyboard.tab();
  const skip = page.getByRole("link", { name: own(lang).skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#\/product$/);
  await keyboard.tab();
  expect(await keyboard.isIn(page.getByRole("main"))).toBe(true);
});

test("the menu: opens a page, which then has focus; on phones in a drawer that keeps it", async ({ page, words }) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/login");
  await page.goto("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const opener = page.getByRole("banner").getByRole("button", { name: words.menu });
  const phone = await opener.isVisible();
  const drawer = page.getByRole("dialog", { name: words.menu });
  if (phone) {
    await keyboard.tabTo(opener);
    await keyboard.press("Enter");
    await expect(drawer).toBeVisible();
    for (const key of [...Array<"Tab">(12).fill("Tab"), ...Array<"Shift+Tab">(12).fill("Shift+Tab")]) {
      await keyboard.tab(key);
      expect(await keyboard.isIn(drawer), "the focus stays in the drawer").toBe(true);
    }
    await keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await keyboard.press("Enter");
    await expect(drawer).toBeVisible();
  }
  const menu = phone ? drawer : page.getByRole("banner");
  await keyboard.tabTo(menu.getByRole("link", { name: words.products, exact: true }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/product$/);
  await expect(page.getByRole("heading", { level: 1, name: words.products })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("main"), "reading begins at the new page").toBeFocused();
});

test("the list of languages: opened, moved through, left with Escape, chosen from", async ({ page, words, lang }) => {
  const keyboard = new Keyboard(page);
  await page.goto("#/login");
  const opener = page.getByRole("banner").getByRole("button", { name: words.language });
  const list = page.getByRole("listbox", { name: words.language });
  await keyboard.tabTo(opener);
  await keyboard.press("ArrowDown");
  await expect(list).toBeFocused();
  await expect(page.getByRole("option")).toHaveText(["日本語", "English"]);
  await expect(page.getByRole("option", { selected: true })).toHaveText(lang === "ja" ? "日本語" : "English");
  await keyboard.press("End", "ArrowUp");
  await keyboard.seesFocus();
  await keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();

  await keyboard.press("Enter");
  await expect(list).toBeFocused();
  await keyboard.press(lang === "ja" ? "End" : "Home");
  await expect(page.getByRole("option", { name: own(lang).other })).toHaveAttribute("data-highlighted", "");
  await keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", lang === "ja" ? "en" : "ja");
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("is asked before logging out, and gets back to where they were", async ({ page, words, lang }) => {
    const { cancel } = chooseWords(lang, { cancel: { en: "Cancel", ja: "キャンセル" } });
    const keyboard = new Keyboard(page);
    await page.goto("#/product");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const opener = page.getByRole("banner").getByRole("button", { name: words.menu });
    const phone = await opener.isVisible();
    const ask = async () => {
      if (phone) {
        if (!(await opener.evaluate((element) => element === document.activeElement))) await keyboard.tabTo(opener);
        await keyboard.press("Enter");
        await keyboard.tabTo(
          page.getByRole("dialog", { name: words.menu }).getByRole("button", { name: words.logOut }),
        );
      } else {
        const button = page.getByRole("banner").getByRole("button", { name: words.logOut });
        if (!(await button.evaluate((element) => element === document.activeElement))) await keyboard.tabTo(button);
      }
      await keyboard.press("Enter");
    };
    const dialog = page.getByRole("dialog", { name: words.logOut });

    await ask();
    await expect(dialog).toBeVisible();
    await expect.poll(() => keyboard.isIn(dialog)).toBe(true);
    await keyboard.tabTo(dialog.getByRole("button", { name: cancel }));
    await keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(phone ? opener : page.getByRole("button", { name: words.logOut })).toBeFocused();

    await ask();
    await expect(dialog).toBeVisible();
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(phone ? opener : page.getByRole("button", { name: words.logOut })).toBeFocused();
    await ask();
    await keyboard.tabTo(dialog.getByRole("button", { name: words.logOut }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/login$/);
  });
});
