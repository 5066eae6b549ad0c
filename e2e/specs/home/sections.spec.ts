import { expect, withWords } from "../../fixtures.ts";

const test = withWords({
  highlights: { en: "How we look after your money", ja: "大切なお金を扱う仕組み" },
  figures: { en: "Figures that stay current", ja: "常に最新の数字" },
  books: { en: "Books that always balance", ja: "常に一致する帳簿" },
  help: { en: "When you need help", ja: "お困りのときは" },
  chat: { en: "24/7 support chat", ja: "24時間チャットサポート" },
  social: { en: "Official social media", ja: "公式SNS" },
  questions: { en: "Questions and answers", ja: "よくあるご質問" },
  partners: { en: "Partners", ja: "パートナー" },
  details: { en: "Details", ja: "詳細を見る" },
});

test("the highlights open one at a time, by mouse and keyboard, and the image follows", async ({ page, own }) => {
  await page.goto("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 50);
  const part = page.getByRole("region", { name: own.highlights });
  const [first, second] = [
    part.getByRole("button", { name: own.figures }),
    part.getByRole("button", { name: own.books }),
  ];
  await expect(part.getByRole("button")).toHaveCount(5);
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(part.getByRole("region", { name: own.figures })).toBeVisible();

  await second.click();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(part.getByRole("region", { name: own.figures })).toBeHidden();
  await expect(part.getByRole("region", { name: own.books })).toBeVisible();
  await expect(part.locator("svg [data-chosen]")).toHaveCount(1);

  await page.keyboard.press("Shift+Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Space");
  await expect(part.getByRole("button", { expanded: true })).toHaveCount(0);
});

test("help: two notes and a link to the questions; the partners are named", async ({ page, own }) => {
  await page.goto("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 50);
  const partners = page.getByRole("region", { name: own.partners });
  await partners.scrollIntoViewIfNeeded();
  await expect(partners.getByRole("img")).toHaveCount(8);
  await expect(partners.getByRole("img").first()).toHaveAccessibleName(/Demo partner A/);

  const help = page.getByRole("region", { name: own.help });
  for (const name of [own.chat, own.social]) {
    await help.getByRole("button", { name }).click();
    await expect(help.getByRole("region", { name })).toBeVisible();
  }
  await expect(help.getByRole("button", { expanded: true })).toHaveCount(1);

  await help.getByRole("link", { name: own.questions }).click();
  await expect(page).toHaveURL(/#\/product#questions$/);
  await expect(page.getByRole("heading", { name: own.questions })).toBeInViewport();
});

test("asks a visitor who buys to log in and redirects; details lead to the product", async ({ page, words, own }) => {
  await page.clock.install();
  await page.goto("");
  const row = page.getByRole("listitem").filter({ hasText: words.productName });
  await row.getByRole("link", { name: own.details }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.productName })).toBeVisible();
  // Not page.goBack(), which would time out: Firefox's driver does not report a navigation to a URL without a hash.
  await page.evaluate(() => history.back());
  await row.getByRole("button", { name: words.buy }).click();
  await expect(page.getByText(words.logInToSubscribe)).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(page).toHaveURL(/#\/login\?redirect=.*personageHighlight/);
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("buying opens the product's purchase at once", async ({ page, words }) => {
    await page.goto("");
    await page.getByRole("listitem").filter({ hasText: words.productName }).getByRole("button").click();
    await expect(page.getByRole("dialog")).toContainText(words.productName);
  });
});

test("back from a product, home is unchanged, without a reload", async ({ page, words, own }) => {
  await page.goto("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 50);
  const help = page.getByRole("region", { name: own.help });
  await help.getByRole("link", { name: own.questions }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: own.partners }).getByRole("img")).toHaveCount(8);
  const left = await page.evaluate(() => Math.round(window.scrollY));
  expect(left).toBeGreaterThan(500);
  await help.getByRole("link", { name: own.questions }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.products })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Not page.goBack(), which would time out: Firefox's driver does not report a navigation to a URL without a hash.
  await page.evaluate(() => history.back());
  await expect(help).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });
  test("the first product is on the first screen", async ({ page, words }) => {
    await page.goto("");
    const row = page.getByRole("listitem").filter({ hasText: words.productName });
    await expect(row.getByRole("button", { name: words.buy })).toBeInViewport({ ratio: 1 });
    await expect(row).toBeInViewport({ ratio: 1 });
  });
});
