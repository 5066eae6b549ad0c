import { join } from "node:path";
import { ROOT, run } from "../process/steps.ts";

/** Builds the empty page with which the benchmark compares the product's pages; returns its folder. */
export function buildEmptyPage(): string {
  const folder = join(ROOT, ".cache", "empty");
  const options = ["--mode", "empty", "--logLevel", "error", "--outDir", folder, "--emptyOutDir"];
  const code = run({ name: "empty page", run: ["vite", "build", ...options], at: "web" });
  if (code !== 0) throw new Error(`the empty page was not built: ${code}`);
  return folder;
}
