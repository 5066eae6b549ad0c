import { expect, test } from "vitest";
import { CHECKS, stepsBefore } from "./check.ts";

const checksCalled = (pattern: RegExp) => CHECKS.filter(({ name }) => pattern.test(name));

test("types are generated before the checks that read them", () => {
  const [first] = stepsBefore(checksCalled(/^types|^lint/));
  expect(first?.run).toEqual(["node", "scripts/generate.ts"]);
  for (const check of checksCalled(/^types/)) expect(stepsBefore([check]), check.name).toEqual([first]);
});

test("other checks need no types", () => {
  expect(stepsBefore(checksCalled(/^(format|words|documents)$/))).toEqual([]);
});
