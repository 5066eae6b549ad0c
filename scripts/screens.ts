// Takes screenshots of every screen into screenshots/: `npm run screens -- home --lang ja --width 375 --scheme dark`;
// names may be partial, options may repeat. `--browser firefox` or `webkit` uses that engine and a folder of its name.
import { join } from "node:path";
import { browserEnvironment } from "./browser.ts";
import { requireFreePort } from "./process/ports.ts";
import { ROOT, run } from "./process/steps.ts";

const args = process.argv.slice(2).filter((argument) => argument !== "--");
const browserAt = args.indexOf("--browser");
const [, browser = "chromium"] = browserAt === -1 ? [] : args.splice(browserAt, 2);
const engine = browserEnvironment(browser);
if (engine === undefined) process.exit(1);
if (!args.includes("--port")) await requireFreePort(Number(process.env.E2E_PORT ?? 4021));
await import("./build.ts");
const out = join(ROOT, "screenshots", browser === "chromium" ? "" : browser);
process.exit(
  run({
    name: "screens",
    run: ["node", engine.WEBKIT_DRIVER ? "webkit/shoot.ts" : "shoot.ts", "--out", out, ...args],
    at: "e2e",
    env: engine,
  }),
);
