// Checks that the theme has every design token that the web uses.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { report } from "./report.ts";
import type { System } from "./tokens/token-values.ts";
import { tokenFaults } from "./tokens/tokens.ts";

const SRC = join(ROOT, "web/src");
/** Tokens are defined here. */
const THEME = "app/theme.ts";
// Imported by URL, because the web has other compiler settings than the scripts.
const theme = new URL(`../../web/src/${THEME}`, import.meta.url);
const { system } = (await import(theme.href)) as { system: System };

const files = globSync("**/*.{ts,tsx}", { cwd: SRC })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== THEME)
  .toSorted();
const faults = files.flatMap((file) =>
  tokenFaults(system, file, readFileSync(join(SRC, file), "utf8")).map((fault) => `web/src/${file}:${fault}`),
);
report(faults, `${files.length} files`);
