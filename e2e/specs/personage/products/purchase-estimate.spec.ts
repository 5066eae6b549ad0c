import type { Locator } from "@playwright/test";
import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";
import { payoutText, receiveText } from "../../../pages/purchase.ts";

const test = withWords({
  annual: { en: "Estimated earnings for a full year", ja: "1年に換算した収益（目安）" },
  applied: { en: "Annual rate at purchase", ja: "適用年率" },
  calculated: { en: "How it is calculated", ja: "計算のしかた" },
  comparison: { en: "At past rates", ja: "過去の年率での参考額" },
  details: { en: "Details", ja: "詳細" },
  feeLeftOut: {
    en: "A custody fee of 0.2% a year applies; the rates shown are after this fee.",
    ja: "管理手数料（年0.2%）がかかります。",
  },
  earnings: { en: "Estimated earnings until maturity", ja: "満期までの収益（目安）" },
  forDays: { en: "30 days at 4.0%", ja: "30日（年率4.0%）" },
  forYear: { en: "1 year at 3.2%", ja: "1年（年率3.2%）" },
  invested: { en: "Invested amount", ja: "保有額（購入金額）" },
  past: { en: "Past annual rate", ja: "年率（過去の実績）" },
  rateText: { en: "6.5%–8.2%", ja: "6.5%〜8.2%" },
  ranged: { en: "Quantitative plan, 12 months", ja: "クオンツ運用プラン12か月" },
  shortPlan: { en: "Short hash power plan, 30 days", ja: "ハッシュパワー短期プラン30日" },
  unit: { en: "Amount (yen)", ja: "金額（円）" },
});

test.use({ as: "alice", scenario: "verified-with-funds" });

test("form, review, holding: the same yen on the same day, and the formula's figure second", async ({
  page,
  words,
  lang,
  own,
}) => {
  const sentence = receiveText(lang, "¥200,000", "¥200,591");
  const centre = new Personage(page, words);
  await centre.open("products");
  const item = page.getByRole("listitem").filter({ hasText: own.shortPlan });
  await expect(item, "for the minimum").toContainText(receiveText(lang, "¥20,000", "¥20,059"));
  await item.getByRole("button", { name: words.buy }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own.unit).fill("200000");
  await expect(dialog.getByRole("status").filter({ hasText: payoutText(lang, "¥200,591") })).toBeVisible();
  await expect(dialog.getByText(own.comparison), "folded").toBeHidden();
  await dialog.getByText(own.calculated).click();
  await expect(dialog.getByRole("heading", { name: own.comparison })).toBeVisible();
  const amounts = dialog.getByRole("paragraph");
  for (const [label, amount] of [
    [own.earnings, "¥591"],
    [own.forYear, "¥6,400"],
    [own.forDays, "¥657"],
  ] as const)
    await expect(amounts.filter({ hasText: label })).toContainText(amount);
  await expect(dialog, "what the estimate leaves out").toContainText(own.feeLeftOut);

  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(dialog.getByText(sentence)).toBeVisible();
  const fact = (name: string) => dialog.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(dialog, "in the same words").toContainText(own.feeLeftOut);
  await expect(fact(own.earnings)).toHaveText("¥591");
  await expect(dialog, "the amounts for comparison stay on the form").not.toContainText("¥6,400");
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(dialog).toBeHidden();

  await centre.open("holdings");
  await page.getByRole("row").filter({ hasText: own.shortPlan }).getByRole("button", { name: own.details }).click();
  await expect(dialog.getByText(payoutText(lang, "¥200,591"))).toBeVisible();
  await expect(dialog).toContainText("¥200,000");
});

test("the applicable rate is first, with one name from list to result; the range is labelled as past", async ({
  page,
  words,
  lang,
  own,
}) => {
  await new Personage(page, words).open("products");
  const fact = (within: Locator, name: string) =>
    within
      .locator("dl > div")
      .filter({ has: page.locator("dt").getByText(name, { exact: true }) })
      .locator("dd");
  const item = page.getByRole("listitem").filter({ hasText: own.ranged });
  await expect(fact(item, own.applied), "with the past range below it").toHaveText(/^7\.4%\D+6\.5%.8\.2%$/);
  await expect(item).toContainText(receiveText(lang, "¥100,000", "¥107,400"));

  await item.getByRole("button", { name: words.buy }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own.unit).fill("200000");
  await expect(dialog.getByRole("paragraph").filter({ hasText: own.applied })).toContainText("7.4%");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: words.goToReview }).click();
  await expect(fact(dialog, own.applied)).toHaveText("7.4%");
  await expect(fact(dialog, own.past)).toHaveText(own.rateText);
  await dialog.getByRole("button", { name: words.confirmPurchase }).click();
  await expect(dialog).toBeHidden();
  const result = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("[data-place-title]") });
  await expect(fact(result, own.applied)).toHaveText("7.4%");
});

