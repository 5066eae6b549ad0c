// Pictures of every screen into screenshots/, for people to look at:
// `npm run screens -- home --lang ja --width 375 --scheme dark`; names may be parts of names, options may repeat.
// `--browser firefox` or `webkit` draws them in that engine, into a folder of its name.
import { join } from "node:path";
import { findChromium, findFirefox, findWebKit } from "./browser.ts";
import { requireFreePort } from "./ports.ts";
import { ROOT, run } from "./steps.ts";

interface Engine {
  readonly find: () => string | undefined;
  readonly script: string;
  readonly env: (path: string) => Readonly<Record<string, string>>;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  chromium: { find: findChromium, script: "shoot.ts", env: (path) => ({ CHROMIUM_PATH: path }) },
  firefox: {
    find: findFirefox,
    script: "shoot.ts",
    env: (path) => ({ FIREFOX_PATH: path, E2E_BROWSER: "firefox" }),
  },
  webkit: { find: findWebKit, script: "webkit/shoot.ts", env: (path) => ({ WEBKIT_DRIVER: path }) },
};

const args = process.argv.slice(2).filter((argument) => argument !== "--");
const browserAt = args.indexOf("--browser");
const [, browser = "chromium"] = browserAt === -1 ? [] : args.splice(browserAt, 2);
const engine = ENGINES[browser];
if (engine === undefined) console.error(`no engine "${browser}": ${Object.keys(ENGINES).join(", ")}`);
const path = engine?.find();
if (engine === undefined || path === undefined) process.exit(1);
if (!args.includes("--port")) await requireFreePort(Number(process.env.E2E_PORT ?? 4021));
await import("./build.ts");
const out = join(ROOT, "screenshots", browser === "chromium" ? "" : browser);
process.exit(
  run({ name: "screens", run: ["node", engine.script, "--out", out, ...args], at: "e2e", env: engine.env(path) }),
);
