// What a run has written, for the tests that look for what must stand in it or must not.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** All texts in a folder of reports. */
export function writtenIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
}
