// Checks that the theme has every design token that the web uses.
import { report } from "./report.ts";
import { find, read } from "./sources.ts";
import type { System } from "./tokens/token-values.ts";
import { tokenFaults } from "./tokens/tokens.ts";

const SRC = "web/src";
/** Defines the tokens, so it is not checked. */
const THEME = "app/theme.ts";
// Import by a computed URL: a literal path would make tsc check the web's file with the settings of the scripts.
const theme = new URL(`../../${SRC}/${THEME}`, import.meta.url);
const { system } = (await import(theme.href)) as { system: System };

const files = find("**/*.{ts,tsx}", SRC).filter((file) => !/\.test\.tsx?$/.test(file) && file !== THEME);
const faults = files.flatMap((file) =>
  tokenFaults(system, file, read(`${SRC}/${file}`)).map((fault) => `${SRC}/${file}:${fault}`),
);
report(faults, `${files.length} files`);
