// Forms: every control, the button-driven form, search bar, descriptions, dialogs and rules.
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

test("every control of the gallery renders, takes a value and is accessible", async ({ page }) => {
  await openView(page, "/components/form/default-form");
  const form = page.getByRole("main").locator("form");
  const headings = form.getByRole("heading", { level: 3 });
  // Scroll to each heading, because content is rendered only when it is near the viewport.
  for (let seen = 0; seen < 26; seen += 1) {
    await expect(headings.nth(seen)).toBeAttached();
    await headings.nth(seen).evaluate((heading) => heading.scrollIntoView());
  }
  await expect(headings).toHaveCount(26);
  await expect(form.locator("[data-field] [aria-busy=true]")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  const field = (name: string) => form.locator(`[data-field="${name}"]`);
  await field("select").getByRole("combobox").press("Enter");
  // The list takes focus and marks the first option.
  await expect(page.locator("[role=listbox]:focus")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The combobox regains focus when the list closes.
  await expect(field("select").getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await expect(field("select").getByRole("combobox")).toBeFocused();
  await field("selectV2").getByRole("combobox").fill("Option 9999");
  await page.getByRole("option", { name: "Option 9999" }).click();
  await field("cascader").getByRole("combobox").or(field("cascader").getByRole("button")).first().click();
  await page.getByText("Tokyo", { exact: true }).last().click();
  await page.getByText("Research", { exact: true }).last().click();
  await field("treeSelect").getByRole("button").click();
  await page.getByRole("treeitem", { name: "Support" }).click();
  await field("autocomplete").getByRole("combobox").fill("Opt");
  await page.getByRole("listbox", { name: "Plain" }).getByRole("option", { name: "Option 3" }).click();
  await field("rate").getByRole("radio").nth(4).press(" ");
  await field("slider").getByRole("slider").press("ArrowRight");
  await field("date").getByRole("textbox").fill("2026-02-30");
  await page.keyboard.press("Enter");
  await expect(field("date").getByRole("alert")).toContainText("YYYY-MM-DD");
  await field("date").getByRole("textbox").fill("2026-01-15");
  await page.keyboard.press("Enter");
  await field("moment").getByRole("textbox").fill("2026-01-32 12:30");
  await field("moment").getByRole("textbox").press("Tab");
  await expect(field("moment").getByRole("alert")).toContainText("YYYY-MM-DD HH:mm:ss");
  await field("moment").getByRole("button", { name: "Open the calendar" }).click();
  await page.getByRole("button", { name: "20 January 2026" }).click();
  await page.getByRole("listbox", { name: "Hours" }).getByRole("option", { name: "08" }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(field("moment").getByRole("textbox")).toHaveValue("2026-01-20 08:30:00");
  await field("time").getByRole("button", { name: "Choose a time" }).click();
  await page.getByRole("listbox", { name: "Minutes" }).getByRole("option", { name: "45" }).click();
  await page.keyboard.press("Escape");
  await expect(field("time").getByRole("textbox")).toHaveValue("00:45:00");
  await field("transfer").getByRole("option", { name: "Option 2" }).click();
  await field("transfer").getByRole("button", { name: "Move to Chosen" }).click();
  await field("number").getByRole("spinbutton").press("ArrowUp");
  await form.getByRole("button", { name: "Read the values" }).click();
  const values = page.getByRole("group", { name: "Values" });
  for (const [name, value] of Object.entries({
    select: "2",
    selectV2: "9999",
    treeSelect: "osaka-support",
    autocomplete: "Option 3",
    slider: 31,
    date: "2026-01-15",
    time: "00:45:00",
    moment: "2026-01-20 08:30:00",
    number: 1,
  }))
    await expect(values).toContainText(`"${name}": ${JSON.stringify(value)}`);
  await expect(values).toContainText(/"cascader": \[\s*"tokyo",\s*"tokyo-research"\s*\]/);
  await expect(values).toContainText(/"transfer": \[\s*"1",\s*"2"\s*\]/);
});

test("a laptop's first screen shows sixteen controls of the gallery", async ({ page }) => {
  await openView(page, "/components/form/default-form");
  const fields = page.getByRole("main").locator("[data-field]");
  await expect(fields.nth(15)).toBeAttached();
  const bottoms = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(16);
});

test("an open form is changed", async ({ page }) => {
  await openView(page, "/components/form/use-form");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const main = page.getByRole("main");
  await press("Validate the form");
  await expect(main.getByText("This field is required.")).toHaveCount(2);
  await expect(main.getByLabel("Text")).toBeFocused();
  await press("Set values");
  await expect(main.getByLabel("Text")).toHaveValue("Filled in");
  await press("Validate the form");
  await expect(page.getByText("Every rule is met.")).toBeVisible();
  await press("Remove the select");
  await expect(main.getByRole("combobox", { name: "Select" })).toHaveCount(0);
  await press("Restore the select");
  await press("Change the label of the select");
  await press("Options from the server");
  await main.getByRole("combobox", { name: "Another label" }).click();
  await expect(page.getByRole("option", { name: "test1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await press("Add a field");
  await expect(main.getByLabel("One more field")).toHaveValue("Filled in");
  await press("Switch all off");
  await expect(main.getByLabel("Text")).toBeDisabled();
  await press("Switch all on");
  await press("Labels beside the fields");
  await press("Focus the text");
  await expect(main.getByLabel("Text")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});

test("a search omits empty fields, descriptions contain a form, rules show errors", async ({ page }) => {
  await openView(page, "/components/search");
  const search = page.getByRole("search");
  await page.getByRole("button", { name: "Set a value" }).click();
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "{" })).toHaveText(
    /^\{\s*"field1": "Filled in"\s*\}$/,
  );
  await expect(search.getByLabel("Field 5")).toHaveCount(0);
  await search.getByRole("button", { name: "More fields" }).click();
  await expect(search.getByLabel("Field 11")).toBeVisible();
  await page.getByRole("button", { name: "Remove the radio buttons" }).click();
  await expect(search.getByRole("radio")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/components/descriptions");
  await page.getByRole("button", { name: "Validate the form" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByText("This field is required.")).toHaveCount(5);
  expect(await axeFaults(page)).toEqual([]);

  await openView(page, "/hooks/useValidator");
  await page.getByLabel("Two to five characters").fill("a");
  await page.getByLabel("No spaces").fill("a b");
  await page.getByLabel("First of two equal values").fill("a");
  await page.getByLabel("Second of two equal values").fill("b");
  await page.getByRole("button", { name: "Validate the form" }).click();
  for (const text of ["This field is required.", "Enter 2 to 5 characters.", "Do not use spaces."])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText("The two values do not match.")).toHaveCount(2);

  await openView(page, "/hooks/useCrudSchemas");
  await expect(page.getByRole("main").locator("pre:visible")).toHaveCount(5);
});

test("dialogs go full screen, resize, and contain forms", async ({ page }) => {
  await openView(page, "/components/dialog");
  await page.getByRole("button", { name: "Open with figures" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1280);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Open resizable, with a form" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This field is required.")).toHaveCount(2);
  const before = await dialog.boundingBox();
  await page.mouse.move((before?.x ?? 0) + (before?.width ?? 0) - 2, (before?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) + (before?.width ?? 0) + 60, (before?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 20);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});
