import { expect, test } from "vitest";
import { CHECKS, checksCalled, stepsBefore } from "./list.ts";

const namesOf = (...names: readonly string[]) => checksCalled(names).map(({ name }) => name);

test("a check is called by its name or the beginning of it", () => {
  expect(namesOf("format")).toEqual(["format"]);
  expect(namesOf("contract")).toEqual(["contract-form", "contract-content"]);
  expect(namesOf("types-web", "types")).toEqual(namesOf("types"));
  expect(namesOf()).toEqual(CHECKS.map(({ name }) => name));
});

test("an unknown name is refused with the names", () => {
  expect(() => checksCalled(["form"])).toThrow('there is no check "form": types-web, ');
});

test("types are generated before the checks that read them", () => {
  const [first] = stepsBefore(checksCalled(["types"]));
  expect(first?.run).toEqual(["node", "scripts/generate.ts"]);
  for (const check of checksCalled(["types", "lint"])) expect(stepsBefore([check]), check.name).toEqual([first]);
  expect(stepsBefore(checksCalled(["format", "words", "documents"]))).toEqual([]);
});
