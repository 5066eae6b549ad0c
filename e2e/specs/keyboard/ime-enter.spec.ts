// The Enter that ends an IME conversion neither submits nor inserts anything; the next one works as usual (rule B10).
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { openView } from "../../pages/back-office.ts";
import { MEMBER_FORMS } from "../../pages/member-forms.ts";
import { presetItem } from "../../storage-state.ts";

// Tests here are tagged @chromium, because only Chromium's driver composes text.

/**
 * Converts かな to 仮名 in the focused field. Unlike most input methods, this simulation sends a keypress for Enter, so
 * that code that submits a form or breaks a line on keypress is detected.
 */
async function convert(page: Page): Promise<void> {
  const driver = await page.context().newCDPSession(page);
  await driver.send("Input.imeSetComposition", { text: "かな", selectionStart: 2, selectionEnd: 2 });
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 };
  await driver.send("Input.dispatchKeyEvent", { type: "keyDown", text: "\r", ...enter });
  await driver.send("Input.insertText", { text: "仮名" });
  await driver.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  await driver.detach();
}

const lines = (field: Locator): Promise<number> => field.locator("> *").count();

test.describe("in the product", { tag: "@chromium" }, () => {
  test("the login form", async ({ page, world, words }) => {
    await page.goto("#/login");
    const field = page.getByRole("textbox", { name: words.account });
    await page.getByLabel(words.password, { exact: true }).fill("Passw0rd1");
    await field.focus();
    await convert(page);
    await expect(field).toHaveValue("仮名");
    expect(await world.calls("user.login")).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => world.calls("user.login")).toBe(1);
  });

  test.describe("of alice", () => {
    test.use({ as: "alice" });

    test("the search of a list", async ({ page }) => {
      await page.goto("#/personage?personageHighlight=4&tab=all");
      const field = page.getByRole("main").locator("input[type=search]");
      await field.focus();
      await convert(page);
      await expect(field).toHaveValue("仮名");
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(/q=%E4%BB%AE%E5%90%8D/);
    });
  });

  test("the address of a withdrawal, whose field has several lines", async ({ pageAs, world, lang }) => {
    const { session } = await world.join("fay", "verified");
    await world.post(session.token, "wallet/payPassword", { payPassword: "123456", rePayPassword: "123456" });
    const page = await pageAs("fay");
    const send = await MEMBER_FORMS.address.fill(page, lang);
    await page.goBack();
    const field = page.getByRole("main").locator("textarea");
    await field.focus();
    await page.keyboard.press("Control+End");
    await convert(page);
    await expect(field).toHaveValue(/仮名$/);
    await expect(send).toBeHidden();
    await field.fill(MEMBER_FORMS.address.usual.address);
    await page.keyboard.press("Enter");
    await expect(send).toBeVisible();
  });
});

test.describe("in the back office", { tag: "@chromium" }, () => {
  test.use({ lang: "en", admin: "admin" });

  test("its login form", async ({ page, world }) => {
    await page.goto("#/login?redirect=%2Flevel%2Fmenu2");
    await page.evaluate(() => localStorage.removeItem("demo.user"));
    await page.reload();
    const field = page.getByLabel("Username");
    await page.getByLabel("Password", { exact: true }).fill("admin");
    await field.focus();
    await convert(page);
    await expect(field).toHaveValue("仮名");
    expect(await world.calls("mock.user.login")).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => world.calls("mock.user.login")).toBe(1);
  });

  test("the rich text and the address of its link", async ({ page }) => {
    await openView(page, "/components/editor-demo/editor");
    const body = page.getByRole("textbox", { name: "Body text" });
    await body.click();
    await page.keyboard.press("Control+End");
    const before = await lines(body);
    await convert(page);
    await expect(body).toContainText("仮名");
    expect(await lines(body)).toBe(before);
    await page.keyboard.press("Enter");
    await expect.poll(() => lines(body)).toBe(before + 1);

    await page.keyboard.type("x");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.getByRole("toolbar").getByRole("button", { name: "Link", exact: true }).click();
    const address = page.getByRole("textbox", { name: "Address of the link" });
    await expect(address).toBeFocused();
    await convert(page);
    await expect(address).toHaveValue("https://仮名");
    await page.keyboard.press("Enter");
    await expect(address).toBeHidden();
  });

  test("code and JSON", async ({ page }) => {
    await openView(page, "/components/editor-demo/code-editor");
    const program = page.getByRole("textbox", { name: "Program" });
    await program.click();
    await page.keyboard.press("Control+Home");
    const before = await program.locator(".cm-line").count();
    await convert(page);
    await expect(program.locator(".cm-line").first()).toHaveText(/^仮名/);
    expect(await program.locator(".cm-line").count()).toBe(before);

    await openView(page, "/components/editor-demo/json-editor");
    const key = page.locator("input[data-key]").first();
    await key.focus();
    await key.selectText();
    await convert(page);
    await expect(key).toHaveValue("仮名");
    await expect(key).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(key).not.toBeFocused();
  });

  test("the name of a node in a tree", async ({ page }) => {
    await openView(page, "/components/tree");
    await page.getByRole("treeitem").first().click();
    await page.keyboard.press("Insert");
    const name = page.getByRole("textbox", { name: "Name of the node" });
    await expect(name).toBeFocused();
    await name.selectText();
    await convert(page);
    await expect(name).toHaveValue("仮名");
    await page.keyboard.press("Enter");
    await expect(name).toBeHidden();
    await expect(page.getByText("仮名", { exact: true })).toBeVisible();
  });

  test("the search above a table, and a field with suggestions", async ({ page, world }) => {
    await openView(page, "/example/example-dialog");
    const title = page.getByRole("search").getByRole("textbox").first();
    const reads = await world.calls("mock.example.list");
    await title.focus();
    await convert(page);
    await expect(title).toHaveValue("仮名");
    expect(await world.calls("mock.example.list")).toBe(reads);
    await page.keyboard.press("Enter");
    await expect.poll(() => world.calls("mock.example.list")).toBe(reads + 1);
  });
});

test.describe("in the console", { tag: "@chromium" }, () => {
  test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

  test("the commands, and the form of a world", async ({ page, target, world }) => {
    await page.goto(`${target}/__qa/ui/#/worlds/${world.id}/users`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    const words = page.getByRole("textbox", { name: "What do you want to do?" });
    await expect(words).toBeFocused();
    await convert(page);
    await expect(words).toHaveValue("仮名");
    await expect(page.getByRole("dialog")).toBeVisible();
    await words.fill("clock");
    await expect(page.getByRole("option").first()).toHaveAttribute("data-highlighted", "");
    await words.press("End");
    await convert(page);
    await expect(words, "no command was chosen").toHaveValue("clock仮名");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    const members = (await world.users()).length;
    const handle = page.getByRole("textbox", { name: "Handle" });
    await handle.fill("gil");
    await convert(page);
    await expect(handle).toHaveValue("gil仮名");
    expect(await world.users()).toHaveLength(members);
    await handle.fill("gil");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await world.users()).length).toBe(members + 1);
  });
});