test("a holding has the same amounts under the same names on the product's card, in the list and in its dialog", async ({
  page,
  words,
  own,
}) => {
  const centre = new Personage(page, words);
  await centre.open("products");
  const card = page.getByRole("listitem").filter({ hasText: words.productName });
  const figures = card.locator("dl").last().locator("dt, dd");
  await expect(figures).toHaveText([own.invested, "¥100,000", own.earnings, "¥3,900", own.annual, "¥7,800"]);

  await centre.open("holdings");
  const active = page.getByRole("main").locator("dl").first().locator("dt, dd");
  await expect(active).toHaveText([own.invested, "¥100,000", own.earnings, "¥3,900"]);
  await expect(page.getByRole("columnheader", { name: own.earnings, exact: true, includeHidden: true })).toHaveCount(1);
  await page.getByRole("row").filter({ hasText: words.productName }).getByRole("button", { name: own.details }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("dl > div").filter({ hasText: own.earnings })).toContainText("¥3,900");
});

/**
 * For each unit of a term, a product whose term the buyer chooses: payout, rate and earnings for ¥1,000,000, and the
 * earnings that the page shows for other terms, with their rates.
 */
const RANGED = [
  {
    id: 3,
    paid: "¥1,002,958",
    rate: "3.6%",
    earnings: "¥2,958",
    others: {
      en: ["1 year at 3.2%¥32,000", "30 days at 4.0%¥3,287"],
      ja: ["1年（年率3.2%）¥32,000", "30日（年率4.0%）¥3,287"],
    },
  },
  {
    id: 4,
    paid: "¥1,011,506",
    rate: "5.0%",
    earnings: "¥11,506",
    others: {
      en: ["1 year at 4.5%¥45,000", "12 days at 5.5%¥1,808"],
      ja: ["1年（年率4.5%）¥45,000", "12日（年率5.5%）¥1,808"],
    },
  },
  {
    id: 5,
    paid: "¥1,074,000",
    rate: "7.4%",
    earnings: "¥74,000",
    others: { en: ["12 months at 6.5%–8.2%¥65,000–¥82,000"], ja: ["12か月（年率6.5%〜8.2%）¥65,000〜¥82,000"] },
  },
  {
    id: 6,
    paid: "¥1,168,000",
    rate: "8.4%",
    earnings: "¥168,000",
    others: {
      en: ["1 year at 6.8%¥68,000", "2 days at 9.6%¥526"],
      ja: ["1年（年率6.8%）¥68,000", "2日（年率9.6%）¥526"],
    },
  },
] as const;

test("for a ranged product the payment is first; other amounts have their own period", async ({
  page,
  world,
  words,
  lang,
  own,
}) => {
  await world.patch(
    { op: "replace", path: "/products/4/state", value: "open" },
    { op: "replace", path: "/products/4/rateRange", value: { min: "4.5", max: "5.5" } },
    { op: "replace", path: "/products/6/state", value: "open" },
  );
  const dialog = page.getByRole("dialog");
  await new Personage(page, words).open("products");
  for (const { id, paid, rate, earnings, others } of RANGED) {
    await page.goto(`#/personage?personageHighlight=1&dialog=purchase&id=${id}&amount=1000000`);
    await expect(dialog.getByRole("status").filter({ hasText: payoutText(lang, paid) })).toBeVisible();
    const lines = dialog.locator(":has(> output) p");
    for (const row of [`${own.applied}${rate}`, `${own.earnings}${earnings}`, ...others[lang === "ja" ? "ja" : "en"]])
      await expect(lines.getByText(row, { exact: true }).or(lines.filter({ hasText: row }))).toHaveCount(1);
  }
});
