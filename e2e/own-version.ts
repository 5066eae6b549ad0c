import { readFileSync } from "node:fs";

// The packed package has this module in dist, one folder deeper.
const MANIFEST = new URL(import.meta.url.endsWith(".ts") ? "./package.json" : "../package.json", import.meta.url);
const { version: OWN } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { readonly version: string };

/** Server versions already reported. */
const reported = new Set<string>();

/**
 * Whether two versions belong to the same release. Two packed versions (`0.3.0-build-4b1c...`) must be equal; otherwise
 * only the parts before `-build-` are compared.
 */
function isSameRelease(one: string, other: string): boolean {
  const builds = [one, other].filter((version) => version.includes("-build-"));
  return builds.length === 2 ? one === other : one.split("-build-")[0] === other.split("-build-")[0];
}

/** Warns once about a server of another version: package and server are released together. */
export function warnOfOtherVersion(version: string): void {
  if (isSameRelease(version, OWN) || reported.has(version)) return;
  reported.add(version);
  console.warn(`@hashgrove/e2e ${OWN} tests a mock server ${version}: install both in the same version`);
}
