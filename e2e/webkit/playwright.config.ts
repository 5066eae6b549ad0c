// The tests in WebKit: Playwright's runner with a page driven by WebKitWebDriver.
import { defineConfig } from "@playwright/test";
import type { Options } from "../fixtures.ts";

const PORT = Number(process.env.E2E_PORT ?? 4022);

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../test-results/webkit",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above normal durations: slow machines are not faults.
  timeout: 600_000,
  reporter: "line",
  use: { target: `http://127.0.0.1:${PORT}`, lang: "ja" },
  webServer: {
    command: `node src/main.ts --port ${PORT} --control --strict-worlds --no-back-office-delay --quiet`,
    cwd: "../../mock-server/server",
    url: `http://127.0.0.1:${PORT}/__qa/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
