import { axeFaults } from "../../../axe-faults.ts";
import { isChunk } from "../../../built-files.ts";
import { expect, withWords } from "../../../fixtures.ts";
import { Personage } from "../../../pages/personage.ts";

const test = withWords({
  amountHidden: { en: "Amount hidden", ja: "金額は非表示です" },
  amountsAreHidden: { en: "Amounts are hidden", ja: "金額は非表示です" },
  beingWithdrawn: { en: "Withdrawal in progress", ja: "出金手続き中" },
  expected: { en: "Estimated", ja: "見込み" },
  hideAmounts: { en: "Hide amounts", ja: "金額を隠す" },
  madeOf: { en: "Allocation", ja: "資産の内訳" },
  nextPage: { en: "Next page", ja: "次のページ" },
  nextPayments: { en: "Upcoming payouts", ja: "今後の受け取り予定" },
  oneMonth: { en: "1 month", ja: "1か月" },
  totalByDay: { en: "Total assets by day", ja: "日ごとの総資産" },
  totalOverTime: { en: "Total assets over time", ja: "総資産の推移" },
  firstSteps: { en: "Your first steps", ja: "はじめにすること" },
  overTime: { en: "Earnings over time", ja: "収益の推移" },
  paid: { en: "Paid", ja: "支払い済み" },
  showAsTable: { en: "Show as table", ja: "表で見る" },
  totalProfit: { en: "Total earnings", ja: "累計収益" },
});

test.use({ as: "alice" });

const yenIn = (text: string | null): number => Number(/¥([\d,]+)/.exec(text ?? "")?.[1]?.replaceAll(",", ""));

