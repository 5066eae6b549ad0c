// The browser tests. Arguments go to Playwright: `npm run e2e -- journeys --repeat-each 20`. Halves of them run apart
// with `-- --shard 1/2 --reporter blob`; `npm run e2e -- merge` then makes one report of what lies in e2e/blob-report.
// With a server of `npm run dev` at hand, `-- --dev specs/login.spec.ts` asks that one and builds nothing.
// `-- --everywhere` runs each screen's own tests on both sizes.
import { findChromium } from "./browser.ts";
import { run } from "./steps.ts";

const given = process.argv.slice(2).filter((argument) => argument !== "--");
const dev = given.includes("--dev");
const everywhere = given.includes("--everywhere");
const args = given.filter((argument) => argument !== "--dev" && argument !== "--everywhere");

function test(): number {
  const env = {
    CHROMIUM_PATH: findChromium(),
    ...(dev && { E2E_DEV: "http://localhost:5173" }),
    ...(everywhere && { E2E_EVERYWHERE: "1" }),
  };
  return run({ name: "browser tests", run: ["playwright", "test", ...args], at: "e2e", env });
}
if (args[0] === "merge") {
  const merge = ["playwright", "merge-reports", "--reporter", "line,html", "blob-report"] as const;
  process.exit(run({ name: "merge", run: merge, at: "e2e" }));
}
if (!dev) await import("./build.ts");
process.exit(test());
