// The browser tests. Arguments go to Playwright: `pnpm e2e -- journeys --repeat-each 20`.
import { findChromium } from "./browser.ts";
import { run } from "./steps.ts";
import "./build.ts";

const args = process.argv.slice(2).filter((argument) => argument !== "--");
process.exit(
  run({
    name: "browser tests",
    run: ["playwright", "test", ...args],
    at: "e2e",
    env: { CHROMIUM_PATH: findChromium() },
  }),
);
