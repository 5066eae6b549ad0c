// Tests which changes give the packed files a new name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packedVersion } from "./version.ts";

let root: string;
function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "packed-version-"));
  write("package.json", '{ "version": "1.2.3" }');
  write("openapi.yaml", "openapi: 3.1.0");
  write("mock-server/server/src/app.ts", "app");
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test("begins with the release and is a version of semver", () => {
  expect(packedVersion(root)).toMatch(/^1\.2\.3-build-[0-9a-f]{12}$/);
  expect(packedVersion(root)).toBe(packedVersion(root));
});

test.each(["openapi.yaml", "mock-server/server/src/app.ts", "web/src/main.ts", "e2e/README.md", "scripts/pack.ts"])(
  "%s changes it",
  (file) => {
    const before = packedVersion(root);
    write(file, "changed");
    expect(packedVersion(root)).not.toBe(before);
  },
);

test("another API address in the web changes it too", () => {
  const before = packedVersion(root);
  vi.stubEnv("VITE_API_BASE", "https://api.example.test/");
  expect(packedVersion(root)).not.toBe(before);
});

test.each([
  "mock-server/server/dist/index.js",
  "e2e/node_modules/axe-core/axe.js",
  "mock-server/contract/.cache/openapi.json",
  "e2e/names.gen.d.ts",
  "e2e/test-results/trace.zip",
  "e2e/hashgrove-e2e-1.2.3.tgz",
  "docs/rules.md",
])("%s does not: it is built, generated or in no package", (file) => {
  const before = packedVersion(root);
  write(file, "changed");
  expect(packedVersion(root)).toBe(before);
});
