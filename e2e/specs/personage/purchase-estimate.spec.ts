import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";
import { receiveText } from "../../pages/purchase.ts";
import { chooseWords, type WordList } from "../../words.ts";

const OWN = {
  agreed: { en: "Rate agreed at purchase", ja: "購入時の年率" },
  applied: { en: "Rate used for the estimate", ja: "試算に使う年率" },
  details: { en: "Details", ja: "詳細" },
  feeLeftOut: {
    en: "The investor bears the custody fee of 0.2% a year; the rates shown are net of it.",
    ja: "管理手数料（年0.2%）はお客様のご負担です。",
  },
  highest: { en: "Over the term at 4%, the highest rate", ja: "期間中の収益（目安、上限の年率4%）" },
  lowest: { en: "For a full year at 3.2%, the lowest rate", ja: "1年あたりの収益（目安、下限の年率3.2%）" },
  rate: { en: "Estimated annual rate", ja: "年率（目安）" },
  rateText: { en: "6.5%–8.2%", ja: "6.5%〜8.2%" },
  ranged: { en: "Diversified plan, 12 months", ja: "分散プラン12か月" },
  shortPlan: { en: "Short hash power plan, 30 days", ja: "ハッシュパワー短期プラン30日" },
  term: { en: "Estimated earnings over the term", ja: "期間中の収益の目安" },
  unit: { en: "Amount (yen)", ja: "金額（円）" },
} as const satisfies WordList;

test.use({ as: "alice", scenario: "verified-with-funds" });

test("form, review, holding: the same yen on the same day, and the formula's figure second", async ({
  page,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  const sentence = receiveText(lang, "¥200,000", "¥200,591");
  const centre = new Personage(page, words);
  await centre.open("purchase");
  const item = page.getByRole("listitem").filter({ hasText: own.shortPlan });
  await expect(item, "for the minimum").toContainText(receiveText(lang, "¥20,000", "¥20,059"));
  await item.getByRole("button", { name: words.buy }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own.unit).fill("200000");
  await expect(dialog.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  const amounts = dialog.getByRole("paragraph");
  for (const [label, amount] of [
    [own.term, "¥591"],
    [own.lowest, "¥6,400"],
    [own.highest, "¥657"],
  ] as const)
    await expect(amounts.filter({ hasText: label })).toContainText(amount);
  await expect(dialog, "what the estimate leaves out").toContainText(own.feeLeftOut);

  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(dialog.getByText(sentence)).toBeVisible();
  const fact = (name: string) => dialog.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(dialog, "in the same words").toContainText(own.feeLeftOut);
  await expect(fact(own.term)).toHaveText("¥591");
  await expect(dialog, "the amounts for a full year and of the bounds stay on the form").not.toContainText("¥6,400");
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(dialog).toBeHidden();

  await centre.open("holdings");
  await page.getByRole("row").filter({ hasText: own.shortPlan }).getByRole("button", { name: own.details }).click();
  await expect(dialog.getByRole("paragraph").filter({ hasText: "¥200,591" })).toContainText("¥200,000");
});

test("a range is shown in the server's own words, and the sentence goes by the rate of a purchase, which is named", async ({
  page,
  words,
  lang,
}) => {
  const own = chooseWords(lang, OWN);
  await new Personage(page, words).open("purchase");
  const item = page.getByRole("listitem").filter({ hasText: own.ranged });
  await expect(item.locator("dl > div").filter({ hasText: own.rate }).locator("dd")).toHaveText(own.rateText);
  await expect(item).toContainText(receiveText(lang, "¥100,000", "¥107,400"));

  await item.getByRole("button", { name: words.buy }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own.unit).fill("200000");
  await expect(dialog.getByRole("paragraph").filter({ hasText: own.applied })).toContainText("7.4%");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: words.goToReview }).click();
  const fact = (within: Locator, name: string) => within.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(fact(dialog, own.rate)).toHaveText(own.rateText);
  await expect(fact(dialog, own.applied)).toHaveText("7.4%");
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(dialog).toBeHidden();
  const result = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("[data-place-title]") });
  await expect(fact(result, own.agreed), "fixed now").toHaveText("7.4%");
  await expect(fact(result, own.rate)).toHaveCount(0);
});
