// Takes a screenshot of every screen: node shoot.ts [parts of names] [--lang ja] [--width 375] [--scheme dark];
// E2E_BROWSER selects the engine.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, firefox, type LaunchOptions, type Page, webkit } from "@playwright/test";
import { parseOptions } from "../scripts/process/options.ts";
import { untilUp } from "../scripts/process/until-up.ts";
import { ENGINES, engineName } from "./engines.ts";
import { openScreen } from "./screen-list/open-screen.ts";
import { SCREENS } from "./screen-list/screen-list.ts";
import type { Screen } from "./screen-list/screen.ts";
import { storageState } from "./storage-state.ts";
import { asLanguage, type Language } from "./words.ts";
import { openWorld } from "./world/qa-client.ts";

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
/** Concurrent pages: enough to keep a small machine busy. */
const AT_ONCE = 3;

const USAGE = "npm run screens -- [part of a name] [--lang ja] [--width 375] [--scheme dark] [--browser firefox]";
const { values, positionals } = parseOptions(USAGE, {
  allowPositionals: true,
  options: {
    lang: { type: "string", multiple: true, default: ["ja", "en", "zh-CN"] },
    width: { type: "string", multiple: true, default: ["375", "768", "1280"] },
    scheme: { type: "string", multiple: true, default: [...SCHEMES] },
    web: { type: "string" },
    port: { type: "string", default: process.env.E2E_PORT ?? "4021" },
    out: { type: "string", default: join(import.meta.dirname, "..", "screenshots") },
  },
});
const engine = engineName(process.env.E2E_BROWSER);
const schemes = SCHEMES.filter((scheme) => values.scheme.includes(scheme));
const target = `http://127.0.0.1:${values.port}`;

/** Serves the existing build. */
async function startServer(): Promise<ChildProcess> {
  const options = ["--port", values.port, "--control", "--strict-worlds", "--no-back-office-delay", "--quiet"];
  if (values.web) options.push("--web", values.web);
  const server = spawn(process.execPath, ["src/main.ts", ...options], {
    cwd: join(import.meta.dirname, "../mock-server/server"),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (await untilUp(`${target}/__qa/health`, server)) return server;
  server.kill();
  throw new Error(`the server did not start on ${target}`);
}

/** Takes a screenshot of the whole page, or of the whole dialog if one is open. */
async function shoot(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
  const dialog = page.getByRole("dialog");
  const open = (await dialog.count()) > 0;
  if (open) {
    const height = await dialog.evaluate((element) => element.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(812, Math.ceil(height / 0.9)) });
  }
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.screenshot({ path, fullPage: !open, animations: "disabled" });
}

/** Starts the engine. Firefox's driver cannot change a page's scheme, so Firefox is started with one for all pages. */
async function launch(scheme: Scheme | undefined): Promise<Browser> {
  const { browserName, launchOptions, ...channel } = ENGINES[engine];
  const options: LaunchOptions = { ...launchOptions, ...channel };
  if (scheme) {
    const prefs = { ...options.firefoxUserPrefs, "ui.systemUsesDarkTheme": Number(scheme === "dark") };
    return await firefox.launch({ ...options, firefoxUserPrefs: prefs });
  }
  return await { chromium, firefox, webkit }[browserName].launch(options);
}

/**
 * Opens the screen and takes its screenshots. Each screen has a new world, because the steps to some screens move
 * money. The page's clock is frozen.
 */
async function shootScreen(browser: Browser, screen: Screen, lang: Language, only: Scheme | undefined): Promise<void> {
  const widths = values.width
    .map(Number)
    .filter((width) => !screen.only || (screen.only === "narrow") === width < 1024);
  const [first] = widths;
  if (first === undefined) return;
  const world = await openWorld(target, {
    scenario: screen.scenario ?? "demo",
    seed: "screens",
    label: screen.name,
  });
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: first, height: 900 },
    ...(!only && { reducedMotion: "reduce" }),
    storageState: storageState(world, screen.as ?? null, lang, screen.demo ? "admin" : null),
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(world.now);
    await openScreen(page, screen);
    for (const width of widths) {
      for (const colorScheme of only ? [only] : schemes) {
        if (!only) await page.emulateMedia({ colorScheme });
        await shoot(page, width, join(values.out, `${screen.name}-${width}-${lang}-${colorScheme}.png`));
      }
    }
  } finally {
    await context.close();
    await world.close();
  }
}

const wanted = SCREENS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (wanted.length === 0) throw new Error(`no screen is called ${positionals.join(" or ")}`);

mkdirSync(values.out, { recursive: true });
const server = await startServer();
let failed = 0;

async function shootAll(only: Scheme | undefined): Promise<void> {
  const browser = await launch(only);
  const waiting = wanted.flatMap((screen) => values.lang.map((lang) => ({ screen, lang: asLanguage(lang) })));
  const draw = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { screen, lang } = next;
      await shootScreen(browser, screen, lang, only).catch((error: unknown) => {
        failed += 1;
        console.error(`${screen.name}, ${lang}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  await browser.close();
}

try {
  for (const only of engine === "firefox" ? schemes : [undefined]) await shootAll(only);
} finally {
  server.kill("SIGTERM");
}
process.exitCode = failed === 0 ? 0 : 1;
