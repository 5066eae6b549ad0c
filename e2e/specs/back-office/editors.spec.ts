// The tools of the rich text editor, and the code editor in several languages and themes.
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { enterBackOffice, openView } from "../../pages/back-office.ts";

test.use({ lang: "en", viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => enterBackOffice(page));

test("a text gets colours, sizes, tables, tasks and media, which persist", async ({ page }) => {
  await openView(page, "/components/editor-demo/editor");
  const body = page.getByRole("textbox", { name: "Body text" });
  const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
  const choose = async (panel: string, choice: string) => {
    await tool(panel).click();
    await page.getByRole("group", { name: panel, exact: true }).getByRole("button", { name: choice }).click();
    await expect(page.getByRole("group", { name: panel, exact: true })).toBeHidden();
  };
  await body.click();
  await page.keyboard.type("Rings");
  await page.keyboard.press("Control+A");
  await choose("Text colour", "Red");
  await choose("Highlight colour", "Yellow");
  await choose("Text size", "Largest");
  await choose("Alignment", "Centred");
  await tool("Indent").click();
  const rings = body.locator("p", { hasText: "Rings" });
  await expect(rings).toHaveCSS("text-align", "center");
  await expect(rings).toHaveCSS("margin-left", "32px");
  await expect(rings.locator("span")).toHaveCSS("color", "rgb(199, 58, 58)");
  await expect(rings.locator("span")).toHaveCSS("font-size", "32px");
  await expect(rings.locator("span")).toHaveCSS("background-color", "rgba(245, 179, 76, 0.35)");
  await tool("Outdent").click();
  await expect(rings).toHaveCSS("margin-left", "0px");

  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await tool("Emoji").click();
  await expect(page.getByRole("button", { name: "🌳" })).toHaveCSS("font-size", "18px");
  await page.keyboard.press("Escape");
  await choose("Emoji", "🌳");
  await expect(body).toContainText("🌳");
  await page.keyboard.press("Enter");
  await tool("Task list").click();
  await page.keyboard.type("Water");
  await body.getByRole("checkbox", { name: "Done: Water" }).check();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tool("Table").click();
  await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
  await page.getByRole("button", { name: "Insert table" }).click();
  await expect(body.locator("tr")).toHaveCount(2);
  await expect(body.locator("th")).toHaveCount(3);
  for (const head of ["Ring", "Year", "Width"]) {
    await page.keyboard.type(head);
    await page.keyboard.press("Tab");
  }
  await expect(body.locator("th")).toHaveText(["Ring", "Year", "Width"]);
  await tool("Table").click();
  await page.getByRole("button", { name: "Row below" }).click();
  await expect(body.locator("tr")).toHaveCount(3);
  await tool("Table").click();

  await page.keyboard.press("Control+End");
  await tool("Video").click();
  await page.getByRole("textbox", { name: "Video address" }).fill("https://example.test/a.mp4");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Enter an address of this server/)).toBeVisible();
  await page.getByRole("textbox", { name: "Video address" }).fill("/demo/videos/sample.mp4");
  await page.getByRole("button", { name: "Insert video" }).click();
  await expect(body.locator("video")).toHaveCount(1);
  await tool("Image").click();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "dot.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  });
  await expect(body.locator("img[src^='data:image/png']")).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);

  await tool("Full screen").click();
  await expect(tool("Full screen")).toHaveAttribute("aria-pressed", "true");
  await tool("Full screen").click();
  await expect(tool("Full screen")).toHaveAttribute("aria-pressed", "false");
});

test("code is written in the selected language and theme", async ({ page }) => {
  await openView(page, "/components/editor-demo/code-editor");
  const program = page.getByRole("textbox", { name: "Program" });
  await expect(program).toContainText("public record Rings");
  await page.getByRole("combobox", { name: "Language of the code" }).selectOption("Python");
  await expect(program).toContainText("@dataclass");
  await expect(program.getByText("return", { exact: true })).toHaveCSS("color", "rgb(138, 47, 176)");
  const theme = page.getByRole("combobox", { name: "Theme" });
  await theme.selectOption("Dark");
  await expect(program.getByText("return", { exact: true })).toHaveCSS("color", "rgb(217, 160, 255)");
  expect(await axeFaults(page)).toEqual([]);
  await theme.selectOption("High contrast");
  await expect(program.getByText("return", { exact: true })).toHaveCSS("color", "rgb(255, 156, 255)");
  expect(await axeFaults(page)).toEqual([]);
});
