// Builds the web when something it is made of has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./steps.ts";

const INPUTS = [
  "web/{index.html,*.config.ts,package.json,tsconfig.json}",
  "web/{src,public}/**/*",
  "openapi.yaml",
  "pnpm-lock.yaml",
];
const STAMP = join(ROOT, "web", "dist", ".built-from");

function fingerprint(): string {
  const hash = createHash("sha256").update(process.env.VITE_API_BASE ?? "");
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== wanted) {
  console.log("build");
  const code = run({ name: "web", run: ["vite", "build", "--logLevel", "warn"], at: "web" });
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, wanted);
}
