// Tests on a file system that is really full, on machines where a test can mount one. On others the test's title says
// that this was not possible, and only the tests with a simulated disk run (first-start.test.ts, fold.test.ts,
// ../failing-disk.test.ts).
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testFolder } from "./test-folder.ts";

const PROCESS = fileURLToPath(new URL("./test-full-disk-process.ts", import.meta.url));
interface Outcome {
  /** Results of first starts with increasing disk space. */
  readonly starts: readonly string[];
  readonly answered: number;
  readonly refusal: string;
  readonly readWhenFull: number;
  readonly trouble: string | null;
  readonly troubleAfter: string | null;
  readonly found: number;
}

/** Runs a command with a small file system mounted on a folder, which only that command sees. */
const onSmallDisk = (folder: string, ...command: readonly string[]) =>
  spawnSync(
    "unshare",
    [
      "--mount",
      "--user",
      "--map-root-user",
      "sh",
      "-c",
      'mount -t tmpfs -o size=256k tmpfs "$0" && exec "$@"',
      folder,
      ...command,
    ],
    { encoding: "utf8" },
  );
const mounting = onSmallDisk(process.cwd(), "true");

const reason = (mounting.error?.message ?? mounting.stderr).trim();
const mountable = mounting.status === 0 ? ["a full file system of 256 KiB"] : [];

test(`this machine ${mounting.status === 0 ? "mounts a small file system" : `mounts none: ${reason}`}`, () => {
  expect(mounting.status === 0 || reason !== "").toBe(true);
});

test.each(mountable)("on %s nothing answered is lost, and a first start that found no room can be repeated", () => {
  const folder = testFolder();
  const { stdout, stderr, status } = onSmallDisk(folder, process.execPath, PROCESS, folder);
  expect([status, stderr]).toEqual([0, ""]);
  const { starts, answered, refusal, readWhenFull, trouble, troubleAfter, found } = JSON.parse(stdout) as Outcome;
  expect(starts[0]).toBe("ENOSPC");
  expect(starts.at(-1)).toBe("started");
  expect(answered).toBeGreaterThan(5);
  expect(refusal).toMatch(/^StorageFailed: ENOSPC/);
  expect([readWhenFull, trouble, troubleAfter]).toEqual([answered, expect.stringContaining("ENOSPC"), null]);
  expect(found).toBe(answered + 1);
});
