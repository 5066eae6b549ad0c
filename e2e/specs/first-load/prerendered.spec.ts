import type { Page } from "@playwright/test";
import { isChunk } from "../../built-files.ts";
import { expect, test } from "../../fixtures.ts";

const TITLE = { ja: "ハッシュパワーを、着実に育てる。", en: "Hash power, grown with care." } as const;

/** Delays the application's code, or a part of it, like a slow network; returns a function that releases it. */
async function holdCode(page: Page, part = "index"): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isChunk(part), async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Collects the page's console errors, including policy violations. */
function complaints(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(message.text());
  });
  return seen;
}

for (const lang of ["ja", "en"] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test("home is readable before any code in Japanese, and never in a wrong language", async ({ page }) => {
      const errors = complaints(page);
      const release = await holdCode(page);
      await page.goto("", { waitUntil: "commit" });
      await expect(page.locator("[data-prerendered]")).toBeAttached();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1, name: TITLE.ja })).toBeVisible({ visible: lang === "ja" });
      release();
      // When products are shown, React has taken over the prerendered page. It logs an error if that page differs from
      // what it renders.
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "%" }).first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: TITLE[lang] })).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  });
}

test("a link works before the code has loaded", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Hashgrove" }).waitFor();
  await page.locator('main a[href$="#/product"]').first().click();
  await expect(page).toHaveURL(/#\/product$/);
  release();
  await expect(page.getByRole("heading", { level: 1, name: TITLE.ja })).toHaveCount(0);
  await expect(page.locator("main h1")).toBeVisible();
});

for (const as of [null, "alice"]) {
  test.describe(as === null ? "a visitor" : "a member", () => {
    test.use({ as });

    test("a press before the code has loaded is queued and executed later", async ({ page }) => {
      const errors = complaints(page);
      const release = await holdCode(page);
      await page.goto("", { waitUntil: "commit" });
      // A member presses in the footer, because the prerendered header is a visitor's and is rendered again.
      if (as === null) await page.getByRole("banner").getByRole("button", { name: "メニュー" }).click();
      else await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-pressed", "");
      release();
      if (as === null) await expect(page.getByRole("dialog")).toBeVisible();
      else await expect(page.getByRole("heading", { level: 1, name: TITLE.en })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("a link pressed during hydration works afterwards, without an error", async ({ page }) => {
      const errors = complaints(page);
      await page.addInitScript(() => {
        addEventListener("app:taking", () => document.querySelector<HTMLElement>('main a[href$="#/product"]')?.click());
      });
      await page.goto("");
      await expect(page).toHaveURL(/#\/product$/);
      await expect(page.getByRole("heading", { level: 1, name: TITLE.ja })).toHaveCount(0);
      await expect(page.locator("main h1")).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}

test("another address shows a page skeleton while its code loads, not home", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("#/login", { waitUntil: "commit" });
  await expect(page.locator("[data-prerendered]")).toBeAttached();
  await expect(page.locator("[data-prerendered]")).toBeHidden();
  await expect(page.locator("#waiting")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#waiting")).toHaveCount(0);
});

test.describe("a member", () => {
  test.use({ as: "alice" });

  test("home always has a heading while the application replaces it", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const hasHeading = () => [...document.querySelectorAll("h1")].some((heading) => heading.checkVisibility());
        new MutationObserver(() => {
          if (!hasHeading()) Reflect.set(window, "wasEmpty", true);
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    await page.goto("");
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
    expect(await page.evaluate(() => "wasEmpty" in window)).toBe(false);
  });

  for (const way of ["at its address", "from another page"]) {
    test(`sees the personal centre's skeleton while its code loads: ${way}`, async ({ page }) => {
      const release = await holdCode(page, "personage-page");
      if (way !== "at its address") {
        await page.goto("#/aboutus");
        await expect(page.locator("main h1")).toBeVisible();
      }
      await page.goto("#/personage");
      await expect(page.locator("main [aria-busy=true]").filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.locator("main h1:visible"), "what was left is gone").toHaveCount(0);
      release();
      await expect(page.locator("main h1")).toBeVisible();
    });
  }
});

test("a reader who has started to scroll keeps the position when the code loads, without a shift", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      Object.assign(window, { shifts: Reflect.get(window, "shifts") + list.getEntries().length });
    }).observe({ type: "layout-shift", buffered: true });
    window.scrollTo(0, 300);
  });
  release();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "%" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.evaluate(() => Reflect.get(window, "shifts") as number)).toBe(0);
});
