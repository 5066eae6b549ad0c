import { expect, test } from "vitest";
import { resolveScheme } from "./colour-scheme.ts";

test.each([
  ["screen and (prefers-color-scheme: dark)", "dark", "screen and (min-width: 0px)"],
  ["screen and (prefers-color-scheme: dark)", "light", "screen and (max-width: 0px)"],
  ["print, (prefers-color-scheme:light)", "light", "print, (min-width: 0px)"],
  ["screen and (prefers-color-scheme: dark)", "system", "screen and (prefers-color-scheme: dark)"],
  ["(min-width: 48rem)", "dark", "(min-width: 48rem)"],
] as const)("%s, chosen %s", (query, scheme, expected) => {
  expect(resolveScheme(query, scheme)).toBe(expected);
});
