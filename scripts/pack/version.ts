// Version of packed packages. It contains a hash of the sources, so that changed sources get new file names: npm does
// not reinstall a file of the same name.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sources of all packages, so that packages of one state of the repository have the same version. */
const SOURCES = ["openapi.yaml", "pnpm-lock.yaml", "{web,mock-server,e2e,scripts}/**/*"];
/** Files that do not change a package: outputs of installs, builds and tests, and the tests. */
const NOT_SOURCES =
  /(^|\/)(node_modules|dist|\.[^/]+|coverage|swagger-ui|screens|specs|screenshots|[\w-]+-report|test-results)\/|(\.gen\.d\.ts|\.tsbuildinfo|\.tgz|\.test\.ts)$/;
/** Environment variables that end up in a build of the web. */
const BUILD_OPTIONS = ["VITE_API_BASE", "VITE_MOCK_BASE"];

/** The version with a hash of the sources, `0.3.0-build-4b1c...`: semver allows letters, digits and hyphens there. */
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
