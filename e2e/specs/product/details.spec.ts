import { expect, test } from "../../fixtures.ts";
import { expectInert, watchHostile } from "../../pages/hostile.ts";
import { payoutText } from "../../pages/purchase.ts";
import { changeData } from "../../pages/replies.ts";
import { wordIn } from "../../words.ts";

const ENTER_AMOUNT = {
  en: "Enter an amount to see what you would receive, and when.",
  ja: "金額を入力すると、いつ、いくら受け取れる見込みかを表示します。",
};
const RATE = { en: /^Annual rate at purchase/, ja: /^適用年率/, "zh-CN": /^适用年化收益率/ };
const BUY_FOR = { en: "Buy for ¥320,000", ja: "¥320,000で購入する" };

const DETAIL = "**/api/products/detail**";

test("every figure of a product, its state, and the way back to the list", async ({ page, words, lang }) => {
  await page.goto("#/product/details?id=2");
  await expect(page.getByRole("heading", { level: 1, name: words.productName })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.productName));
  const main = page.getByRole("main");
  await expect(main.getByText(words.open, { exact: true })).toBeVisible();

  const figure = (name: string | RegExp) => main.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(figure(RATE[lang])).toHaveText("7.8%");
  await expect(figure(words.historicalRate), "in a row of its own").toHaveText("7.8%");
  await expect(figure(words.term).first()).toHaveText(lang === "ja" ? "6か月" : "6 months");
  await expect(figure(words.minimumSubscription)).toHaveText("¥30,000");
  await expect(figure(words.fundraisingScale)).toHaveText(lang === "ja" ? "5億円" : "¥500 million");
  await expect(figure(words.custodyFee)).toHaveText("0.5%");
  await expect(figure(words.investmentDirection)).toHaveText(lang === "ja" ? "クラウドマイニング" : "Cloud mining");
  await expect(figure(words.interestPayment)).toHaveText(lang === "ja" ? "満期一括払い" : "In one sum at maturity");
  await expect(figure(words.fullName)).toContainText(lang === "ja" ? "第2号" : "no. 2");

  const introduction = main.getByRole("region", { name: words.aboutProduct });
  await expect(introduction.getByRole("cell", { name: "62%" })).toBeVisible();
  await expect(introduction.getByRole("heading", { level: 3 })).toHaveCount(1);

  await main.getByRole("navigation", { name: words.breadcrumb }).getByRole("link", { name: words.products }).click();
  await expect(page).toHaveURL(/#\/product$/);
});

test("a range has a row below the rate that applies, and on wide screens one button to buy is in the first view", async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("#/product/details?id=5");
  const main = page.getByRole("main");
  const rate = main.locator("dl > div").filter({ hasText: words.historicalRate }).locator("dd");
  await expect(rate).toHaveText(/^6\.5%.8\.2%$/);
  await expect(main.locator("dl > div").first()).toContainText("7.4%");
  await expect(main.getByRole("button", { name: words.buy })).toHaveCount(1);
  await expect(main.getByRole("button", { name: words.buy })).toBeInViewport({ ratio: 1 });
});

