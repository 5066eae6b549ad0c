import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder, sweepTemporaryFolders } from "./temporary-folder.ts";

test("removes the folder of a killed server, and keeps that of a running one", async () => {
  const alive = await makeTemporaryFolder();
  writeFileSync(join(alive.path, "file"), "");
  const left = join(tmpdir(), "hashgrove-0123456789abcdef");
  mkdirSync(join(left, "w1"), { recursive: true });
  writeFileSync(join(left, "w1", "file"), "");
  const others = ["hashgrove-fedcba9876543210.new", "hashgrove-mine", "other"].map((name) => join(tmpdir(), name));
  for (const other of others) mkdirSync(other);
  await sweepTemporaryFolders();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(join(alive.path, "file"))).toBe(true);
  expect(others.map((other) => existsSync(other))).toEqual([true, true, true]);
  await alive.remove();
  expect(existsSync(alive.path)).toBe(false);
});
