// The sample suite as a project of its own has it: the package is packed, installed by plain npm into a new folder that
// knows neither this repository nor a registry, compiled against its types, and run against a server on a free port.
// Arguments go to Playwright.
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { startHashgrove, withFolder } from "./bench/server.ts";
import { findChromium } from "./browser.ts";
import "./build.ts";
import { ROOT, run, type Step } from "./steps.ts";

const SUITE = join(ROOT, "e2e/sample-suite");
/** What such a project has installed already: Playwright, the package's one peer, and what its own types need. */
const INSTALLED = ["@playwright/test", "@types/node"];
const { version } = JSON.parse(readFileSync(join(ROOT, "e2e/package.json"), "utf8")) as { version: string };
const TARBALL = `./hashgrove-e2e-${version}.tgz`;
const QUIET = ["--loglevel=error", "--no-audit", "--no-fund"] as const;

function mustRun(step: Step): void {
  const code = run(step);
  if (code !== 0) throw new Error(`${step.name} failed (${code})`);
}

const code = await withFolder(async (folder) => {
  for (const name of ["package.json", "tsconfig.json", "playwright.config.ts", "tests"])
    cpSync(join(SUITE, name), join(folder, name), { recursive: true });
  mustRun({ name: "pack", run: ["npm", "pack", "--loglevel=error", "--pack-destination", folder], at: "e2e" });
  // Peers are what the project has: without a registry npm could not look for them.
  const install = ["install", "--offline", "--legacy-peer-deps", ...QUIET, TARBALL] as const;
  mustRun({ name: "install", run: ["npm", ...install], at: folder });
  for (const name of INSTALLED) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, "e2e", "node_modules", name)), link, "junction");
  }
  mustRun({ name: "types", run: ["tsc", "-p", folder], at: "e2e" });
  const server = await startHashgrove(join(folder, "data"), "--control", "--strict-worlds", "--no-template-delay");
  try {
    const playwright = join("node_modules", "@playwright", "test", "cli.js");
    return run({
      name: "sample suite",
      run: ["node", playwright, "test", "--output", join(SUITE, "test-results"), ...process.argv.slice(2)],
      at: folder,
      env: { TARGET: server.url, CHROMIUM_PATH: findChromium() },
    });
  } finally {
    await server.stop();
  }
});
process.exit(code);
