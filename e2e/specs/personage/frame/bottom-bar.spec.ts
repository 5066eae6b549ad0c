import { axeFaults } from "../../../axe-faults.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { Keyboard } from "../../../pages/keyboard.ts";

const test = withWords({
  invite: { en: "Invite rewards", ja: "招待報酬" },
  more: { en: "More", ja: "その他" },
});

test.use({ as: "alice", viewport: { width: 375, height: 667 } });

test("five items, the other six sections behind the last, and the current one marked", async ({ page, words, own }) => {
  await page.goto("#/personage");
  const bar = page.getByRole("navigation", { name: words.personalCentre });
  await expect(bar.getByRole("link")).toHaveCount(4);
  await expect(bar.getByRole("link", { name: words.accountAssets })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: words.records }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.records })).toBeVisible();

  const keyboard = new Keyboard(page);
  const more = bar.getByRole("button", { name: own.more });
  await keyboard.tabTo(more);
  await keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(bar.getByRole("link")).toHaveCount(4 + 6);
  expect(await axeFaults(page)).toEqual([]);
  await keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(bar.getByRole("link")).toHaveCount(4);
  await more.click();
  await bar.getByRole("link", { name: own.invite }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.invite })).toBeVisible();
  await expect(bar.getByRole("link")).toHaveCount(4);
  await expect(more).toHaveAttribute("data-current", "true");
});

test("covers neither focus, toasts nor the end of the page", async ({ page, words }) => {
  await page.goto("#/personage?personageHighlight=20");
  const bar = page.getByRole("navigation", { name: words.personalCentre });
  const keyboard = new Keyboard(page);
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keyboard.tabTo(last);
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (box: Promise<{ y: number; height: number } | null>) => {
    const found = await box;
    return found ? found.y + found.height : Number.NaN;
  };
  expect(await bottomOf(last.boundingBox())).toBeLessThanOrEqual(await top());

  await page.getByRole("main").getByRole("button").nth(2).click();
  const toast = page.getByRole("alert");
  await expect(toast).toBeVisible();
  expect(await bottomOf(toast.boundingBox())).toBeLessThanOrEqual(await top());
});
