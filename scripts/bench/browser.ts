// Starts a browser and the product with the current web, to measure pages.
import { type Browser, chromium } from "@playwright/test";
import "../build.ts";
import { findChromium } from "../browser.ts";
import { startHashgrove, withFolder } from "./server.ts";

/** Runs work with a browser (with these options) and a server address; stops both afterwards. */
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
