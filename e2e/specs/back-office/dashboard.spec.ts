import { axeFaults } from "../../axe-faults.ts";
import { expect, withWords } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

const test = withWords({
  asTable: { en: "Activity of the week: show as table", ja: "今週の利用状況：表で見る" },
  pushed: { en: "admin pushed code to Github", ja: "adminがGithubにコードをプッシュしました" },
  retry: { en: "Retry", ja: "もう一度試す" },
  radar: { en: "Me and the team", ja: "自分とチーム" },
  users: { en: "New users", ja: "新規ユーザー" },
  week: { en: "Activity of the week", ja: "今週の利用状況" },
});

test.beforeEach(({ page }) => enterBackOffice(page));

test("analysis counts up, reserves space for loading parts, and has a table for each chart", async ({ page, own }) => {
  // Delay the response to measure the skeleton.
  let answer = () => {};
  const held = new Promise<void>((release) => (answer = release));
  await page.route("**/mock/analysis/**", async (route) => {
    await held;
    await route.continue();
  });
  await openView(page, "/dashboard/analysis");
  const sections = page.getByRole("main").getByRole("region");
  await expect(sections).toHaveCount(3);
  const heights = () => sections.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  answer();
  const users = page.getByRole("listitem").filter({ hasText: own.users });
  await expect(users).toContainText("102,400");
  await expect(users.locator("[aria-hidden]").last()).toHaveText("102,400");
  // While the chart is visible, its table is there for assistive technology; a button shows the table instead.
  const table = page.getByRole("table", { name: own.week });
  await expect(table.getByRole("row")).toHaveCount(8);
  expect(await heights()).toEqual(before);
  await page.getByRole("button", { name: own.asTable }).click();
  await table.getByText("34,235").scrollIntoViewIfNeeded();
  await expect(table.getByText("34,235")).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
});

test("a failed part shows its error in place, and loads on retry", async ({ page, own }) => {
  const calls = /\/mock\/(analysis|workplace)\//;
  const main = page.getByRole("main");
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 500, message: "out of order" } }));
  for (const [path, parts, back] of [
    // Each part fails alone: on the first page the figures and three charts, on the second the counters, three lists
    // and a chart.
    ["/dashboard/analysis", 4, page.getByText("102,400").first()],
    ["/dashboard/workplace", 5, page.getByText(own.pushed).first()],
  ] as const) {
    await openView(page, path);
    const failures = main.getByRole("alert").filter({ visible: true });
    await expect(failures).toHaveCount(parts);
    await expect(main.locator("[aria-busy=true]:visible")).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(calls);
    const retry = failures.getByRole("button", { name: own.retry });
    for (let left = parts; left > 0; left -= 1) {
      await retry.first().press("Enter");
      await expect(retry).toHaveCount(left - 1);
    }
    await expect(back).toBeVisible();
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 500, message: "out of order" } }));
  }
});

test("workplace greets, lists activities and compares with the team", async ({ page, own }) => {
  await openView(page, "/dashboard/workplace");
  await expect(page.getByRole("main").getByText("2,340")).toBeVisible();
  await expect(page.getByText(own.pushed)).toHaveCount(6);
  await expect(page.getByRole("table", { name: own.radar }).getByRole("row")).toHaveCount(6);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the names around the radar chart stay inside its card", async ({ page }) => {
    await openView(page, "/dashboard/workplace");
    const names = page.getByRole("main").locator("section svg text");
    await expect(names).toHaveCount(5);
    const outside = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const [own, card] = [name.getBoundingClientRect(), name.closest("section")?.getBoundingClientRect()];
        return card && own.left >= card.left && own.right <= card.right ? [] : [name.textContent];
      }),
    );
    expect(outside).toEqual([]);
  });
});