test.describe("the estimate explorer", () => {
  test("amount and term in, the sentence and the formula out, within the product's term", async ({
    page,
    words,
    lang,
  }) => {
    await page.goto("#/product/details?id=2");
    const explorer = page.getByRole("region", { name: words.estimateTitle });
    const result = explorer.getByRole("status");
    await expect(result).toContainText("¥155,850");

    await explorer.getByRole("textbox", { name: words.amount }).fill("300,000");
    await expect(result).toHaveText(payoutText(lang, "¥311,700"));
    await expect(explorer.locator("svg text"), "the step at maturity").toHaveText("¥11,700");
    await expect(explorer.getByText(/÷ 12/), "folded").toHaveCount(2);
    await expect(explorer.getByText(/÷ 12/).last()).toBeHidden();
    await explorer.getByText(words.howCalculated).click();
    await expect(explorer.getByText(/÷ 12/).last()).toBeVisible();
    await expect(explorer).toContainText("¥300,000 × 7.8% ÷ 12 × 6 = ¥11,700");

    await expect(explorer.getByRole("slider"), "the term is the product's").toHaveCount(1);
    await explorer.getByRole("textbox", { name: words.amount }).fill("29999");
    await expect(explorer, "nothing is promised below the minimum").not.toContainText("= ¥");
    await expect(explorer.locator("svg text")).toHaveCount(0);
    await expect(result).toContainText("–");
    await expect(result).toContainText("¥30,000");

    await explorer.getByRole("slider", { name: words.amount }).focus();
    // The slider already shows its minimum, so move it away first: Home alone would change nothing.
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await expect(explorer.getByRole("textbox", { name: words.amount })).toHaveValue("30,000");
    await expect(result).toContainText("¥31,170");

    await explorer.getByRole("textbox", { name: words.amount }).fill("");
    await expect(result).toContainText(wordIn(lang, ENTER_AMOUNT));
    await expect(explorer, "a missing amount is not shown as ¥0").not.toContainText("¥0");
  });

  test("entered values survive a change of language, and another page", async ({ page, words }) => {
    await page.goto("#/product/details?id=2");
    const fields = page.getByRole("main").locator("input");
    await page.getByRole("textbox", { name: words.amount }).fill("430000");
    // Separators are shown only while not editing.
    await page.getByRole("textbox", { name: words.amount }).blur();
    const entered = () => expect(fields.first()).toHaveValue("430,000");
    await entered();

    await page.getByRole("contentinfo").getByRole("button", { name: "简体中文" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await entered();
    await page.getByRole("contentinfo").getByRole("link").first().click();
    await expect(page).toHaveURL(/#\/$/);
    await page.goBack();
    await entered();

    await page.goto("#/product/details?id=1");
    await expect(fields.first(), "each product has its own").toHaveValue("50,000");
  });

  test("of a term in days: the payout after it, and no amount of another period or rate", async ({
    page,
    words,
    lang,
  }) => {
    await page.goto("#/product/details?id=3");
    const explorer = page.getByRole("region", { name: words.estimateTitle });
    await explorer.getByRole("textbox", { name: words.amount }).fill("200000");
    await expect(explorer.getByRole("status")).toHaveText(payoutText(lang, "¥200,591"));
    await expect(explorer).toContainText("¥200,000 × 3.6% × 30 ÷ 365 = ¥591");
    await expect(explorer, "the purchase compares").not.toContainText(/¥6,400|¥657/);
    await expect(explorer.getByRole("slider")).toHaveCount(1);
  });
});

test("a missing scale is zero in the default unit", async ({ page, words, lang }) => {
  await changeData(page, DETAIL, ({ scale: _scale, unit: _unit, ...rest }: Record<string, unknown>) => rest);
  await page.goto("#/product/details?id=2");
  const scale = page.getByRole("main").locator("dl > div").filter({ hasText: words.fundraisingScale }).locator("dd");
  await expect(scale).toHaveText(lang === "ja" ? "0億円" : "0 hundred million yen");
});

test("an advantage with an empty or missing image shows the default image", async ({ page, words }) => {
  await changeData(page, DETAIL, (data: { adventures: object[] }) => ({
    ...data,
    adventures: ["", " ", null].map((image, index) => ({ ...data.adventures[index % 2], name: `${index}`, image })),
  }));
  await page.goto("#/product/details?id=2");
  await expect(page.getByRole("heading", { level: 1, name: words.productName })).toBeVisible();
  const advantages = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(advantages).toHaveCount(3);
  await expect(advantages.locator("svg")).toHaveCount(3);
  await expect(advantages.locator("img")).toHaveCount(0);
});

test.describe("a member", () => {
  test.use({ as: "alice" });
  test("gets to the purchase of that product at once, with the explorer's amount", async ({ page, words }) => {
    await page.goto("#/product/details?id=2");
    await page.getByRole("main").getByRole("button", { name: words.buy }).first().click();
    const dialog = page.getByRole("dialog", { name: words.productName });
    await expect(dialog.getByRole("textbox", { name: words.amount })).toHaveValue("150,000");
  });

  test.describe("on a small phone", () => {
    test.use({ viewport: { width: 375, height: 667 } });
    test("buys the amount that was tried, by a button in sight of the field and the estimate", async ({
      page,
      words,
      lang,
    }) => {
      await page.goto("#/product/details?id=2");
      const explorer = page.getByRole("region", { name: words.estimateTitle });
      const field = explorer.getByRole("textbox", { name: words.amount });
      await field.fill("320000");
      const buy = explorer.getByRole("button", { name: wordIn(lang, BUY_FOR) });
      await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect(buy).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      await explorer.getByRole("status").evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect(buy).toBeInViewport({ ratio: 1 });

      const focused = explorer.getByRole("slider");
      await focused.focus();
      const action = await page.locator("[data-sticky-action]").boundingBox();
      const slider = await focused.boundingBox();
      expect((slider?.y ?? 0) + (slider?.height ?? 0), "the focus is not covered").toBeLessThanOrEqual(action?.y ?? 0);

      await field.fill("20000");
      await expect(buy, "below the minimum").toHaveCount(0);
      await field.fill("320000");
      await buy.click();
      const dialog = page.getByRole("dialog", { name: words.productName });
      await expect(dialog.getByRole("textbox", { name: words.amount })).toHaveValue("320,000");
    });
  });
});

test("a closed product has no button to buy, but a link to other products", async ({ page, words }) => {
  await page.goto("#/product/details?id=6");
  const main = page.getByRole("main");
  await expect(main.getByText(words.closed, { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: words.buy })).toHaveCount(0);
  await expect(main.getByRole("link", { name: words.seeOtherProducts })).toBeVisible();
});

test("an unknown id: a note inside the page, without a toast, with a link back", async ({ page, words, world }) => {
  for (const search of ["", "?id=", "?id=abc", "?id=-1", "?id=2.5", "?id=9007199254740993"]) {
    await page.goto(`#/product/details${search}`);
    await expect(page.getByRole("heading", { level: 1, name: words.productNotFound }), search).toBeVisible();
  }
  expect(await world.calls("products.detail"), "nothing was asked of the server").toBe(0);

  await page.goto("#/product/details?id=999");
  await expect(page.getByRole("heading", { level: 1, name: words.productNotFound })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await world.calls("products.detail"), "asked for once").toBe(1);
  await page.getByRole("link", { name: words.backToProducts }).click();
  await expect(page).toHaveURL(/#\/product$/);
});

test("data is shown when there is any, whatever the code", async ({ page, words }) => {
  for (const code of [0, 1, 404, 500]) {
    await page.route(DETAIL, async (route) => {
      const reply = await route.fetch();
      const json = (await reply.json()) as Record<string, unknown>;
      await route.fulfill({ status: code < 200 ? 200 : code, json: { ...json, code } });
    });
    await page.goto("#/product/details?id=2");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: words.productName }), `code ${code}`).toBeVisible();
    await page.unrouteAll();
  }
});

test.describe("hostile texts", () => {
  test.use({ scenario: "edge-text" });
  test("are inert, stay inside the screen and ask nothing of other servers", async ({ page, world }) => {
    const outside = await watchHostile(page, world);
    for (const id of [1, 2, 3, 4, 5, 6]) await expectInert(page, `#/product/details?id=${id}`);
    // No request left the page, because its policy blocks images of other servers before they are requested.
    expect(outside).toEqual([]);
  });
});
