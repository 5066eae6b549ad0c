import { expect, test } from "vitest";
import { requirePermission } from "./permission.tsx";

const GRANTED = ["add", "edit", "delete"];

test.each<[string | string[], boolean]>([
  ["add", true],
  ["view", false],
  [["add", "edit"], true],
  [["add", "view"], false],
])("%j is granted: %s", (name, is) => expect(requirePermission(GRANTED, name)).toBe(is));

test.each([undefined, "", []])("throws without a name: %j", (name) => {
  expect(() => requirePermission(GRANTED, name)).toThrow("permission.hasPermission");
});
