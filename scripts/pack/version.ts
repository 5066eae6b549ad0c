// The version of packed packages. It names the sources, so that different contents never have the same file name:
// npm keeps an installed package when a file of the same name is installed again.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that a package is made of, and a little more: one version for all packages of one state. */
const SOURCES = ["openapi.yaml", "pnpm-lock.yaml", "{web,mock-server,e2e,scripts}/**/*"];
/** Whatever an install, a build or a test run writes, and browser tests, which are in no package. */
const NOT_SOURCES =
  /(^|\/)(node_modules|dist|\.[^/]+|coverage|swagger-ui|screens|specs|screenshots|[\w-]+-report|test-results)\/|(\.gen\.d\.ts|\.tsbuildinfo|\.tgz|\.test\.ts)$/;
/** Addresses that a build of the web contains. */
const BUILD_OPTIONS = ["VITE_API_BASE", "VITE_MOCK_BASE"];

/** `0.3.0-build-4b1c...`: semver allows letters, digits and hyphens there. */
export function packedVersion(root: string): string {
  const hash = createHash("sha256").update(JSON.stringify(BUILD_OPTIONS.map((name) => process.env[name])));
  const found = globSync(SOURCES, { cwd: root, withFileTypes: true, exclude: ({ name }) => name === "node_modules" });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .filter((file) => !NOT_SOURCES.test(file));
  for (const file of files.toSorted())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  return `${version}-build-${hash.digest("hex").slice(0, 12)}`;
}
