// Layout of tables and their controls: checkboxes, uniform control height, and on a phone the list first.
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults } from "../../layout/layout-faults.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

for (const colorScheme of ["light", "dark"] as const)
  test(`${colorScheme}: a checkbox has its row's colour, and the buttons' colour when checked`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openView(page, "/authorization/user");
    const boxes = page.getByRole("main").getByRole("table").getByRole("checkbox");
    await expect(boxes).toHaveCount(11);
    const ground = await boxes
      .nth(1)
      .evaluate((box) => getComputedStyle(box.closest("td") ?? document.body).backgroundColor);
    await expect(boxes.nth(1)).toHaveCSS("background-color", ground);
    const action = await page
      .getByRole("button", { name: "Search" })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    await boxes.nth(1).check();
    await expect(boxes.nth(1)).toHaveCSS("background-color", action);
    await expect(boxes.first(), "some are chosen").toHaveCSS("background-color", action);
    await page.getByRole("button", { name: "Columns" }).click();
    const drawn = page.getByRole("dialog").getByRole("checkbox");
    await expect(drawn.first()).toHaveCSS("background-color", action);
    await drawn.nth(1).uncheck();
    await expect(drawn.nth(1)).toHaveCSS("background-color", ground);
  });

test("all controls above and below tables have one height", async ({ page }) => {
  for (const path of [
    "/authorization/user",
    "/authorization/role",
    "/example/example-dialog",
    "/components/search",
    "/components/table/use-table",
    "/components/table/tree-table",
  ]) {
    await openView(page, path);
    const main = page.getByRole("main");
    await expect(main.locator("[aria-busy=true]:visible")).toHaveCount(0);
    const controls = main
      .locator(
        "section :is(button, select, input:not([type=checkbox], [type=radio])):not(table *, label *, [data-scope])",
      )
      .filter({ visible: true });
    const heights = await controls.evaluateAll((all) =>
      all
        // A text field's frame is the box around it.
        .map(
          (each) =>
            (getComputedStyle(each).borderTopWidth === "0px" && each.matches("input") ? each.parentElement : each) ??
            each,
        )
        .map((each) => ({ name: each.textContent || each.outerHTML, height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height > 1),
    );
    expect(heights.length, path).toBeGreaterThan(2);
    expect(
      heights.filter(({ height }) => height !== 36),
      path,
    ).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of [
    "/authorization/user",
    "/authorization/department",
    "/authorization/menu",
    "/authorization/role",
    "/example/example-page",
    "/example/example-dialog",
    "/components/table/tree-table",
  ])
    test(`${path}: the list is first, its filters are behind buttons`, async ({ page }) => {
      await openView(page, path);
      const row = page.getByRole("main").getByRole("table").locator("tbody").getByRole("rowheader").first();
      await expect(row).toBeInViewport({ ratio: 1 });
      const search = page.getByRole("search");
      const filter = search.getByRole("button", { name: "Filter", exact: true });
      await expect(filter).toHaveAttribute("aria-expanded", "false");
      await expect(search.getByRole("textbox")).toHaveCount(0);
      await filter.press("Enter");
      await expect(filter).toHaveAttribute("aria-expanded", "true");
      await search.getByRole("textbox").first().fill("zzz");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").getByText("No rows")).toBeVisible();
      await search.getByRole("button", { name: "Filter (1)" }).click();
      await expect(search.getByRole("textbox")).toHaveCount(0);
      await search.getByRole("button", { name: "Filter (1)" }).click();
      await search.getByRole("button", { name: "Reset" }).click();
      await filter.click();
      await expect(row).toBeInViewport({ ratio: 1 });
      expect(await layoutFaults(page, [375])).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
    });

  test("the departments are behind a button with the selected one, and beside the list on a laptop", async ({
    page,
  }) => {
    await openView(page, "/authorization/user");
    const tree = page.getByRole("tree", { name: "Departments" });
    const fold = page.getByRole("button", { name: "Departments 研发部" });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(tree).toHaveCount(0);
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await tree.getByText("市场部").first().click();
    const now = page.getByRole("button", { name: "Departments 市场部" });
    await now.click();
    await expect(tree).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(tree).toBeVisible();
    await expect(now).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Filter/ })).toHaveCount(0);
  });
});
