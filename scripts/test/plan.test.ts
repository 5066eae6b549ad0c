import { describe, expect, test } from "vitest";
import { planOf } from "./plan.ts";

const CHECKS = [
  { name: "types-web", what: "", run: ["tsc"], reads: ["web/", "openapi.yaml"] },
  { name: "types-server", what: "", run: ["tsc"], reads: ["mock-server/server/"] },
  { name: "lint", what: "", run: ["oxlint"], perFile: /\.tsx?$/ },
  { name: "documents", what: "", run: ["node"] },
] as const;
const HELP = "web/src/features/help/help-page.tsx";
const planFor = (...files: readonly string[]) =>
  planOf(files, { checks: CHECKS, specs: ["help.spec.ts"], exists: (file) => !file.includes("deleted") });
const checksFor = (...files: readonly string[]) => planFor(...files).checks.map(({ name }) => name);

describe("checks", () => {
  test("are those that read one of the files, or the whole repository", () => {
    expect(checksFor(HELP)).toEqual(["types-web", "lint", "documents"]);
    expect(checksFor("openapi.yaml")).toEqual(["types-web", "documents"]);
    expect(checksFor("docs/rules.md")).toEqual(["documents"]);
  });

  test("get the names of existing files if they accept names", () => {
    expect(planFor(HELP, "web/src/deleted.ts", "README.md").checks.find(({ name }) => name === "lint")?.run).toEqual([
      "oxlint",
      HELP,
    ]);
  });
});

describe("unit tests", () => {
  test("are those of the package that use the files", () => {
    expect([...planFor(HELP, "docs/rules.md").units]).toEqual([["web", [HELP]]]);
  });

  test("are those of every package that uses the contract", () => {
    const file = "mock-server/contract/src/document.ts";
    expect([...planFor(file).units.keys()]).toEqual(["scripts", "contract", "conformance", "server"]);
  });

  test("are all of a package if imports do not show which tests read the file", () => {
    expect([...planFor("mock-server/server/src/scenarios/library/demo.yaml").units]).toEqual([["server", null]]);
    expect([...planFor("openapi.yaml").units.values()]).toEqual([null, null, null, null]);
  });

  test("are none for texts and documents", () => {
    expect(planFor("web/src/i18n/ja.po", "web/README.md").units.size).toBe(0);
  });
});

test("builds the web if it changed, or if a browser test needs it", () => {
  expect(planFor(HELP).build).toBe(true);
  expect(planFor("web/src/i18n/ja.po").build).toBe(true);
  expect(planFor("e2e/specs/help.spec.ts").build).toBe(true);
  expect(planFor("mock-server/server/src/main.test.ts").build).toBe(false);
});
