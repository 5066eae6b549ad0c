import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import type { Words } from "../../words.ts";

const parts = (page: Page, words: Words) => ({
  question: page.getByRole("button", { name: words.howMuchQuestion }),
  other: page.getByRole("button", { name: words.earlyEndQuestion }),
  answer: page.getByText(words.howMuchAnswer),
});

test.beforeEach(async ({ page }) => {
  await page.goto("#/product");
});

test("the first answer is open at the start", async ({ page }) => {
  const questions = page.locator("main button[aria-expanded]");
  await expect(questions.first()).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
});

test("the full answer shows while the pointer is over its question, and nothing jumps", async ({ page, words }) => {
  const { question, other, answer } = parts(page, words);
  await expect(question).toHaveAttribute("aria-expanded", "false");
  await expect(answer).toBeHidden();
  await question.hover();
  await expect(answer).toBeVisible();
  await expect(question).toHaveAttribute("aria-expanded", "true");

  // Measures inside the page, because a driver may scroll to its target.
  const place = () => other.evaluate((node) => Math.round(node.getBoundingClientRect().top + window.scrollY));
  const before = await place();
  await other.hover();
  await expect(answer).toBeHidden();
  await expect(other).toHaveAttribute("aria-expanded", "true");
  // Only on wide screens: on narrow ones an answer opens between the questions and moves them.
  if ((page.viewportSize()?.width ?? 0) >= 1024) expect(await place()).toBe(before);

  await page.mouse.move(5, 300);
  await expect(other).toHaveAttribute("aria-expanded", "false");
});

test("a press keeps the answer, another closes it", async ({ page, words }) => {
  const { question, answer } = parts(page, words);
  await question.click();
  await page.mouse.move(5, 300);
  await expect(answer).toBeVisible();
  await question.click();
  await page.mouse.move(5, 300);
  await expect(answer).toBeHidden();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  // @chromium, because Firefox's driver does not turn a tap into a click.
  test("a tap does the same", { tag: "@chromium" }, async ({ page, words }) => {
    const { question, other, answer } = parts(page, words);
    await question.tap();
    await expect(answer).toBeVisible();
    await other.tap();
    await expect(answer).toBeHidden();
    await expect(other).toBeInViewport();
    await other.tap();
    await expect(other).toHaveAttribute("aria-expanded", "false");
  });
});

test("by keyboard: focus opens, links inside are reached, Escape closes", async ({ page, words }) => {
  const { question, answer } = parts(page, words);
  await expect(question).toBeVisible();
  // Starts from the previous question, as a reader does.
  await page.getByRole("button", { expanded: false }).first().focus();
  while (!(await question.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await expect(answer).toBeVisible();
  await expect(page.getByRole("region", { name: words.howMuchQuestion })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.listOfProducts })).toBeFocused();
  await expect(answer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(answer).toBeHidden();
});

test("axe finds nothing with an answer open", async ({ page, words }) => {
  const { question, answer } = parts(page, words);
  await question.click();
  await expect(answer).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("hostile texts", () => {
  test.use({ scenario: "edge-text" });
  test("open inertly and inside the screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const questions = page.locator("main button[aria-expanded]");
    await expect(questions.first()).toBeVisible();
    for (const question of await questions.all()) {
      await question.click();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => "__hostile" in window)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});
