import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";

/** Text of a file, by its path relative to the root. */
export const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Files that match a pattern, sorted: paths with forward slashes, relative to the folder, which is relative to the root. */
export const find = (pattern: string, folder = ""): string[] =>
  globSync(pattern, {
    cwd: join(ROOT, folder),
    exclude: (name) => /^(node_modules|\.tools|dist|test-results)$/.test(name),
  })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
