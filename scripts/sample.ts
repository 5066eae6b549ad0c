// Uses the packages like an external project: packs them and installs them with plain npm into a new folder, without
// this repository or a registry. Starts the packed server, checks it with the contract tool, and compiles and runs the
// sample suite. Arguments go to Playwright.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { start, withFolder } from "./bench/server.ts";
import { findChromium } from "./browser.ts";
import "./build.ts";
import { ROOT, run, type Step } from "./process/steps.ts";

const SUITE = join(ROOT, "e2e/sample-suite");
/** Packages that a user's project already has -> their name in e2e; Playwright is the oldest supported version. */
const INSTALLED = { "@playwright/test": "playwright-oldest", "@types/node": "@types/node" };
const PACKAGES = ["e2e", "conformance", "server"];
/** The demo member, for calls that need a session. */
const ACCOUNT = { CONTRACT_ACCOUNT: "alice@example.test", CONTRACT_PASSWORD: "Passw0rd1" };
const QUIET = ["--loglevel=error", "--no-audit", "--no-fund"] as const;

function mustRun(step: Step): void {
  const code = run(step);
  if (code !== 0) throw new Error(`${step.name} failed (${code})`);
}

/** Runs the examples for other tools whose dependencies this machine has. */
function runExamples(target: string): void {
  const env = { TARGET: target, CHROMIUM_PATH: findChromium(), PYTHONDONTWRITEBYTECODE: "1" };
  const succeeds = (command: string, args: readonly string[]): boolean => spawnSync(command, args).status === 0;
  if (succeeds("python3", ["-c", "import pytest, requests"])) {
    const pytest = ["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "test_withdrawal.py"];
    mustRun({ name: "example in Python", run: ["python3", ...pytest], at: "e2e/examples", env });
  } else console.log("sample: no pytest and requests here, so the example in Python was not run");
  if (succeeds("chromedriver", ["--version"]))
    mustRun({ name: "example with Selenium", run: ["node", "selenium.mjs"], at: "e2e/examples", env });
  else console.log("sample: no chromedriver here, so the example with Selenium was not run");
}

const code = await withFolder(async (folder) => {
  for (const name of ["package.json", "tsconfig.json", "playwright.config.ts", "tests"])
    cpSync(join(SUITE, name), join(folder, name), { recursive: true });
  mustRun({ name: "pack", run: ["node", "scripts/pack.ts", ...PACKAGES, "--to", join(folder, "vendor")] });
  const tarballs = globSync("vendor/*.tgz", { cwd: folder }).map((file) => `./${file}`);
  // npm could not resolve peer dependencies without a registry; they are linked below.
  const install = ["install", "--offline", "--legacy-peer-deps", "--omit=optional", ...QUIET] as const;
  mustRun({ name: "install", run: ["npm", ...install, ...tarballs], at: folder });
  for (const [name, here] of Object.entries(INSTALLED)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, "e2e", "node_modules", here)), link, "junction");
  }
  mustRun({ name: "types", run: ["tsc", "-p", folder], at: "e2e" });
  const mock = join(folder, "node_modules/@hashgrove/mock-server/dist/hashgrove-mock.js");
  const server = await start(mock, [
    "--port",
    "0",
    "--data",
    join(folder, "data"),
    "--no-back-office-delay",
    "--quiet",
  ]);
  try {
    const check = ["hashgrove-contract", "check", "--base-url", server.url, "--rate", "200"] as const;
    mustRun({ name: "contract", run: ["npx", "--no-install", ...check], at: folder, env: ACCOUNT });
    runExamples(server.url);
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
