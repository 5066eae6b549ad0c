// The README is packed, so files that it links must be packed too.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));

test("every file of this folder that the README links is in the package", () => {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  // On Windows npm is a script, which needs a shell.
  const output = execFileSync("npm", args, { cwd: FOLDER, encoding: "utf8", shell: process.platform === "win32" });
  const packed = JSON.parse(output) as { files: { path: string }[] }[];
  const files = packed.flatMap((one) => one.files.map(({ path }) => path));
  const links = [...readFileSync(`${FOLDER}README.md`, "utf8").matchAll(/\]\((?!https?:|\.\.\/|#)([^)#]+)/g)];
  expect(links.map(([, link]) => link)).toContain("states.openapi.yaml");
  for (const [, link] of links) expect(files).toContain(link);
});
