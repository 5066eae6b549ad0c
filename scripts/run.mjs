// Runs a task on a machine with only Node 20.19+ and npm: fetches the required Node and pnpm into .tools, installs what
// changed, then runs scripts/<task>.ts. Plain JavaScript without dependencies, because it runs before the install.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchTools } from "./tools/fetch.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const tools = join(root, ".tools");

function fail(message) {
  console.error(`hashgrove: ${message}`);
  process.exit(1);
}

let child;
let stoppedBy;
// Forward signals, since not all reach the whole process group; the child decides how to end.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    child?.kill(signal);
  });
}

/** Runs a command and returns its exit code, 128 or more if a signal ended it. */
async function run(command, args, env = process.env) {
  child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
  return await new Promise((resolve) => {
    child.on("error", (error) => fail(`${command} could not be started (${error.message})`));
    child.on("exit", (code, signal) => {
      child = undefined;
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs a command before the task. Exits if the command fails or a signal arrives meanwhile. */
async function step(command, args, whenItFails, env) {
  const code = await run(command, args, env);
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  if (code !== 0) fail(whenItFails);
}

/**
 * Arguments of each install, smallest first. The one for `npm start` takes half the time of the full one; checks and
 * tests need every member except Lighthouse, which is a quarter of the total.
 */
const INSTALLS = [
  ["--prod", "--filter", "@hashgrove/web...", "--filter", "@hashgrove/mock-server..."],
  ["--filter", "!@hashgrove/lighthouse"],
  [],
];

/** Index in INSTALLS of the smallest install that is enough for a task. */
function neededBy(task, args) {
  if (task === "start" || task === "build") return 0;
  return task === "bench" && args.includes("web") ? 2 : 1;
}

async function installDependencies({ node, pnpm }, needed, env) {
  const lock = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    lock.update(readFileSync(join(root, file)));
  const hash = lock.digest("hex");
  const stamp = join(root, "node_modules", ".hashgrove-install");
  // "<hash> <index in INSTALLS>"; older stamps have only the hash.
  const [installedHash, installed = 2] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : ["", 0];
  // Never reduce an install: after `npm test`, a start removes nothing.
  const wanted = Math.max(needed, Number(installed));
  if (installedHash === hash && Number(installed) === wanted) return;
  console.log("hashgrove: installing dependencies");
  const install = ["install", "--frozen-lockfile", "--reporter=append-only", ...INSTALLS[wanted]];
  await step(node, [pnpm, ...install], "pnpm could not install; see its message above", env);
  // Delete the test runner's cache: it refers to packages that the install may have moved.
  rmSync(join(root, "node_modules", ".vitest-cache"), { recursive: true, force: true });
  writeFileSync(stamp, `${hash} ${wanted}`);
}

const [task = "", ...rest] = process.argv.slice(2);
const script = join(root, "scripts", `${task}.ts`);
if (!/^[a-z0-9-]+$/.test(task) || !existsSync(script))
  fail(`no task "${task}"; the tasks are the scripts of package.json`);

const fetched = await fetchTools(tools, (command, args) =>
  step(command, args, "npm could not fetch the tools; see its message above"),
).catch((error) => fail(error.message));
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
const path = [join(root, "scripts", "node_modules", ".bin"), dirname(fetched.node)];
const env = {
  ...process.env,
  [pathKey]: [...path, process.env[pathKey]].join(delimiter),
  // Node's compile cache: later server starts take a third less time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "node"),
};
await installDependencies(fetched, neededBy(task, rest), env);
process.exit(await run(fetched.node, [script, ...rest], env));
