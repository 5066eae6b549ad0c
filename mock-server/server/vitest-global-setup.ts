// Vitest global setup: puts the tests' temporary files into one folder and deletes it after the last test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "hg-test-"));

export function setup(): void {
  // The environment variables that `os.tmpdir()` reads, on each system.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
