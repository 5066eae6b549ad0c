import type { Options } from "@hashgrove/e2e";
import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH, TARGET } = process.env;

export default defineConfig<Options>({
  testDir: "tests",
  // Each test has a world of its own, so that any number of them run side by side.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    target: TARGET ?? "http://127.0.0.1:4010",
    lang: "en",
    // A press that finds nothing fails after this time, not with the whole test.
    actionTimeout: 10_000,
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  },
});
