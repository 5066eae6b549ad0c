import { expect, withWords } from "../fixtures.ts";

const test = withWords({
  agreement: { en: "User agreement", ja: "利用規約" },
  contents: { en: "Contents", ja: "目次" },
  inEnglish: { en: "shown in English", ja: "英語で表示しています" },
  inJapanese: { en: "shown in Japanese", ja: "日本語で表示しています" },
  missing: { en: "Agreement not found", ja: "規約が見つかりません" },
  print: { en: "Print", ja: "印刷する" },
  privacy: { en: "Privacy policy", ja: "プライバシーポリシー" },
  purposes: { en: "2. What we use it for", ja: "2. 利用の目的" },
  unpublished: { en: "This text has not been published yet.", ja: "この文書はまだ公開されていません。" },
});

test("opens from the footer in its own window, without access to the opener", async ({ page, context, own }) => {
  await page.goto("#/product");
  // Wait for the products: they move the footer when they arrive, and a click at its old position would miss.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const opened = context.waitForEvent("page");
  await page.getByRole("contentinfo").getByRole("link", { name: own.privacy }).click();
  const agreement = await opened;
  await expect(agreement.getByRole("heading", { level: 1, name: own.privacy })).toBeVisible();
  await expect(agreement).toHaveTitle(new RegExp(own.privacy));
  expect(await agreement.evaluate(() => window.opener === null)).toBe(true);
});

test("a text with its contents, by keyboard, and the link to the other one", async ({ page, own }) => {
  await page.goto("#/agreement?type=privacy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(7);
  await expect(main.getByRole("heading", { name: own.privacy }), "the title is said once").toHaveCount(1);

  const folded = main.getByText(own.contents, { exact: true }).and(page.locator("summary"));
  if (await folded.isVisible()) {
    await folded.focus();
    await page.keyboard.press("Enter");
  }
  const link = main.getByRole("link", { name: own.purposes });
  await link.focus();
  await page.keyboard.press("Enter");
  const heading = main.getByRole("heading", { level: 2, name: own.purposes });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#\/agreement\?type=privacy#section-2$/);

  await page.reload();
  await expect(heading, "the address leads to the section").toBeInViewport();
  await main.getByRole("link", { name: own.agreement }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.agreement })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(9);
});

// @chromium, because only Chromium's driver emulates print and schemes.
test("prints the text alone, in the light scheme", { tag: "@chromium" }, async ({ page, own }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("#/agreement?type=user_policy");
  const print = page.getByRole("button", { name: own.print });
  await print.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(print).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("an unknown address links to both", async ({ page, world, own }) => {
  for (const search of ["", "?type=", "?type=terms", "?type=PRIVACY"]) {
    await page.goto(`#/agreement${search}`);
    await expect(page.getByRole("heading", { level: 1, name: own.missing }), search).toBeVisible();
  }
  expect(await world.calls("sys_config.getArrayConfig"), "nothing was asked of the server").toBe(0);
  await expect(page.getByRole("main").getByRole("link", { name: own.privacy })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: own.agreement }).click();
  await expect(page).toHaveURL(/#\/agreement\?type=user_policy$/);
});

test("in the reader's language, or the fallback with a note", async ({ page, lang, words, own }) => {
  const other = lang === "ja" ? "en" : "ja";
  let texts: Record<string, string> = { ja: "", en: "", "zh-CN": "<p>中文</p>", [other]: "<p>Something else</p>" };
  let failing = false;
  await page.route("**/api/sys_config/getArrayConfig**", (route) =>
    failing ? route.fulfill({ status: 500, body: "" }) : route.fulfill({ json: { code: 200, msg: "", data: texts } }),
  );
  await page.goto("#/agreement?type=privacy");
  const main = page.getByRole("main");
  await expect(main).toContainText(other === "en" ? own.inEnglish : own.inJapanese);
  await expect(main.locator(`[lang=${other}]`)).toHaveText("Something else");

  texts = { ja: "", en: " ", "zh-CN": "<p>中文</p>" };
  await page.reload();
  await expect(main).toContainText(own.unpublished);

  failing = true;
  await page.reload();
  const retry = main.getByRole("button", { name: words.retry });
  await expect(retry).toBeVisible();
  failing = false;
  texts = { ja: "<p>Mine</p>", en: "<p>Mine</p>", "zh-CN": "" };
  await retry.click();
  await expect(main.locator(`[lang=${lang}]`)).toHaveText("Mine");
});
