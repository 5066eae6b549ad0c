// The back office's pages of departments, users, menu entries and roles.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { layoutFaults } from "../../layout/layout-faults.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

const table = (page: Page) => page.getByRole("main").getByRole("table").first();
const rows = (page: Page) => table(page).locator("tbody").getByRole("row");
const dialog = (page: Page) => page.getByRole("dialog").first();
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();
const confirm = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();

test("users are those of the chosen department, and one moves to another", async ({ page }) => {
  await openView(page, "/authorization/user");
  const tree = page.getByRole("tree", { name: "Departments" });
  await expect(tree.getByRole("treeitem", { selected: true })).toHaveCount(1);
  await expect(rows(page)).toHaveCount(10);
  const first = await rows(page).first().textContent();

  await tree.getByRole("treeitem", { selected: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).not.toHaveText(first ?? "");

  await page.getByRole("searchbox", { name: "Search departments" }).fill("上海");
  await expect(tree.getByRole("treeitem")).toHaveCount(7);
  await tree.getByText("上海分公司").click();

  await page.getByRole("button", { name: "Add", exact: true }).click();
  await save(page);
  await expect(dialog(page).getByText("This field is required.")).toHaveCount(2);
  await dialog(page).getByLabel("Username").fill("Hanako");
  await dialog(page).getByLabel("Account").fill("hanako");
  await dialog(page).getByLabel("Email").fill("nobody");
  await save(page);
  await expect(dialog(page).getByText("Enter an email address")).toBeVisible();
  await dialog(page).getByLabel("Email").fill("hanako@example.test");
  await dialog(page).getByRole("combobox", { name: "Roles" }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await save(page);
  await expect(rows(page).first()).toContainText("Hanako");
  await page.getByRole("search").getByLabel("Account").fill("hanako");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Edit Hanako" }).click();
  await dialog(page).getByRole("button", { name: "Department" }).click();
  await page.getByRole("treeitem", { name: "研发部" }).first().click();
  await save(page);
  await expect(page.getByText("No rows"), "moved").toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // On a phone the tree is collapsed above the table, and each row is a block.
  expect(await layoutFaults(page, [375])).toEqual([]);
  await page.getByRole("button", { name: "Departments 上海分公司" }).click();
  await page.getByRole("searchbox", { name: "Search departments" }).fill("");
  await tree.getByText("北京分公司").click();
  await expect(rows(page)).toHaveCount(10);
  await expect(
    rows(page)
      .first()
      .getByRole("button", { name: /^Delete/ }),
  ).toBeVisible();
});

test("a department is added below another, moved, and deleted with all below it", async ({ page }) => {
  await openView(page, "/authorization/department");
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await save(page);
  await expect(dialog(page).getByText("This field is required.")).toHaveCount(2);
  await dialog(page).getByRole("button", { name: "Parent department" }).click();
  await dialog(page).getByRole("tree").getByText("北京分公司").click();
  await dialog(page).getByLabel("Department name").fill("Forestry");
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("search").getByLabel("Department name").fill("Forestry");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Detail of Forestry" }).click();
  await expect(dialog(page)).toContainText("Enabled");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Delete 北京分公司" }).click();
  await confirm(page);
  await expect(page.getByText("No rows")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(rows(page)).toHaveCount(4);
});

test("a menu entry's component follows its type and place, and its permissions are edited", async ({ page }) => {
  await openView(page, "/authorization/menu");
  await expect(rows(page)).toHaveCount(17);
  await page.getByRole("button", { name: "Edit 分析页" }).click();
  const component = dialog(page).getByLabel("Component");
  await expect(component).toHaveValue("views/Dashboard/Analysis");
  await dialog(page).getByText("Directory", { exact: true }).click();
  await expect(component).toHaveValue("##");
  await expect(component).toBeDisabled();
  await dialog(page).getByText("Page", { exact: true }).click();
  await expect(component, "what was typed comes back").toHaveValue("views/Dashboard/Analysis");
  // A permission is edited in a second dialog, so that saving the menu entry cannot discard an unfinished one.
  await dialog(page).getByRole("button", { name: "Add a permission" }).click();
  const permission = page.getByRole("dialog", { name: "Add a permission" });
  await permission.getByRole("button", { name: "Save" }).click();
  for (const name of ["Permission name", "Value"])
    await expect(permission.getByRole("textbox", { name })).toHaveAccessibleDescription("This field is required.");
  await permission.getByRole("textbox", { name: "Permission name" }).fill("Export");
  await page.keyboard.press("Escape");
  await expect(permission.getByRole("alertdialog"), "what was entered is not lost").toBeVisible();
  await page.keyboard.press("Escape");
  await permission.getByRole("textbox", { name: "Value" }).fill("export");
  await page.keyboard.press("Enter");
  await expect(permission).toHaveCount(0);
  await expect(dialog(page).getByRole("button", { name: "Edit Export" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await save(page);
  await page.getByRole("button", { name: "Detail of 分析页" }).click();
  await expect(dialog(page)).toContainText("Export (export)");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("search").getByLabel("Menu").fill("菜单");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Delete 菜单2", exact: true }).click();
  await confirm(page);
  await expect(rows(page)).toHaveCount(5);
});

test("a role's menu is ticked entry by entry, with the buttons of the one that was chosen", async ({ page }) => {
  await openView(page, "/authorization/role");
  await page.getByRole("button", { name: "Edit 管理员", exact: true }).click();
  const tree = dialog(page).getByRole("tree", { name: "Menu permissions" });
  const entry = tree.getByRole("treeitem", { name: "分析页" });
  await expect(entry).toHaveAttribute("aria-checked", "true");
  const parent = tree.getByRole("treeitem", { name: "菜单", exact: true });
  await parent.getByRole("checkbox").first().focus();
  await page.keyboard.press(" ");
  await expect(parent).toHaveAttribute("aria-checked", "true");
  await expect(tree.getByRole("treeitem", { name: "菜单2" }), "for itself").toHaveAttribute("aria-checked", "false");
  await entry.click();
  const buttons = dialog(page).locator("[aria-live]").getByRole("checkbox");
  await expect(buttons).toHaveCount(2);
  await dialog(page).getByRole("checkbox", { name: "编辑" }).uncheck();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByRole("alertdialog"), "what was ticked is not lost").toBeVisible();
  await page.keyboard.press("Escape");
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Detail of 管理员", exact: true }).click();
  await entry.click();
  await expect(dialog(page).getByRole("checkbox", { name: "新增" })).toBeChecked();
  await expect(dialog(page).getByRole("checkbox", { name: "编辑" })).not.toBeChecked();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("search").getByLabel("Role").fill("游客");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
});

test("without a department there are no users, and a deleted one is deselected", async ({ page }) => {
  await openView(page, "/authorization/user");
  const tree = page.getByRole("tree", { name: "Departments" });
  await tree.getByText("北京分公司").click();
  await expect(tree.getByRole("treeitem", { name: "北京分公司", selected: true })).toBeVisible();
  await openView(page, "/authorization/department");
  const remaining = rows(page);
  await page.getByRole("button", { name: "Delete 北京分公司" }).click();
  await confirm(page);
  await expect(remaining).toHaveCount(4);
  await page.getByRole("region", { name: "Open tabs" }).getByRole("link", { name: "Users", exact: true }).click();
  await expect(tree.getByRole("treeitem", { selected: true })).toHaveAccessibleName("研发部");
  await expect(rows(page)).toHaveCount(10);

  await openView(page, "/authorization/department");
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await page.getByRole("button", { name: "Delete chosen (4)" }).click();
  await confirm(page);
  await expect(page.getByText("No rows")).toBeVisible();
  await openView(page, "/authorization/user");
  await expect(page.getByText("There is no department to show users of.")).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]:visible")).toHaveCount(0);
});

test("rows hidden by a search are not deleted with the visible ones", async ({ page }) => {
  await openView(page, "/authorization/department");
  await page.getByRole("checkbox", { name: "Select 北京分公司" }).check();
  await expect(page.getByRole("button", { name: "Delete chosen (1)" })).toBeVisible();
  await page.getByRole("search").getByLabel("Department name").fill("上海");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Delete chosen", exact: true })).toBeDisabled();
});
