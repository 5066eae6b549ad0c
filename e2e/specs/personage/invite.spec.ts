import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { clipboardPermissions } from "../../engines.ts";
import { expect, test } from "../../fixtures.ts";
import { Keyboard } from "../../pages/keyboard.ts";
import { loseNextReply } from "../../pages/replies.ts";
import { chooseWords, type Language, type WordList } from "../../words.ts";

const OWN = {
  claim: { en: "Claim", ja: "を受け取る" },
  claimAmount: { en: "Claim ¥2,000", ja: "¥2,000を受け取る" },
  claimed: { en: "Claimed", ja: "受け取り済み" },
  readyToClaim: { en: "Ready to claim", ja: "受け取れます" },
  share: { en: "Share invite link", ja: "招待リンクを共有" },
  copyCode: { en: "Copy invite code", ja: "招待コードをコピー" },
  selected: {
    en: "It is selected: copy it by hand.",
    ja: "コピーできませんでした。選択してあるので、手動でコピーしてください。",
  },
  copyLink: { en: "Copy invite link", ja: "招待リンクをコピー" },
  everyStep: { en: "You have reached every tier", ja: "すべての段階を達成し" },
  inviteText: { en: "Invite text", ja: "招待文" },
  onePerson: {
    en: "1 more person until the next reward of ¥500.",
    ja: "あと1人で、次の報酬¥500を受け取れます。",
  },
  received: { en: "¥2,000 was added to your balance.", ja: "¥2,000を受け取りました。" },
  steps: { en: "Reward tiers", ja: "報酬の段階" },
  unknown: { en: "We do not know whether the reward was paid.", ja: "報酬を受け取れたか確認できませんでした。" },
  eighteen: { en: "18 more people", ja: "あと18人" },
} as const satisfies WordList;

test.use({ scenario: "invite-ladder", as: "alice" });

const parts = (page: Page, lang: Language) => {
  const own = chooseWords(lang, OWN);
  return {
    own,
    open: () => page.goto("#/personage?personageHighlight=5"),
    claim: page.getByRole("button", { name: own.claim }),
    bar: page.getByRole("progressbar"),
    rungs: page.getByRole("list", { name: own.steps }).getByRole("listitem"),
  };
};

test("the ladder shows the progress, and a reward is claimed once", async ({ page, world, lang }) => {
  const { own, open, claim, bar, rungs } = parts(page, lang);
  await open();
  await expect(rungs).toHaveCount(4);
  await expect(rungs.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(rungs.nth(3)).toContainText("¥30,000");
  await expect(rungs.nth(0)).toContainText(own.claimed);
  await expect(rungs.nth(1)).toContainText(own.readyToClaim);
  await expect(claim).toHaveAccessibleName(own.claimAmount);
  await expect(bar).toHaveAttribute("aria-valuenow", "12");
  await expect(bar).toHaveAttribute("aria-valuemax", "100");
  expect(await axeFaults(page)).toEqual([]);

  // Two presses in one task, faster than any person.
  await claim.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(own.received)).toBeVisible();
  await expect(claim).toHaveAttribute("aria-disabled", "true");
  await expect(rungs.nth(1)).toContainText(own.claimed);
  await expect(page.getByText(own.eighteen)).toBeVisible();
  await claim.click({ force: true });
  expect(await world.calls("invite_recode.receive")).toBe(1);
  expect(await world.get(world.member("alice").session.token, "wallet/getBalance")).toMatchObject({ balance: 2_500 });
});

test("every tier is on the bar with equal width and its number below", async ({ page, lang }) => {
  const { open, bar } = parts(page, lang);
  await open();
  await expect(bar).toBeVisible();
  const { width, x } = (await bar.boundingBox()) ?? { width: 0, x: 0 };
  const notches = await bar.evaluate((element) =>
    [...element.children].slice(1).map((notch) => notch.getBoundingClientRect().left),
  );
  expect(notches.map((left) => Math.round(((left - x) / width) * 100))).toEqual([25, 50, 75]);
  const filled = await bar.locator("> div").first().boundingBox();
  expect((filled?.width ?? 0) / width, "two tiers, and 2 of the 20 people to the third").toBeCloseTo(0.525, 2);
  const labels = bar.locator("xpath=following-sibling::*").locator("span");
  await expect(labels).toHaveText(["3", "10", "30", "100"]);
});

