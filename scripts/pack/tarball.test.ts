import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../process/steps.ts";
import { packedManifest } from "./tarball.ts";

test.each(["mock-server/server", "mock-server/contract", "mock-server/conformance", "e2e"])(
  "installing the packed %s needs no registry",
  (folder) => {
    const manifest = packedManifest(readFileSync(join(ROOT, folder, "package.json"), "utf8"), "9.9.9");
    expect(manifest).toMatchObject({ name: expect.stringMatching(/^@hashgrove\//) as unknown, version: "9.9.9" });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("devDependencies");
  },
);
