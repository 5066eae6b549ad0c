// Takes a screenshot of every screen in WebKit: node webkit/shoot.ts [parts of names] [--lang ja] [--width 375]
// [--scheme dark].
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions } from "../../scripts/process/options.ts";
import { untilUp } from "../../scripts/process/until-up.ts";
import { openScreen } from "../screen-list/open-screen.ts";
import { SCREENS } from "../screen-list/screen-list.ts";
import { asLanguage } from "../words.ts";
import { openWorld } from "../world/qa-client.ts";
import { startWebKit } from "./driver.ts";
import { openPage } from "./open-page.ts";

const USAGE = "npm run screens -- [part of a name] [--lang ja] [--width 375] [--scheme dark] --browser webkit";
const { values, positionals } = parseOptions(USAGE, {
  allowPositionals: true,
  options: {
    lang: { type: "string", multiple: true, default: ["ja"] },
    width: { type: "string", multiple: true, default: ["375"] },
    scheme: { type: "string", multiple: true, default: ["light"] },
    port: { type: "string", default: process.env.E2E_PORT ?? "4021" },
    out: { type: "string", default: join(import.meta.dirname, "..", "..", "screenshots", "webkit") },
  },
});
const target = `http://127.0.0.1:${values.port}`;
const wanted = SCREENS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (wanted.length === 0) throw new Error(`no screen is called ${positionals.join(" or ")}`);

const options = ["--port", values.port, "--control", "--strict-worlds", "--no-back-office-delay", "--quiet"];
const server = spawn(process.execPath, ["src/main.ts", ...options], {
  cwd: join(import.meta.dirname, "../../mock-server/server"),
  stdio: ["ignore", "ignore", "inherit"],
});
mkdirSync(values.out, { recursive: true });
let failed = 0;
try {
  if (!(await untilUp(`${target}/__qa/health`, server))) throw new Error(`the server did not start on ${target}`);
  for (const scheme of values.scheme) {
    const webkit = await startWebKit({ width: 375, height: 812 }, scheme);
    try {
      for (const screen of wanted) {
        for (const lang of values.lang.map(asLanguage)) {
          for (const width of values.width.map(Number)) {
            if (screen.only && (screen.only === "narrow") !== width < 1024) continue;
            // Each screen has a new world, because the steps to some screens move money.
            const world = await openWorld(target, { scenario: screen.scenario ?? "demo", seed: "screens" });
            const admin = "demo" in screen && screen.demo ? "admin" : null;
            const page = await openPage(webkit.driver, world, { as: screen.as ?? null, lang, admin });
            try {
              await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
              await openScreen(page, screen);
              const height = await page.evaluate(() => document.documentElement.scrollHeight);
              const hasDialog = await page.getByRole("dialog").isVisible();
              if (!hasDialog) await page.setViewportSize({ width, height: Math.min(height, 7_900) });
              const image = await webkit.driver.takeScreenshot();
              writeFileSync(join(values.out, `${screen.name}-${width}-${lang}-${scheme}.png`), image, "base64");
            } catch (error) {
              failed += 1;
              console.error(`${screen.name}, ${lang}: ${error instanceof Error ? error.message : String(error)}`);
            }
            await world.close();
          }
        }
      }
    } finally {
      await webkit.close();
    }
  }
} finally {
  server.kill("SIGTERM");
}
process.exitCode = failed === 0 ? 0 : 1;