test("with a share sheet the text is shared there, and closing it is not an error", async ({ page, lang }) => {
  const { own, open } = parts(page, lang);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data?.text ?? "");
      throw new DOMException("closed", "AbortError");
    };
  });
  await open();
  await page.getByRole("button", { name: own.share }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await expect.poll(shared).toEqual([expect.stringContaining("#/signIn?inviteCode=")]);
  await expect(page.getByRole("button", { name: own.copyLink })).toBeVisible();
  await expect(page.getByRole("textbox", { name: own.inviteText })).toHaveCount(0);
});

test.describe("without a share sheet", () => {
  test("the link is copied, as before", async ({ page, lang }) => {
    const { own, open } = parts(page, lang);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await open();
    await expect(page.getByRole("button", { name: own.copyLink })).toBeVisible();
    await expect(page.getByRole("button", { name: own.share })).toHaveCount(0);
  });
});

test("after a lost reply, claiming again by keyboard pays once", async ({ page, world, lang }) => {
  const { own, open, claim } = parts(page, lang);
  await loseNextReply(page, "**/api/invite_recode/receive");
  await open();
  await expect(claim).toBeVisible();
  await new Keyboard(page).tabTo(claim);
  // Block the page's own reads of the list, so that only the member's press retries.
  await page.route("**/api/invite_recode/getIncentiveList", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: own.unknown })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(own.received)).toBeVisible();
  await expect(claim, "the focus stays").toBeFocused();
  expect(await world.get(world.member("alice").session.token, "wallet/getBalance")).toMatchObject({ balance: 2_500 });
});

for (const [who, text] of [
  ["bob", "onePerson"],
  ["carol", "everyStep"],
] as const) {
  test.describe(who, () => {
    test.use({ as: who });
    test("cannot claim, and reads why", async ({ page, world, lang }) => {
      const { own, open, claim, bar } = parts(page, lang);
      await open();
      await expect(claim).toHaveAttribute("aria-disabled", "true");
      await expect(claim).toHaveAccessibleDescription(new RegExp(own[text]));
      await claim.click({ force: true });
      await expect(bar, "capped").toHaveAttribute("aria-valuenow", who === "bob" ? "2" : "100");
      expect(await world.calls("invite_recode.receive")).toBe(0);
    });
  });
}

test("link and code are copied, the link opens the sign-up", async ({ page, context, world, words, lang }) => {
  const { own, open } = parts(page, lang);
  const { token } = world.member("alice").session;
  const { inviteCode } = await world.get<{ inviteCode: string }>(token, "user/getInviteCode");
  const link = `${world.url}#/signIn?inviteCode=${inviteCode}`;
  await context.grantPermissions(clipboardPermissions());
  await open();
  await expect(page.locator("main svg[role=img]")).toHaveAttribute("width", "144");
  await expect(page.getByText(link)).toBeVisible();

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: own.copyCode }).click();
  expect(await clipboard()).toBe(inviteCode);
  await page.getByRole("button", { name: own.copyLink }).click();
  const text = await clipboard();
  expect(text, "Japanese in every language (rule C5)").toContain("1人招待するごとに50円、最大50,000円");
  expect(text.endsWith(`\n${link}`)).toBe(true);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  await page.getByRole("button", { name: own.copyLink }).click();
  await expect(page.getByRole("textbox", { name: own.inviteText })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);

  // Simulate plain http, over which browsers have no clipboard API.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: own.copyCode }).click();
  await expect(page.getByText(own.selected)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(inviteCode);

  await page.evaluate(() => localStorage.removeItem("userinfo"));
  await page.goto(link);
  await page.reload();
  await expect(page.getByLabel(words.invitedWith)).toHaveValue(inviteCode);
});
