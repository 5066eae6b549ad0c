// Finds a Chromium for the browser tests, or brings one; run by itself, it does that and no more.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, run } from "./steps.ts";

const SYSTEM = [
  // Without what draws windows: the tests take a quarter less of the processor.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const require = createRequire(join(ROOT, "e2e/package.json"));

function playwrightsOwn(): string | undefined {
  const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, playwrightsOwn(), ...SYSTEM].find((path) => path !== undefined && existsSync(path));

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version") && spawnSync("apt-get", ["--version"]).status === 0;

/** The path of a Chromium; installs one when there is none. Ends the process with advice when that fails. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log("no Chromium found; fetching Playwright's own");
  run({ name: "playwright", run: ["playwright", "install", "chromium"], at: "e2e" });
  const fetched = installed();
  if (fetched) return fetched;
  if (isRootOnDebian()) {
    console.log("installing Debian's Chromium");
    run({ name: "apt", run: ["apt-get", "update", "-qq"] });
    // Older releases have the whole browser only.
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      const install = ["install", "-y", "-qq", "--no-install-recommends", browser, "fonts-noto-cjk"];
      run({ name: "apt", run: ["apt-get", ...install] });
      const packaged = installed();
      if (packaged) return packaged;
    }
  }
  console.error("The browser tests need a Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test");
  process.exit(1);
}

if (import.meta.main) findChromium();
