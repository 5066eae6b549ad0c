import { readFileSync } from "node:fs";

// The package has its modules in dist.
const MANIFEST = new URL(import.meta.url.endsWith(".ts") ? "./package.json" : "../package.json", import.meta.url);
const { version: OWN } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { readonly version: string };

/** Versions of servers that were reported already. */
const reported = new Set<string>();

/** Whether both are of one state of the sources. Only packed ones name it: `0.3.0-build-4b1c...`. */
function isSameRelease(one: string, other: string): boolean {
  const builds = [one, other].filter((version) => version.includes("-build-"));
  return builds.length === 2 ? one === other : one.split("-build-")[0] === other.split("-build-")[0];
}

/** Warns once of a server of another version: package and server are released together. */
export function warnOfOtherVersion(version: string): void {
  if (isSameRelease(version, OWN) || reported.has(version)) return;
  reported.add(version);
  console.warn(`@hashgrove/e2e ${OWN} tests a mock server ${version}: install both in the same version`);
}
