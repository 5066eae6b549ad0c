// Finds the browsers of the tests, or installs them; run by itself, it does that and no more.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, run } from "./steps.ts";

const CHROMIUM = [
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
const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
/** WebKitGTK's driver, a display for its window, and the bindings of the program that opens it (e2e/webkit). */
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"];

const require = createRequire(join(ROOT, "e2e/package.json"));

function playwrightsOwn(): string | undefined {
  const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const existing = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));
const installedChromium = (): string | undefined =>
  existing([process.env.CHROMIUM_PATH, playwrightsOwn(), ...CHROMIUM]);
const installedFirefox = (): string | undefined => existing([process.env.FIREFOX_PATH, ...FIREFOX]);

function installedWebKit(): string | undefined {
  const driver = existing([process.env.WEBKIT_DRIVER, WEBKIT_DRIVER]);
  if (driver === undefined || !existsSync("/usr/bin/Xvfb")) return undefined;
  const bindings = ["-c", 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'];
  return spawnSync("/usr/bin/python3", bindings).status === 0 ? driver : undefined;
}

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version") && spawnSync("apt-get", ["--version"]).status === 0;

/** Installs packages where that can be done; whether they are there then is for the caller to see. */
function installPackages(...packages: readonly string[]): void {
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages, "fonts-noto-cjk"];
  run({ name: "apt", run: ["apt-get", ...install] });
}

const updatePackages = (): number => run({ name: "apt", run: ["apt-get", "update", "-qq"] });

/** The path of a Chromium; installs one when there is none. Ends the process with advice when that fails. */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  console.log("no Chromium found; fetching Playwright's own");
  run({ name: "playwright", run: ["playwright", "install", "chromium"], at: "e2e" });
  const fetched = installedChromium();
  if (fetched) return fetched;
  if (isRootOnDebian()) {
    console.log("installing Debian's Chromium");
    updatePackages();
    // Older releases have the whole browser only.
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      installPackages(browser);
      const packaged = installedChromium();
      if (packaged) return packaged;
    }
  }
  console.error("The browser tests need a Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test");
  process.exit(1);
}

/** Finds a browser that the tests can do without, or installs it; undefined, and a line that says so, where none is. */
function findOptional(name: string, installed: () => string | undefined, packages: readonly string[], advice: string) {
  const found = installed();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log(`installing Debian's ${name}`);
    updatePackages();
    installPackages(...packages);
  }
  const packaged = installed();
  if (packaged === undefined) console.log(`no ${name} here, so nothing is tested in it: ${advice}`);
  return packaged;
}

/** The path of a Firefox; installs Debian's when there is none. */
export const findFirefox = (): string | undefined =>
  findOptional("Firefox", installedFirefox, ["firefox-esr"], "install it, or name it by FIREFOX_PATH");

/** The path of WebKitGTK's driver; installs Debian's when it or what it needs is missing. */
export const findWebKit = (): string | undefined =>
  findOptional("WebKit", installedWebKit, WEBKIT_PACKAGES, `on Debian: apt-get install ${WEBKIT_PACKAGES.join(" ")}`);

if (import.meta.main) {
  findChromium();
  findFirefox();
  findWebKit();
}
