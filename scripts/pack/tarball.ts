// Writes a compiled package as a tarball named by the packed version.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../process/steps.ts";

interface Manifest {
  readonly name: string;
  readonly files: readonly string[];
  readonly scripts: object;
  readonly dependencies?: object;
  readonly devDependencies: object;
}

/**
 * The package.json of a packed package: without scripts, and without dependencies, because the libraries are bundled.
 */
export function packedManifest(text: string, version: string) {
  const { scripts: _, dependencies: _bundled, devDependencies: _tools, ...manifest } = JSON.parse(text) as Manifest;
  return { ...manifest, version };
}

/**
 * Packs a folder with the given version and returns the file name. Deletes earlier tarballs of the package in `to`, so
 * that a pattern such as `vendor/hashgrove-e2e-*.tgz` matches one file.
 */
export function writeTarball(folder: string, version: string, to: string): string {
  const manifest = packedManifest(readFileSync(join(folder, "package.json"), "utf8"), version);
  const staged = mkdtempSync(join(tmpdir(), "hashgrove-pack-"));
  try {
    for (const file of ["README.md", ...manifest.files])
      cpSync(join(folder, file), join(staged, file), { recursive: true });
    writeFileSync(join(staged, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    const base = manifest.name.replace("@", "").replace("/", "-");
    for (const earlier of globSync(`${base}-[0-9]*.tgz`, { cwd: to })) rmSync(join(to, earlier));
    const pack = ["npm", "pack", staged, "--ignore-scripts", "--silent", "--pack-destination", to] as const;
    const code = run({ name: "npm pack", run: pack, at: staged });
    if (code !== 0) process.exit(code);
    return `${base}-${version}.tgz`;
  } finally {
    rmSync(staged, { recursive: true });
  }
}
