// A browser and the product with the web as it is now, for what is measured on pages.
import { type Browser, chromium } from "@playwright/test";
import "../build.ts";
import { findChromium } from "../browser.ts";
import { startHashgrove, withFolder } from "./server.ts";

/** Runs work with a browser, started with these options, and the address of a server; both end with it. */
export const withBrowser = <T>(
  args: readonly string[],
  work: (browser: Browser, server: string) => Promise<T>,
): Promise<T> =>
  withFolder(async (folder) => {
    const server = await startHashgrove(folder, "--control", "--no-back-office-delay");
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...args] });
    try {
      return await work(browser, server.url);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
