// Packs the packages for other projects as JavaScript for Node 20.19 with types: `npm run pack -- e2e server --to
// ../my-project/vendor`
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import "./generate.ts";
import { bundle } from "./pack/bundle.ts";
import { PACKAGES, type PackedPackage } from "./pack/packages.ts";
import { writeTarball } from "./pack/tarball.ts";
import { writeTypes } from "./pack/types.ts";
import { packedVersion } from "./pack/version.ts";
import { parseOptions } from "./process/options.ts";
import { ROOT, run } from "./process/steps.ts";

/** Compiles each module of the browser tests' package separately: there are no libraries to bundle. */
function compileTests(): void {
  rmSync(join(ROOT, "e2e", "dist"), { recursive: true, force: true });
  const code = run({ name: "compile", run: ["tsc", "-p", "tsconfig.dist.json"], at: "e2e" });
  if (code !== 0) process.exit(code);
}

async function compile({ folder, entries, assets }: PackedPackage, version: string): Promise<void> {
  if (assets.includes("web/dist")) await import("./build.ts");
  const dist = join(ROOT, folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  await bundle(join(ROOT, folder), entries, version);
  writeTypes(join(ROOT, folder, entries.index ?? ""), dist);
  for (const asset of assets) cpSync(join(ROOT, asset), join(dist, asset), { recursive: true });
}

const names = ["e2e", ...Object.keys(PACKAGES)];
const USAGE = `npm run pack -- [${names.join("] [")}] --to FOLDER`;
const { values, positionals } = parseOptions(USAGE, { options: { to: { type: "string" } }, allowPositionals: true });
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined || values.to === undefined) {
  console.error(USAGE);
  process.exit(2);
}
// npm runs scripts in the root's folder; INIT_CWD is the folder in which the user typed the command.
const here = process.env.INIT_CWD ?? process.cwd();
const to = resolve(here, values.to);
mkdirSync(to, { recursive: true });
const version = packedVersion(ROOT);
const tarballs: string[] = [];
// Reading a contract writes its parsed copy, which is packed too.
for (const contract of [PRODUCT_CONTRACT, QA_CONTRACT]) readContract(contract);
for (const name of positionals.length > 0 ? positionals : names) {
  const known = Object.entries(PACKAGES).find(([key]) => key === name)?.[1];
  if (known) await compile(known, version);
  else compileTests();
  tarballs.push(writeTarball(join(ROOT, known?.folder ?? "e2e"), version, to));
}
// Without "./" npm would read a path as a GitHub repository.
const paths = tarballs.map((name) =>
  relative(here, join(to, name))
    .replaceAll("\\", "/")
    .replace(/^(?!\.\.\/)/, "./"),
);
console.log(`npm install --save-dev ${paths.join(" ")}`);
