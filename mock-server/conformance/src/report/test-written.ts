// Reads the files that a run wrote.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Texts of all files in a folder. */
export function writtenIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
}
