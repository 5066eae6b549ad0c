// The `test` of the specs in WebKit: the world of every browser test, and a page in a real WebKit for it.
import { expect } from "@playwright/test";
import { test as withWorld } from "../fixtures.ts";
import { storageState } from "../storage-state.ts";
import { startWebKit, type WebKit } from "./driver.ts";
import { SafariPage } from "./page.ts";

export const PHONE = { width: 375, height: 812 } as const;

export const test = withWorld.extend<{ safari: SafariPage }, { webkit: WebKit }>({
  // One window for all tests of a worker: to start one takes longer than most of them.
  webkit: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const webkit = await startWebKit(PHONE);
      await use(webkit);
      await webkit.close();
    },
    { scope: "worker" },
  ],
  safari: async ({ webkit, world, as, lang, admin }, use) => {
    const { driver } = webkit;
    const page = new SafariPage(driver, world.url);
    // A document of the world's origin that has no code: what the browser keeps is set before the product reads it.
    await driver.get(new URL("../../__qa/health", world.url).href);
    const [origin] = storageState(world, as, lang, admin).origins;
    await page.evaluate((items) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, origin?.localStorage ?? []);
    webkit.takeFaults();
    await use(page);
    expect(webkit.takeFaults(), "the pages of the test had no error of their own").toEqual([]);
  },
});

export { expect };
