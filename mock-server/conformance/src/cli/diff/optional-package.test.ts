import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fileOfOptional, MissingPackage } from "./optional-package.ts";

test("finds the file of a package that is installed", () => {
  expect(existsSync(fileOfOptional("@redocly/cli/bin/cli.js", "diff"))).toBe(true);
});

test("says what needs a package that is not installed, and how to install it", () => {
  expect(() => fileOfOptional("@hashgrove/absent/cli.js", "diff")).toThrow(
    new MissingPackage(
      "diff needs @hashgrove/absent, which is not installed: npm install --save-dev @hashgrove/absent",
    ),
  );
});
