// Reads all files that a run wrote, joined to one text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function writtenIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
}
