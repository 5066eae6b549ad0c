import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../process/steps.ts";
import { projectsOf, SAMPLE, specsOfChange } from "./spec-folders.ts";

const SPECS = globSync("**/*.spec.ts", { cwd: join(ROOT, "e2e/specs") }).map((file) => file.replaceAll("\\", "/"));
const specsOf = (...files: readonly string[]): readonly string[] => specsOfChange(files, SPECS);
const sample = SPECS.filter((spec) => SAMPLE.some((start) => spec.startsWith(start))).sort();

describe("a changed file selects the browser tests", () => {
  test.each([
    ["web/src/features/help/help-page.tsx", ["help.spec.ts"]],
    ["web/src/features/sign-in/sign-in-page.tsx", ["sign-in.spec.ts"]],
    ["web/src/routes/signIn.tsx", ["sign-in.spec.ts"]],
    ["web/src/features/news/news-list.tsx", ["news/news.spec.ts"]],
    ["web/src/routes/index.tsx", ["home/sections.spec.ts"]],
    [
      "web/src/features/personage/withdrawal/form/bank-form.tsx",
      SPECS.filter((spec) => spec.startsWith("personage/withdrawal/")).sort(),
    ],
    ["web/src/features/personage/holdings/holding-row.tsx", ["personage/holdings.spec.ts"]],
    ["web/src/back-office/views/authorization/role.tsx", ["back-office/authorization.spec.ts"]],
    [
      "web/src/back-office/views/components/table/use-table.tsx",
      ["back-office/table-look.spec.ts", "back-office/table.spec.ts"],
    ],
  ])("of its screen, by name: %s", (file, specs) => {
    expect(specsOf(file)).toEqual(specs);
  });

  test.each(["web/src/console/main.tsx", "web/console/index.html"])("of the whole console: %s", (file) => {
    expect(specsOf(file)).toEqual(SPECS.filter((spec) => spec.startsWith("console/")).sort());
  });

  test.each(["web/src/back-office/stores/session.ts", "web/src/routes/_back-office.tsx"])(
    "of the back office's frame, if its views share it: %s",
    (file) => {
      expect(specsOf(file)).toEqual(["back-office/frame.spec.ts", "back-office/routes.spec.ts"]);
    },
  );

  test.each(["web/index.html", "web/first-load/load-code.ts"])("of the first load: %s", (file) => {
    expect(specsOf(file)).toEqual(SPECS.filter((spec) => spec.startsWith("first-load/")).sort());
  });

  test.each([
    "web/src/components/ui/text-link.tsx",
    "web/src/app/theme.ts",
    "web/src/api/wallet/records.ts",
    "web/src/routes/personage.tsx",
    "web/src/features/personage/money-request/money-form.tsx",
    "mock-server/server/src/operations/wallet.ts",
    "openapi.yaml",
    "e2e/fixtures.ts",
    "e2e/pages/personage.ts",
  ])("of a sample, if many screens share it: %s", (file) => {
    expect(specsOf(file)).toEqual(sample);
  });

  test("in it, if it is a spec", () => {
    expect(specsOf("e2e/specs/personage/frame/session.spec.ts")).toEqual(["personage/frame/session.spec.ts"]);
  });

  test("of several changes once each, in order", () => {
    expect(
      specsOf("web/src/features/login/login-page.tsx", "e2e/specs/help.spec.ts", "web/src/routes/login.tsx"),
    ).toEqual(["help.spec.ts", "login.spec.ts"]);
  });
});

test.each([
  "docs/rules.md",
  "web/src/i18n/ja.po",
  "web/src/lib/amount.test.ts",
  "e2e/specs/deleted.spec.ts",
  "e2e/README.md",
  "scripts/bench/load.ts",
])("none belong to %s", (file) => {
  expect(specsOf(file)).toEqual([]);
});

test("specs run on one phone and one wide screen, or in the project of their folder", () => {
  expect(projectsOf(["help.spec.ts", "news/news.spec.ts"])).toEqual(["phone ja", "desktop en"]);
  expect(projectsOf(["first-load/stuck.spec.ts", "matrix/screens.spec.ts"])).toEqual(["first load", "matrix"]);
  expect(projectsOf(["login.spec.ts", "processes/stop.spec.ts"])).toEqual(["processes", "phone ja", "desktop en"]);
});
