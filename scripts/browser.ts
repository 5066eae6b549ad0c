// Finds or installs the browsers that the tests need. Can also be run as a script.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chooseEngine, type ChosenEngine } from "./browser/engine-choice.ts";
import { ROOT, run } from "./process/steps.ts";

const CHROMIUM = [
  // The headless-only browser comes first, because the tests need a quarter less CPU in it.
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
/** WebKitGTK needs its driver, a display, and the Python bindings of the program that opens the window (e2e/webkit). */
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"];

const require = createRequire(join(ROOT, "e2e/package.json"));

const playwright = (): Record<"chromium" | "firefox" | "webkit", { executablePath(): string }> =>
  require("@playwright/test") as ReturnType<typeof playwright>;

function playwrightsOwn(): string | undefined {
  const path = playwright().chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const existing = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));
const installedChromium = (): string | undefined =>
  existing([process.env.CHROMIUM_PATH, playwrightsOwn(), ...CHROMIUM]);
const machinesFirefox = (): string | undefined => existing(FIREFOX);

function machinesWebKit(): string | undefined {
  const driver = existing([WEBKIT_DRIVER]);
  if (driver === undefined || !existsSync("/usr/bin/Xvfb")) return undefined;
  const bindings = ["-c", 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'];
  return spawnSync("/usr/bin/python3", bindings).status === 0 ? driver : undefined;
}

/** Whether Playwright's own build is installed and starts: its WebKit needs libraries that many machines lack. */
function ownStarts(name: "firefox" | "webkit"): boolean {
  if (!existsSync(playwright()[name].executablePath())) return false;
  const start = `require("@playwright/test").${name}.launch().then((browser) => browser.close())`;
  const started = spawnSync(process.execPath, ["--eval", start], { cwd: join(ROOT, "e2e"), encoding: "utf8" });
  if (started.status !== 0)
    console.log(
      `Playwright's own ${name} does not start: node scripts/run.mjs browser --with-deps brings what it needs`,
    );
  return started.status === 0;
}

/** Downloads Playwright's own build, unless that failed before for this version. */
function fetchOwn(name: "firefox" | "webkit"): void {
  const path = playwright()[name].executablePath();
  const failed = join(ROOT, ".cache", `cannot-fetch-${name}`);
  if (existsSync(path) || (existsSync(failed) && readFileSync(failed, "utf8") === path)) return;
  console.log(`fetching Playwright's own ${name}`);
  const quiet = { cwd: join(ROOT, "e2e"), stdio: "ignore", shell: process.platform === "win32" } as const;
  if (spawnSync(join("node_modules", ".bin", "playwright"), ["install", name], quiet).status === 0) return;
  mkdirSync(dirname(failed), { recursive: true });
  writeFileSync(failed, path);
}

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version") && spawnSync("apt-get", ["--version"]).status === 0;

/** Installs Debian packages, with fonts for Chinese and Japanese; the caller checks whether that succeeded. */
function installPackages(...packages: readonly string[]): void {
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages, "fonts-noto-cjk"];
  run({ name: "apt", run: ["apt-get", ...install] });
}

const updatePackages = (): number => run({ name: "apt", run: ["apt-get", "update", "-qq"] });

/** Finds a Chromium, or installs one, and returns its path. Exits with advice if that fails. */
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
    // Try the full browser second, for older releases, which have only that package.
    for (const browser of ["chromium-headless-shell", "chromium"]) {
      installPackages(browser);
      const packaged = installedChromium();
      if (packaged) return packaged;
    }
  }
  console.error("The browser tests need a Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test");
  process.exit(1);
}

/** Finds or tries to install an optional engine. If it is not available, prints a line and returns undefined. */
function findOptional(
  name: "firefox" | "webkit",
  named: string | undefined,
  ofMachine: () => string | undefined,
  packages: readonly string[],
): ChosenEngine | undefined {
  const chosen = chooseEngine({
    named: existing([named]),
    ownStarts: () => ownStarts(name),
    fetchOwn: () => fetchOwn(name),
    ofMachine,
    installOnMachine: () => {
      if (!isRootOnDebian()) return;
      console.log(`installing Debian's ${name}`);
      updatePackages();
      installPackages(...packages);
    },
  });
  if (chosen === undefined)
    console.log(`no ${name} here: node scripts/run.mjs browser --with-deps fetches Playwright's`);
  return chosen;
}

export const findFirefox = (): ChosenEngine | undefined =>
  findOptional("firefox", process.env.FIREFOX_PATH, machinesFirefox, ["firefox-esr"]);

/** Finds Playwright's WebKit or WebKitGTK's driver, or tries to install one of them. */
export const findWebKit = (): ChosenEngine | undefined =>
  findOptional("webkit", process.env.WEBKIT_DRIVER, machinesWebKit, WEBKIT_PACKAGES);

/**
 * Environment variables that select an engine for tests and screenshots; an empty path means Playwright's own build.
 */
export const environmentOf = (
  name: "firefox" | "webkit",
  { own, path }: ChosenEngine,
): Readonly<Record<string, string>> =>
  name === "firefox"
    ? { E2E_BROWSER: name, FIREFOX_PATH: path ?? "" }
    : { WEBKIT_DRIVER: path ?? "", ...(own && { E2E_BROWSER: name }) };

/**
 * Finds the engine that `--browser` names, and returns the environment variables that select it. Prints a line and
 * returns undefined if the engine is unknown or missing.
 */
export function browserEnvironment(name: string): Readonly<Record<string, string>> | undefined {
  if (name === "chromium") return { CHROMIUM_PATH: findChromium() };
  if (name !== "firefox" && name !== "webkit") {
    console.error(`no engine "${name}": chromium, firefox or webkit`);
    return undefined;
  }
  const chosen = name === "firefox" ? findFirefox() : findWebKit();
  return chosen && environmentOf(name, chosen);
}

if (import.meta.main) {
  // `node scripts/run.mjs browser --with-deps [chromium]` installs Playwright's own build and the system's libraries;
  // Playwright asks for root rights.
  const [first, ...names] = process.argv.slice(2);
  if (first === "--with-deps") {
    const wanted = names.length > 0 ? names : ["chromium", "firefox", "webkit"];
    const install = ["playwright", "install", "--with-deps", ...wanted] as const;
    process.exit(run({ name: "playwright", run: install, at: "e2e" }));
  }
  findChromium();
  findFirefox();
  findWebKit();
}
