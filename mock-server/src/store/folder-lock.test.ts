import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DamagedData } from "./damaged.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { testFolder } from "./test-folder.ts";

const lockIn = (folder: string): string => join(folder, "lock");

test("a folder is locked with the process's number until it is given back", async () => {
  const folder = testFolder();
  const unlock = await lockFolder(folder);
  expect(readFileSync(lockIn(folder), "utf8")).toBe(String(process.pid));
  unlock();
  expect(existsSync(lockIn(folder))).toBe(false);
});

test("a folder cannot be taken twice by one process", async () => {
  const folder = testFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  unlock();
  (await lockFolder(folder))();
});

test("a folder of a process that runs is refused, and its lock stays", async () => {
  const folder = testFolder();
  const other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  writeFileSync(lockIn(folder), String(other.pid));
  try {
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${other.pid}`);
    expect(readFileSync(lockIn(folder), "utf8")).toBe(String(other.pid));
  } finally {
    other.kill();
  }
});

test.each([
  ["of a process that is gone", String(spawnSync(process.execPath, ["-e", ""]).pid)],
  ["of a process before this one that had its number", String(process.pid)],
  ["that does not say whose it is", ""],
])("a lock %s is taken over", async (_name, text) => {
  const folder = testFolder();
  writeFileSync(lockIn(folder), text);
  const unlock = await lockFolder(folder);
  expect(readFileSync(lockIn(folder), "utf8")).toBe(String(process.pid));
  unlock();
});

test("of two that take over a stale lock at once, the one that wrote first gives way", async () => {
  const folder = testFolder();
  writeFileSync(lockIn(folder), "");
  const taken = lockFolder(folder);
  writeFileSync(lockIn(folder), "1");
  await expect(taken).rejects.toThrow(FolderInUse);
  expect(readFileSync(lockIn(folder), "utf8")).toBe("1");
});

test("a folder in place of the lock is named", async () => {
  const folder = testFolder();
  mkdirSync(lockIn(folder));
  await expect(lockFolder(folder)).rejects.toThrow(DamagedData);
});
