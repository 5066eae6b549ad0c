// An unsupported browser immediately shows, in its language, which browsers are supported.
import { expect, test } from "../../fixtures.ts";

const WORDS = {
  ja: ["お使いのブラウザーには対応していません。", "iOS 16.4", "ページの読み込み"],
  en: ["This browser is not supported.", "iOS 16.4", "not finished loading"],
  "zh-CN": ["暂不支持您的浏览器。", "iOS 16.4", "页面尚未加载"],
} as const;

/** Features of the oldest supported Firefox, Safari and Chrome that their previous releases lack. */
const REMOVED = {
  "Array.prototype.toSorted": () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  "document.adoptedStyleSheets": () => Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets"),
  "color-mix()": () => {
    CSS.supports = (_property: string, value?: string) => !value?.startsWith("color-mix");
  },
} as const;

for (const storedLanguage of ["ja", "en", "zh-CN"] as const) {
  test.describe(storedLanguage, () => {
    test.use({ storedLanguage });
    const [text, versions, ofNetwork] = WORDS[storedLanguage];
    for (const [name, remove] of Object.entries(REMOVED).slice(0, storedLanguage === "ja" ? undefined : 1)) {
      test(`without ${name}: the page names the browsers and loads no code`, async ({ page }) => {
        const scripts: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        await page.addInitScript(remove);
        for (const path of ["", "#/product"]) {
          await page.goto("about:blank");
          await page.goto(path);
          const note = page.getByRole("alert").filter({ hasText: text });
          await expect(note).toBeInViewport();
          await expect(note).toContainText(versions);
          await expect(page.getByText(ofNetwork)).toBeHidden();
          await expect(note.getByRole("button")).toHaveCount(0);
          await expect(page.getByRole("main")).toHaveCount(0);
        }
        expect(scripts).toEqual([]);
      });
    }
  });
}

test("code that the browser cannot parse is not a network failure", async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const next = ?;" }),
  );
  await page.goto("");
  await expect(page.getByText(WORDS.ja[0])).toBeVisible();
  await expect(page.getByText(WORDS.ja[2])).toBeHidden();
});

test("a browser without the newest functions uses the page's polyfills", async ({ page, words }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(URL, "canParse");
  });
  await page.goto("#/product");
  await expect(page.getByRole("heading", { name: words.productName })).toBeVisible();
  const signals = await page.evaluate(() => {
    const [first, second] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([first.signal, second.signal]);
    const before = any.aborted;
    second.abort(new Error("late"));
    return {
      before,
      reason: String(any.reason),
      ofAborted: AbortSignal.any([first.signal, second.signal]).aborted,
      parses: [URL.canParse("x", "http://localhost/"), URL.canParse("x")],
    };
  });
  expect(signals).toEqual({ before: false, reason: "Error: late", ofAborted: true, parses: [true, false] });
});
