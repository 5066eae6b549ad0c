// Pictures of every screen into screenshots/, for people to look at:
// `npm run screens -- home --lang ja --width 375 --scheme dark`; names may be parts of names, options may repeat.
import { findChromium } from "./browser.ts";
import { run } from "./steps.ts";
import "./build.ts";

const args = process.argv.slice(2).filter((argument) => argument !== "--");
process.exit(
  run({
    name: "screens",
    run: ["node", "shoot.ts", ...args],
    at: "e2e",
    env: { CHROMIUM_PATH: findChromium() },
  }),
);
