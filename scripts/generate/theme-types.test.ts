import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOKEN_TYPES, tokenTypes } from "./theme-types.ts";

test("tokens are listed by category, and as one union", () => {
  const names = (...all: readonly string[]) => new Map(all.map((name) => [name, null]));
  const categoryMap = new Map([
    ["spacing", names("0.5", "bar")],
    ["colors", names("ink", "ink.second")],
  ]);
  expect(tokenTypes({ categoryMap, colorPaletteMap: names() }).split("\n").slice(1)).toEqual([
    'export type Token = "spacing.0.5" | "spacing.bar" | "colors.ink" | "colors.ink.second";',
    "export type ColorPalette = never;",
    "export type Tokens = {",
    '  spacing: "0.5" | "bar";',
    '  colors: "ink" | "ink.second";',
    "} & { [token: string]: never };",
    "",
  ]);
});

test("editors complete the theme's tokens and none of Chakra's defaults", () => {
  const types = readFileSync(TOKEN_TYPES, "utf8");
  expect(types).toContain('"action.hover"');
  expect(types).not.toContain('"red.500"');
});
