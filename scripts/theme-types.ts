// The names of the theme's tokens, for editors to complete.
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./steps.ts";

export interface Tokens {
  /** Category, such as colors -> the names in it. */
  readonly categoryMap: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly colorPaletteMap: ReadonlyMap<string, unknown>;
}

const union = (names: Iterable<string>): string =>
  [...names].map((name) => JSON.stringify(name)).join(" | ") || "never";

/** The declarations that Chakra's own types are built on, for these tokens. */
export function tokenTypes({ categoryMap, colorPaletteMap }: Tokens): string {
  const categories = [...categoryMap].map(([name, tokens]) => ({ name, tokens: [...tokens.keys()] }));
  return [
    "// Written by scripts/theme-types.ts from web/src/app/theme.ts.",
    `export type Token = ${union(categories.flatMap(({ name, tokens }) => tokens.map((token) => `${name}.${token}`)))};`,
    `export type ColorPalette = ${union(colorPaletteMap.keys())};`,
    "export type Tokens = {",
    ...categories.map(({ name, tokens }) => `  ${name}: ${union(tokens)};`),
    "} & { [token: string]: never };",
    "",
  ].join("\n");
}

/** The list of tokens within Chakra's types. */
export const TOKEN_TYPES = join(
  createRequire(join(ROOT, "web/package.json")).resolve("@chakra-ui/react/package.json"),
  "../dist/types/styled-system/generated/token.gen.d.ts",
);

/** Replaces Chakra's list of its default tokens by the theme's, as `chakra typegen` does. */
export async function writeTokenTypes(): Promise<void> {
  const { href } = pathToFileURL(join(ROOT, "web/src/app/theme.ts"));
  const { system } = (await import(href)) as { readonly system: { readonly tokens: Tokens } };
  // pnpm links the file into several projects: written in place, it would change in all of them.
  rmSync(TOKEN_TYPES);
  writeFileSync(TOKEN_TYPES, tokenTypes(system.tokens));
}
