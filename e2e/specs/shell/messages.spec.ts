import { axeFaults } from "../../axe-faults.ts";
import { clipboardPermissions } from "../../engines.ts";
import { expect, withWords } from "../../fixtures.ts";
import { MONEY_POSTS } from "../../pages/money-posts.ts";
import { Personage } from "../../pages/personage.ts";

const test = withWords({
  bankTopUp: { en: "Top-up by bank transfer", ja: "銀行振込で入金" },
  close: { en: "Close", ja: "閉じる" },
  copied: { en: "Copied: Branch code", ja: "支店コードをコピーしました。" },
  copy: { en: "Copy: Branch code", ja: "支店コードをコピー" },
  messages: { en: "Messages", ja: "メッセージ" },
});

test.use({ as: "alice", permissions: clipboardPermissions() });

test("a toast over an open dialog is announced, covers no focus, and closes by Escape alone", async ({
  page,
  words,
  own,
}) => {
  await new Personage(page, words).open("topUp");
  await page.getByRole("button", { name: own.bankTopUp }).click();
  const dialog = page.getByRole("dialog");
  const copy = dialog.getByRole("button", { name: own.copy });
  await expect(copy).toBeVisible();
  // By role, which ignores content hidden from assistive technology.
  const region = page.getByRole("region", { name: own.messages }).getByRole("status");
  await expect(region, "mounted before its text comes").toHaveCount(1);
  const mounted = await region.elementHandle();

  await copy.focus();
  await copy.press("Enter");
  await expect(region).toHaveText(own.copied);
  expect(await region.evaluate((now, before) => now === before, mounted), "the same region").toBe(true);
  await expect(copy).toBeFocused();
  const close = page.getByRole("region", { name: own.messages }).getByRole("button", { name: own.close });
  const [message, focused] = [await close.locator("..").boundingBox(), await copy.boundingBox()];
  if (!message || !focused) throw new Error("both are on screen");
  const apart =
    message.y >= focused.y + focused.height ||
    focused.y >= message.y + message.height ||
    message.x >= focused.x + focused.width ||
    focused.x >= message.x + message.width;
  expect(apart, "the focused button is in sight").toBe(true);

  await page.keyboard.press("Escape");
  await expect(region).toHaveText("");
  await expect(dialog, "the press was for the message").toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a message stays under the pointer, and its Close works beside an open dialog", async ({ page, words, own }) => {
  await page.clock.install();
  await new Personage(page, words).open("topUp");
  await page.getByRole("button", { name: own.bankTopUp }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: own.copy }).click();
  const messages = page.getByRole("region", { name: own.messages });
  await messages.getByText(own.copied).hover();
  expect(await axeFaults(page)).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(messages.getByText(own.copied)).toBeVisible();
  await messages.getByRole("button", { name: own.close }).click();
  await expect(messages.getByRole("status")).toHaveText("");
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: own.copy }).click();
  await expect(messages.getByText(own.copied)).toBeVisible();
  await dialog.getByRole("heading").first().hover();
  await page.clock.runFor(20_000);
  await expect(messages.getByRole("status"), "it goes by itself").toHaveText("");
});

test("too many requests over an open dialog are announced once, where assistive technology hears it", async ({
  page,
  lang,
}) => {
  const { purchase } = MONEY_POSTS;
  if (!purchase) throw new Error("the purchase is one of the money posts");
  const press = await purchase.fill(page, lang, 0);
  await page.route(`**/api/${purchase.call}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "7" },
      json: { code: 429, msg: "Too many requests at once.", data: null },
    }),
  );
  await press.click();
  // By role, which ignores content behind an open dialog.
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText([/Too many requests at once\./]);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(press).toBeEnabled();
});
