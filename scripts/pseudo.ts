// Builds the web with longer, accented texts and finds screens that they break. Arguments go to Playwright; `shoot` as
// the first one takes screenshots into screenshots/pseudo instead.
import { join } from "node:path";
import { findChromium } from "./browser.ts";
import { requireFreePort } from "./process/ports.ts";
import { ROOT, run } from "./process/steps.ts";

const WEB = join(ROOT, ".cache", "pseudo");
await requireFreePort(Number(process.env.E2E_PORT ?? (process.argv.includes("shoot") ? 4021 : 4020)));
const built = run({
  name: "build",
  run: ["vite", "build", "--logLevel", "warn", "--outDir", WEB, "--emptyOutDir"],
  at: "web",
  env: { VITE_PSEUDO: "1" },
});
if (built !== 0) process.exit(built);

const [first, ...rest] = process.argv.slice(2).filter((argument) => argument !== "--");
const shoot = first === "shoot";
const pictures = [
  "node",
  "shoot.ts",
  "--web",
  WEB,
  "--out",
  join(ROOT, "screenshots", "pseudo"),
  "--lang",
  "en",
  ...rest,
];
const tests = ["playwright", "test", ...(first === undefined ? [] : [first, ...rest])];
const [command = "", ...args] = shoot ? pictures : tests;
process.exit(
  run({
    name: "pseudo",
    run: [command, ...args],
    at: "e2e",
    env: { CHROMIUM_PATH: findChromium(), E2E_PSEUDO: WEB },
  }),
);