// @chromium, because only Chromium's driver changes the scheme of an open page.
test(
  "the charts follow the amounts, and their tables have the same data",
  { tag: "@chromium" },
  async ({ page, words, own }) => {
    const centre = new Personage(page, words);
    let painted = false;
    await page.route(isChunk("asset-charts"), async (route) => {
      painted = await centre.figure(own.totalProfit).isVisible();
      await route.continue();
    });
    await centre.open("assets");
    const overTime = page.getByRole("region", { name: own.overTime });
    await expect(overTime.locator("svg path.line").first()).toBeVisible();
    expect(painted, "the figures were there before the library was asked for").toBe(true);
    await expect(page.getByRole("region", { name: own.madeOf }), "the bar shows two parts").toHaveCount(0);

    const steps = overTime.getByRole("table").getByRole("row");
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toContainText(own.expected);
    await expect(steps.nth(1)).toContainText("4,136");
    await expect(steps.nth(2)).toContainText(own.paid);
    expect(yenIn(await steps.nth(2).getByRole("cell").last().textContent()), "the sum of what was paid").toBe(
      yenIn(await centre.figure(own.totalProfit).textContent()),
    );

    await test.step("by keyboard: shown as a table instead", async () => {
      const toggle = overTime.getByRole("button", { name: own.showAsTable });
      await toggle.focus();
      await page.keyboard.press("Space");
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect(overTime.locator("svg circle")).toHaveCount(0);
      await expect(overTime.getByRole("table")).toBeInViewport();
      // axe also checks that each part of the page has a name.
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press("Space");
      await expect(overTime.locator("svg circle").first()).toBeVisible();
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, "no scrolling sideways").toBeLessThanOrEqual(0);
  },
);

test("the total over time is readable by pointer and keyboard, and its table has the same data", async ({
  page,
  own,
}) => {
  await page.goto("#/personage?personageHighlight=0");
  const chart = page.getByRole("region", { name: own.totalOverTime });
  await expect(chart.getByRole("definition"), "what was paid in and what it has brought").toContainText(
    /\+\s*¥236.*0\.04%.*¥547,040/,
  );
  const total = page.getByRole("main").getByText("487,276");
  await expect(total, "once in sight, and once in the table that is read out").toHaveCount(2);

  const day = chart.getByRole("slider", { name: own.totalByDay });
  await day.focus();
  await expect(day).toHaveAttribute("aria-valuetext", /¥487,276$/);
  await page.keyboard.press("Home");
  await expect(day).toHaveAttribute("aria-valuetext", /2026.*¥500,000$/);
  await expect(chart.getByText("¥500,000", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(day).toHaveAttribute("aria-valuetext", /¥487,276$/);

  await chart.getByRole("radio", { name: own.oneMonth }).check();
  const last = Number(await day.getAttribute("max"));
  expect(last).toBe(30);
  await day.blur();
  const plot = await day.boundingBox();
  if (plot === null) throw new Error("the plot is not drawn");
  await page.mouse.move(plot.x + plot.width / 2, plot.y + plot.height / 2);
  await expect(day).toHaveValue("15");
  await page.mouse.move(0, 0);
  await expect(day).toHaveValue(String(last));

  const rows = chart
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows.first()).toContainText("¥487,276");
  await expect(rows.last()).toContainText(/\+\s*¥500,000.*¥500,000/);
  expect(await axeFaults(page)).toEqual([]);
});

test("the next payments link to their holding", async ({ page, words, own }) => {
  await page.goto("#/personage?personageHighlight=0");
  const rows = page.getByRole("region", { name: own.nextPayments }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("¥103,900");
  await rows.getByRole("link", { name: words.productName }).click();
  await expect(page).toHaveURL(/personageHighlight=2&dialog=holding/);
});

test.describe("years of profit", () => {
  test.use({ scenario: "long-history" });
  test("load a page at a time, and only the visible table can be paged", async ({ page, own }) => {
    await page.goto("#/personage?personageHighlight=0");
    const overTime = page.getByRole("region", { name: own.overTime });
    const rows = overTime.getByRole("table").getByRole("row");
    const next = overTime.getByRole("button", { name: own.nextPage });
    await expect(rows).toHaveCount(21);
    await expect(next).toHaveCount(0);
    await overTime.getByRole("button", { name: own.showAsTable }).click();
    const newest = await rows.nth(1).textContent();
    await next.click();
    await expect(rows.nth(1)).not.toHaveText(newest ?? "");
    await expect(overTime.getByRole("status")).toBeFocused();
    await expect(rows).toHaveCount(21);
  });
});

test.describe("money in several products", () => {
  test.use({ scenario: "edge-text" });
  test("is drawn as a ring, with the same parts in its table", async ({ page, own }) => {
    await page.goto("#/personage?personageHighlight=0");
    const madeOf = page.getByRole("region", { name: own.madeOf });
    await expect(madeOf.locator("svg path[data-tone]").nth(2)).toBeVisible();
    const parts = await madeOf.locator("svg path[data-tone]").count();
    await expect(madeOf.getByRole("table").getByRole("row")).toHaveCount(parts + 1);
  });
});

test.describe("money being withdrawn", () => {
  test.use({ scenario: "under-review" });
  test("is a separate part, and the parts add up to the total", async ({ page, words, own }) => {
    const centre = new Personage(page, words);
    await page.goto("#/personage?personageHighlight=0");
    await expect(centre.figure(own.beingWithdrawn)).toContainText("¥50,000");
    await expect(centre.figure(words.availableBalance)).toContainText("¥150,000");
    await expect(page.getByRole("main").getByText("¥200,000")).toBeVisible();
    await expect(page.getByRole("region", { name: own.overTime })).toHaveCount(0);
  });
});

test("the eye masks every amount of every section at one width, and is remembered", async ({ page, words, own }) => {
  const main = page.getByRole("main");
  await page.goto("#/personage?personageHighlight=0");
  await expect(page.getByRole("region", { name: own.overTime })).toBeVisible();
  await page.getByRole("button", { name: own.hideAmounts }).click();
  await expect(main.locator("[aria-hidden]").filter({ hasText: own.amountsAreHidden })).toHaveCount(1);
  const overTime = page.getByRole("region", { name: own.totalOverTime });
  await expect(overTime.getByRole("slider"), "it would be read out").toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: own.hideAmounts })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("region", { name: own.overTime }).getByRole("button", { name: own.showAsTable }).click();

  const places = [
    "0",
    "2",
    "2&dialog=holding&id=1",
    "4",
    "4&tab=expense",
    "8",
    "8&tab=coin-deposit",
    "8&tab=coin-withdrawal&dialog=record&id=5",
  ];
  for (const place of places) {
    await page.goto(`#/personage?personageHighlight=${place}`);
    const scope = place.includes("dialog") ? page.getByRole("dialog") : main;
    await expect(scope.getByText(own.amountHidden, { exact: true }).first()).toBeAttached();
    const text = await scope.innerText();
    // Rates are public; any other number with yen or USDT is the member's own.
    expect(text.replaceAll(/1\sUSDT = ¥[\d.]+/g, ""), place).not.toMatch(/¥\s*\d|\d[ \u00a0]*USDT/);
    if (place === "0") expect(text, "shares tell amounts too").not.toMatch(/\d%/);
    const masks = new Set(text.match(/\*+(?!\*)(?!\d)(?!%)/g));
    expect([...masks], `${place}: one width`).toEqual(["*****"]);
  }
  await expect(main.getByText(words.retry)).toHaveCount(0);
});

test.describe("a newcomer", () => {
  test.use({ as: "bob" });
  test("has the next step, no charts, and no rows of zero", async ({ page, own }) => {
    const main = page.getByRole("main");
    await page.goto("#/personage?personageHighlight=0");
    await expect(page.getByRole("region", { name: own.firstSteps }).locator("[aria-current=step]")).toHaveCount(1);
    await expect(page.getByRole("region", { name: own.madeOf })).toHaveCount(0);
    await expect(main.getByText("¥0"), "the total alone").toHaveCount(1);
  });
});

test.describe("the first top-up", () => {
  test.use({ as: "bob" });
  test("is one amount: no chart of one day and no ring of one part", async ({ page, world, words, own }) => {
    await world.grant("bob", 30_000);
    await page.goto("#/personage?personageHighlight=0");
    await expect(new Personage(page, words).figure(words.availableBalance)).toContainText("¥30,000");
    await expect(page.getByRole("region", { name: own.firstSteps }).locator("[aria-current=step]")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("definition"), "no rows of zero").toHaveCount(1);
    await expect(page.locator("main [aria-busy]")).toHaveCount(0);
    await expect(page.getByRole("region", { name: own.madeOf })).toHaveCount(0);
    await expect(page.getByRole("region", { name: own.totalOverTime })).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);

    await world.advance("P3D");
    await page.reload();
    await expect(page.getByRole("region", { name: own.totalOverTime }), "a chart from the next day on").toBeVisible();
    await expect(page.getByRole("region", { name: own.madeOf })).toHaveCount(0);
  });
});
