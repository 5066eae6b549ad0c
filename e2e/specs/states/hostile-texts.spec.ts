import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { changeData } from "../../pages/replies.ts";

const HOSTILE = [
  "<script>window.__hostile = 1; alert(1)</script>",
  '<img src="x" onerror="window.__hostile = 1; alert(1)">',
  '<img src="https://evil.example/pixel.png">',
  "<svg onload='window.__hostile = 1'><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "<style>body { background: rgb(255, 0, 0) !important } header { display: none !important }</style>",
  '<div style="position:fixed;inset:0;z-index:9999;background:red" id="root" class="evil">over everything</div>',
  '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>',
  '<form action="https://evil.example/"><input name="password"><button>Log in</button></form>',
  '<a href="javascript:window.__hostile=1" id="pressed">a script behind a link</a>',
  '<a href="https://evil.example/">a link out</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__hostile=1"></style></mglyph></table></mtext></math>',
  '<link rel="stylesheet" href="https://evil.example/a.css"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  "<p>the text itself</p>",
].join("");

/**
 * Appends the hostile text to the texts of a real reply, including image names. Times, rates, fees and `msg` stay
 * unchanged.
 */
function spoilt(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => spoilt(each, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoilt(each, name)]));
  const kept = /^(createtime|expireRate|rate|rateFormat|trusteeFee|msg)$/.test(key);
  return typeof value === "string" && !kept ? value + HOSTILE : value;
}

const spoilReplies = (page: Page) => changeData(page, "**/api/**", (data) => spoilt(data));

const PAGES = ["", "#/product", "#/product/details?id=2", "#/news", "#/news/details?id=1", "#/aboutus"];
const AGREEMENTS = ["#/agreement?type=privacy", "#/agreement?type=user_policy"];

// Policy violations are expected: the sanitiser parses markup in a document without a window, where the browser reports
// each handler and style.
test.use({ hostile: true });

test("hostile HTML in every text of the server stays text", async ({ page, world }) => {
  const own = new URL(world.url).origin;
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== own) strangers.push(request.url());
    // An address with markup shows that hostile text was used as an image address.
    if (/%3c|%22|</i.test(request.url())) strangers.push(request.url());
  });
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await spoilReplies(page);
  for (const path of [...PAGES, ...AGREEMENTS]) {
    await test.step(`/${path}`, async () => {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 50);
      await page.waitForLoadState("networkidle");
      const answer = page.locator("main [data-question] button").first();
      if (await answer.isVisible()) {
        await answer.click();
        await expect(page.locator("main [data-question]").first()).toContainText("the text itself");
      }
      await expect(page.getByText("the text itself").first()).toBeAttached();
      const found = await page.evaluate(() => ({
        ran: "__hostile" in window,
        elements: document.querySelectorAll(
          "main :is(script, style, iframe, object, form[action], link, meta, .evil, #pressed, [onerror], [href^=javascript], [style*=fixed])",
        ).length,
        ground: getComputedStyle(document.body).backgroundColor,
        header: getComputedStyle(document.querySelector("header") ?? document.body).display,
      }));
      expect(found).toMatchObject({ ran: false, elements: 0 });
      expect(found.ground).not.toBe("rgb(255, 0, 0)");
      expect(found.header).not.toBe("none");
    });
  }
  expect(dialogs).toBe(0);
  expect(strangers).toEqual([]);
});
