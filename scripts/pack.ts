// What `npm pack` puts into a package: JavaScript for Node 20.19 with types, and the files that it reads.
// `node scripts/run.mjs pack server`
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import "./generate.ts";
import { bundle } from "./pack/bundle.ts";
import { PACKAGES, type PackedPackage } from "./pack/packages.ts";
import { writeTypes } from "./pack/types.ts";
import { ROOT, run } from "./steps.ts";

/** The browser tests' package consists of modules without libraries, which the compiler translates one by one. */
function packTests(): void {
  rmSync(join(ROOT, "e2e", "dist"), { recursive: true, force: true });
  const code = run({ name: "compile", run: ["tsc", "-p", "tsconfig.dist.json"], at: "e2e" });
  if (code !== 0) process.exit(code);
}

async function pack({ folder, entries, assets }: PackedPackage): Promise<void> {
  if (assets.includes("web/dist")) await import("./build.ts");
  const dist = join(ROOT, folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  await bundle(join(ROOT, folder), entries);
  writeTypes(join(ROOT, folder, entries.index ?? ""), dist);
  for (const asset of assets) cpSync(join(ROOT, asset), join(dist, asset), { recursive: true });
}

// Keeps both as parsed, for the packages.
for (const contract of [PRODUCT_CONTRACT, QA_CONTRACT]) readContract(contract);
const [name = ""] = process.argv.slice(2);
const known = Object.entries(PACKAGES).find(([key]) => key === name)?.[1];
if (known) await pack(known);
else if (name === "e2e") packTests();
else throw new Error(`pack takes e2e, ${Object.keys(PACKAGES).join(", ")}`);
