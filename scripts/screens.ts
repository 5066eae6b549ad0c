// Pictures of every screen into screenshots/, for people to look at:
// `npm run screens -- home --lang ja --width 375 --scheme dark`; names may be parts of names, options may repeat.
// `--browser webkit` draws them in WebKit, into screenshots/webkit.
import { findChromium, findWebKit } from "./browser.ts";
import { run } from "./steps.ts";
import "./build.ts";

const args = process.argv.slice(2).filter((argument) => argument !== "--");
const browserAt = args.indexOf("--browser");
const [, browser = "chromium"] = browserAt === -1 ? [] : args.splice(browserAt, 2);

function draw(script: string, env: Readonly<Record<string, string>>): number {
  return run({ name: "screens", run: ["node", script, ...args], at: "e2e", env });
}

if (browser === "chromium") process.exit(draw("shoot.ts", { CHROMIUM_PATH: findChromium() }));
const driver = browser === "webkit" ? findWebKit() : undefined;
if (driver === undefined) {
  console.error(`the screens are drawn in chromium or webkit, and not in "${browser}"`);
  process.exit(1);
}
process.exit(draw("webkit/shoot.ts", { WEBKIT_DRIVER: driver }));
