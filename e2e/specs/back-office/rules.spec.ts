// Forms show each validation error at its field and keep the input.
import type { Locator } from "@playwright/test";
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 }, admin: "admin" });

const NEEDED = "This field is required.";
/** Expects a field's error text. */
const says = (field: Locator, words: string) => expect(field).toHaveAccessibleDescription(words);

test("the personal centre takes a nickname, a mobile number and an address, and asks before it saves", async ({
  page,
}) => {
  await openView(page, "/personal/personal-center");
  const [nickname, mobile, email] = ["Nickname", "Mobile number", "Email address"].map((name) =>
    page.getByRole("textbox", { name }),
  ) as [Locator, Locator, Locator];
  const save = page.getByRole("button", { name: "Save", exact: true });
  await nickname.fill("  ");
  await mobile.fill("12345678901");
  await email.fill("nobody@nowhere");
  await save.click();
  await expect(nickname).toBeFocused();
  await says(nickname, "Enter a nickname.");
  await says(mobile, "Enter a mobile number of 11 digits.");
  await says(email, "Enter an email address such as name@example.com.");
  await expect(mobile).toHaveValue("12345678901");
  expect(await axeFaults(page)).toEqual([]);
  await nickname.fill("木".repeat(51));
  await save.click();
  await says(nickname, "Enter at most 50 characters.");
  await nickname.fill("木".repeat(50));
  await mobile.fill("");
  await email.fill("");
  await save.click();
  const question = page.getByRole("dialog", { name: "Save these changes?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(nickname).toHaveValue("木".repeat(50));
  await save.click();
  await question.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your information was changed.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "木".repeat(50) })).toBeVisible();
});

test("the personal centre takes a new password that is given twice, in either order", async ({ page }) => {
  await openView(page, "/personal/personal-center");
  await page.getByRole("tab", { name: "Edit password" }).click();
  const [old, next, again] = ["Old password", "New password", "New password again"].map((name) =>
    page.getByLabel(name, { exact: true }),
  ) as [Locator, Locator, Locator];
  const change = page.getByRole("button", { name: "Change the password" });
  await change.click();
  await expect(old).toBeFocused();
  await says(old, "Enter the old password.");
  await says(next, "Enter the new password.");
  await says(again, "Enter the new password again.");
  await old.fill("old 1");
  await next.fill("new 1");
  await again.fill("new 2");
  await change.click();
  await says(next, "The two new passwords do not match.");
  await says(again, "The two new passwords do not match.");
  // Correcting the new password makes its repetition valid too.
  await next.fill("new 2");
  await says(again, "");
  await says(next, "");
  await change.click();
  await page.getByRole("dialog").getByRole("button", { name: "Change", exact: true }).click();
  await expect(old).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/new 2|old 1/);
});

test("each required field of a record and a department shows its error and keeps the others", async ({ page }) => {
  await openView(page, "/example/example-add");
  const main = page.getByRole("main");
  const author = main.getByRole("textbox", { name: "Author", exact: true });
  await main.getByRole("spinbutton", { name: "Page views" }).fill("");
  await author.fill("Hana");
  await main.getByRole("button", { name: "Save" }).click();
  await says(main.getByRole("textbox", { name: "Title" }), NEEDED);
  await says(main.getByLabel("Display time"), NEEDED);
  await says(main.getByRole("combobox", { name: "Importance" }), NEEDED);
  await says(main.getByRole("spinbutton", { name: "Page views" }), NEEDED);
  await says(main.getByRole("textbox", { name: "Content" }), NEEDED);
  await expect(author).toHaveValue("Hana");
  await author.fill(" ");
  await main.getByRole("button", { name: "Save" }).click();
  await says(author, NEEDED);

  await openView(page, "/authorization/department");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Remark").fill("kept");
  await dialog.getByRole("button", { name: "Save" }).click();
  await says(dialog.getByRole("button", { name: "Parent department" }), NEEDED);
  await says(dialog.getByLabel("Department name"), NEEDED);
  await expect(dialog.getByLabel("Remark")).toHaveValue("kept");
});

test("the login and the lock show errors at missing fields", async ({ page }) => {
  await openView(page, "/level/menu2");
  await page.getByRole("button", { name: "Account: admin" }).click();
  await page.getByRole("menuitem", { name: "Lock screen" }).click();
  const lock = page.getByRole("dialog", { name: "Lock screen" });
  await lock.getByRole("button", { name: "Lock", exact: true }).click();
  await says(lock.getByLabel("Lock password", { exact: true }), "Enter a password.");
  await page.keyboard.press("Escape");
  await expect(lock).toHaveCount(0);
  await page.getByRole("button", { name: "Account: admin" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  const name = page.getByLabel("Username");
  await page.getByLabel("Password", { exact: true }).fill("kept");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(name).toBeFocused();
  await says(name, "Enter a username.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("kept");
  await name.fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await says(page.getByLabel("Password", { exact: true }), "Enter your password.");
});

test("a menu entry and a role show their validation errors next to the field", async ({ page }) => {
  await openView(page, "/authorization/menu");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const field = (name: string): Locator => dialog.getByRole("textbox", { name, exact: true });
  const save = dialog.getByRole("button", { name: "Save" });
  await field("Route name").fill("Kept");
  await save.click();
  await expect(field("Title")).toBeFocused();
  await says(field("Title"), NEEDED);
  await says(field("Path"), NEEDED);
  await dialog.getByText("Page", { exact: true }).click();
  await field("Component").fill("");
  await save.click();
  await says(field("Component"), NEEDED);
  await expect(field("Route name")).toHaveValue("Kept");
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/authorization/role");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await save.click();
  await expect(field("Role")).toBeFocused();
  await says(field("Role"), NEEDED);
  await field("Role").fill("Gardener");
  await says(field("Role"), "");
});

test("each field rule refuses only invalid values", async ({ page }) => {
  await openView(page, "/hooks/useValidator");
  const cases: readonly (readonly [field: string, wrong: string, words: string, right: string])[] = [
    ["Required", "  ", NEEDED, "x"],
    ["Two to five characters", "森", "Enter 2 to 5 characters.", "森の木"],
    ["No spaces", "a b", "Do not use spaces.", "ab"],
    ["No special characters", "a-b", "Use letters and digits only.", "木b2"],
  ];
  const field = (name: string): Locator => page.getByRole("textbox", { name, exact: true });
  for (const [name, wrong] of cases) await field(name).fill(wrong);
  await page.getByRole("button", { name: "Validate the form" }).click();
  for (const [name, wrong, words] of cases) {
    await says(field(name), words);
    await expect(field(name)).toHaveValue(wrong);
  }
  for (const [name, , , right] of cases) {
    await field(name).fill(right);
    await says(field(name), "");
  }
  await page.getByRole("button", { name: "Validate the form" }).click();
  await expect(page.getByText("Every rule is met.")).toBeVisible();
});
