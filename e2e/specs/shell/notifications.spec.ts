import { axeFaults } from "../../axe-faults.ts";
import { expect, withWords } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { Personage } from "../../pages/personage.ts";

const test = withWords({
  notifications: { en: "Notifications", ja: "お知らせ" },
  credited: { en: "Top-up credited", ja: "入金が残高に反映されました" },
  identityFailed: {
    en: "Your identity documents were not accepted",
    ja: "本人確認書類が承認されませんでした",
  },
  buyAgain: { en: "Buy again", ja: "同じ商品をもう一度購入する" },
  isNew: { en: "New", ja: "新着" },
  newChanges: { en: "new change", ja: "新しいお知らせが" },
  returned: { en: "Withdrawal not accepted", ja: "出金は承認されず" },
  verifyAgain: { en: "Verify again", ja: "もう一度提出する" },
  whatToDo: { en: "What you can do", ja: "対処方法を見る" },
});

test.use({ as: "alice" });

test.describe("everything in review", () => {
  test.use({ scenario: "under-review" });

  test("axe finds nothing in the open notifications", async ({ page, world, words, own }) => {
    await page.clock.install();
    await page.goto("#/personage");
    const banner = page.getByRole("banner");
    await new Personage(page, words).bellHasLooked();
    await world.decide("alice", "topup", "approve", { record: 1 });
    await world.decide("alice", "identity", "reject", { reason: "不鮮明です" });
    await page.clock.fastForward(60_000);
    await expect(banner.getByRole("status")).toContainText(own.newChanges);
    await banner.getByRole("button", { name: own.notifications }).click();
    const list = page.getByRole("region", { name: own.notifications });
    await expect(list.getByRole("listitem").filter({ hasText: own.isNew })).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("the bell shows what was decided, with reason and next step, and the open page follows", async ({
    page,
    world,
    words,
    own,
  }) => {
    // The polling interval runs on the browser's clock, so it is advanced instead of waited for.
    await page.clock.install();
    await page.goto("#/personage");
    const bell = page.getByRole("banner").getByRole("button", { name: own.notifications });
    const announcement = page.getByRole("banner").getByRole("status");
    await expect(page.getByRole("main")).toContainText("¥150,000");
    await expect(bell).toHaveAccessibleName(own.notifications);
    // After its first read the bell counts existing events as known.
    await new Personage(page, words).bellHasLooked();

    await world.decide("alice", "topup", "approve", { record: 1 });
    await world.decide("alice", "withdrawal", "reject", { reason: "口座を確認できません" });
    await world.decide("alice", "identity", "reject", { reason: "不鮮明です" });
    await page.clock.fastForward(60_000);
    await expect(announcement).toContainText(own.newChanges);
    await expect(announcement).toContainText("3");
    await expect(page.getByRole("main"), "the figures follow by themselves").toContainText("¥300,000");

    const keyboard = new Keyboard(page);
    await keyboard.tabTo(bell);
    await keyboard.press("Enter");
    const list = page.getByRole("region", { name: own.notifications });
    await expect(list).toBeFocused();
    const rows = list.getByRole("listitem");
    await expect(rows.filter({ hasText: own.isNew })).toHaveCount(3);
    await expect(rows.filter({ hasText: own.credited })).toContainText("¥100,000");
    await expect(rows.filter({ hasText: own.returned })).toContainText("口座を確認できません");
    await expect(rows.filter({ hasText: own.identityFailed })).toContainText("不鮮明です");
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(bell).toBeFocused();
    await expect(bell).toHaveAccessibleName(own.notifications);

    await bell.click();
    await expect(rows.filter({ hasText: own.isNew }), "seen by now").toHaveCount(0);
    await rows.filter({ hasText: own.returned }).getByRole("link", { name: own.whatToDo }).click();
    await expect(page.getByRole("dialog")).toContainText("口座を確認できません");
    await expect(list).toHaveCount(0);
    await page.goto("#/personage");
    await bell.click();
    await rows.filter({ hasText: own.identityFailed }).getByRole("link", { name: own.verifyAgain }).click();
    await expect(page).toHaveURL(/personageHighlight=3&tab=form/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.accountAssets);
  });
});

test("announces news at once when the member comes back to the page", async ({ page, world, own }) => {
  await page.clock.install();
  await page.goto("#/personage");
  const firstLook = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("lastLook:")));
  await expect(page.getByRole("main")).toContainText("¥487,276");
  await page.clock.runFor(1_100);
  await expect.poll(firstLook, "what has been so far is known").toBe(true);
  await world.grant("alice", 5_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("banner").getByRole("status")).toContainText(own.newChanges);
  await expect(page.getByRole("main"), "the figures follow by themselves").toContainText("¥492,276");
});

test("a matured holding links to investing again; a public page requests nothing until the bell is pressed", async ({
  page,
  world,
  own,
}) => {
  await page.goto("#/aboutus");
  const bell = page.getByRole("banner").getByRole("button", { name: own.notifications });
  await expect(bell).toBeVisible();
  expect(await world.calls("orders.getMyFunds")).toBe(0);
  await bell.click();
  const list = page.getByRole("region", { name: own.notifications });
  await list.getByRole("link", { name: own.buyAgain }).first().click();
  await expect(page).toHaveURL(/personageHighlight=1&dialog=purchase&id=\d+&amount=80000/);
});
