// Types of the theme's token names, for completion in editors.
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../process/steps.ts";

export interface Tokens {
  /** Category, such as colors -> its names. */
  readonly categoryMap: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly colorPaletteMap: ReadonlyMap<string, unknown>;
}

const union = (names: Iterable<string>): string =>
  [...names].map((name) => JSON.stringify(name)).join(" | ") || "never";

/** Declarations for these tokens, in the form that Chakra's types expect. */
export function tokenTypes({ categoryMap, colorPaletteMap }: Tokens): string {
  const categories = [...categoryMap].map(([name, tokens]) => ({ name, tokens: [...tokens.keys()] }));
  return [
    "// Written by scripts/generate/theme-types.ts from web/src/app/theme.ts.",
    `export type Token = ${union(categories.flatMap(({ name, tokens }) => tokens.map((token) => `${name}.${token}`)))};`,
    `export type ColorPalette = ${union(colorPaletteMap.keys())};`,
    "export type Tokens = {",
    ...categories.map(({ name, tokens }) => `  ${name}: ${union(tokens)};`),
    "} & { [token: string]: never };",
    "",
  ].join("\n");
}

/** Path of the token list in Chakra's types. */
export const TOKEN_TYPES = join(
  createRequire(join(ROOT, "web/package.json")).resolve("@chakra-ui/react/package.json"),
  "../dist/types/styled-system/generated/token.gen.d.ts",
);

/** Replaces Chakra's default token list with the theme's, like `chakra typegen`. */
export async function writeTokenTypes(): Promise<void> {
  const { href } = pathToFileURL(join(ROOT, "web/src/app/theme.ts"));
  const { system } = (await import(href)) as { readonly system: { readonly tokens: Tokens } };
  // pnpm hard-links the file into several projects: writing in place would change it in all.
  rmSync(TOKEN_TYPES);
  writeFileSync(TOKEN_TYPES, tokenTypes(system.tokens));
}
