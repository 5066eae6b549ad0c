// `test` for specs in WebKit: the usual world, with a page in a real WebKit.
import { expect } from "@playwright/test";
import { test as withWorld } from "../fixtures.ts";
import { startWebKit, type WebKit } from "./driver.ts";
import { openPage } from "./open-page.ts";
import type { SafariPage } from "./page.ts";

export const PHONE = { width: 375, height: 812 } as const;

export const test = withWorld.extend<{ safari: SafariPage }, { webkit: WebKit }>({
  // One window per worker: starting one takes longer than most tests.
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
    const page = await openPage(webkit.driver, world, { as, lang, admin });
    webkit.takeFaults();
    await use(page);
    expect(webkit.takeFaults(), "the pages of the test had no error of their own").toEqual([]);
  },
});

export { expect };
