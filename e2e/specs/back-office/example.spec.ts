// A record list whose forms open in dialogs, and one whose forms are separate pages.
import type { Page } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";
import { Keyboard } from "../../pages/keyboard.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

const rows = (page: Page) => page.getByRole("main").getByRole("table").locator("tbody").getByRole("row");
const expectToast = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Messages" }).getByText(text)).toBeVisible();

test("a record is added, found, edited, viewed and deleted by keyboard", async ({ page }) => {
  await openView(page, "/example/example-dialog");
  await expect(rows(page)).toHaveCount(10);
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(page.getByRole("button", { name: "Add", exact: true }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const title = dialog.getByLabel("Title");
  await keyboard.tabTo(title);
  await keyboard.press("Enter");
  await expect(dialog.getByText("This field is required.")).toHaveCount(5);
  await expect(title, "the first field at fault").toBeFocused();
  await expect(title).toHaveAccessibleDescription("This field is required.");
  expect(await axeFaults(page)).toEqual([]);

  await keyboard.type("Rings of the grove");
  await keyboard.tabTo(dialog.getByLabel("Author"));
  await keyboard.type("Hana");
  await keyboard.tabTo(dialog.getByLabel("Display time"));
  await keyboard.type("2026/1/15 9:30");
  // The time is formatted on blur. The next tab stop is the calendar button.
  await keyboard.press("Tab");
  await expect(dialog.getByLabel("Display time")).toHaveValue("2026-01-15 09:30:00");
  await keyboard.tabTo(dialog.getByRole("combobox", { name: "Importance" }));
  await keyboard.press("Enter", "ArrowDown", "ArrowDown", "Enter");
  await keyboard.tabTo(dialog.getByRole("spinbutton", { name: "Page views" }));
  await keyboard.press("Control+a");
  await keyboard.type("-1");
  // Not `tabTo`, which expects an outline near the focused element: here the outline is around the text and its tools.
  const content = dialog.getByRole("textbox", { name: "Content" });
  const isThere = () => content.evaluate((text) => text === document.activeElement);
  for (let stop = 0; stop < 5 && !(await isThere()); stop += 1) await keyboard.press("Tab");
  await expect(content).toBeFocused();
  await keyboard.type("Trees grow in rings.");
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alertdialog"), "what was entered is not lost").toBeVisible();
  await page.keyboard.press("Escape");
  await keyboard.tabTo(dialog.getByRole("button", { name: "Save" }));
  await keyboard.press("Enter");
  await expectToast(page, "Saved.");
  await expect(dialog).toHaveCount(0);
  // Close the toast first: it would take the dialog's Escape.
  await keyboard.press("Escape");
  await expect(page.getByText("Saved.")).toHaveCount(0);
  await expect(rows(page).first()).toContainText("Rings of the grove");
  await expect(rows(page).first(), "no fewer views than none").toContainText("0");

  await keyboard.tabTo(page.getByRole("search").getByRole("textbox"), "Shift+Tab");
  await keyboard.type("Rings of");
  await keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await keyboard.tabTo(page.getByRole("button", { name: "Detail of Rings of the grove" }));
  await keyboard.press("Enter");
  await expect(dialog).toContainText("Trees grow in rings.");
  await keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await keyboard.hasPlace();
  await keyboard.tabTo(page.getByRole("button", { name: "Edit Rings of the grove" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(dialog.getByLabel("Author")).toHaveValue("Hana");
  await keyboard.tabTo(title);
  await keyboard.press("Control+a");
  await keyboard.type("Rings of an oak");
  await keyboard.press("Enter");
  await expect(rows(page).first()).toContainText("Rings of an oak");
  await keyboard.tabTo(page.getByRole("button", { name: "Delete Rings of an oak" }));
  await keyboard.press("Enter");
  await keyboard.tabTo(dialog.getByRole("button", { name: "Delete" }));
  await keyboard.press("Enter");
  await expectToast(page, "Deleted.");
  await expect(page.getByText("No rows")).toBeVisible();
});

test("pages and sizes change, numbering continues, and an emptied page returns to the previous one", async ({
  page,
}) => {
  await openView(page, "/example/example-dialog");
  await page.getByLabel("Go to page").fill("99");
  await page.keyboard.press("Enter");
  await expect(rows(page).first().getByRole("cell").nth(1)).toHaveText("91");
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await page.getByRole("button", { name: "Delete chosen (10)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("90 rows")).toBeVisible();
  await expect(rows(page).first().getByRole("cell").nth(1)).toHaveText("81");
  await page.getByLabel("Rows per page").selectOption("50");
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first().getByRole("cell").nth(1)).toHaveText("1");
});

test("adding, editing and viewing are pages, which keep input until it is saved", async ({ page }) => {
  await openView(page, "/example/example-page");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page).toHaveURL(/example-add$/);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("textbox", { name: "Title" })).toBeFocused();
  await main.getByRole("textbox", { name: "Title" }).fill("A page of its own");
  await main.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(main.getByRole("textbox", { name: "Title" })).toHaveValue("A page of its own");
  await main.getByRole("textbox", { name: "Author" }).fill("Hana");
  await main.getByLabel("Display time").fill("2026-01-15T12:30:00");
  await main.getByRole("combobox", { name: "Importance" }).press("Enter");
  await page.getByRole("option", { name: "Important" }).click();
  await main.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type("Written on a page.");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/example-page$/);
  await expect(rows(page).first()).toContainText("A page of its own");

  await page.getByRole("button", { name: "Edit A page of its own" }).click();
  await expect(main.getByRole("textbox", { name: "Author" })).toHaveValue("Hana");
  await main.getByRole("textbox", { name: "Author" }).fill("Ren");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(rows(page).first()).toContainText("Ren");
  await page.getByRole("button", { name: "Detail of A page of its own" }).click();
  await expect(main).toContainText("Written on a page.");
  await page.goto("#/example/example-detail?id=nobody");
  await expect(main.getByRole("alert")).toBeVisible();
});

const NO_RECORD = {
  ja: "レコードが選択されていません。",
  en: "No record is chosen.",
  "zh-CN": "未选择记录。",
};
for (const [lang, words] of Object.entries(NO_RECORD) as [keyof typeof NO_RECORD, string][])
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    for (const view of ["example-detail", "example-edit"])
      test(`${view} reports an unknown record`, async ({ page }) => {
        const main = page.getByRole("main");
        for (const search of ["", "?id=", "?id=%20", `?id=${"x".repeat(101)}`]) {
          await page.goto(`#/example/${view}${search}`);
          await expect(page).toHaveURL((url) => url.hash.includes(view));
          await expect(main.getByText(words).filter({ visible: true })).toBeVisible();
          await expect(main).not.toContainText("/query/");
          await expect(main.getByRole("alert").filter({ visible: true })).toHaveCount(0);
        }
        expect(await axeFaults(page)).toEqual([]);
      });
  });
