import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { compile, type Compiled } from "./compile.ts";
import { globalRules, sheetOf } from "./rules.ts";

const SRC = join(import.meta.dirname, "../src");
/** These folders are lazy-loaded, so each has a style sheet of its own. */
const LATER = { personage: join(SRC, "features/personage/"), backOffice: join(SRC, "back-office/") };
/** The console is a separate page; its style sheet includes the components that it shares with the product. */
const CONSOLE = join(SRC, "console/");
const PARTS = join(SRC, "components/");
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Virtual modules that this plugin provides: the style sheets, and the rules as data for the prerendered page. */
const MODULES = [
  "virtual:styles/site.css",
  "virtual:styles/personage.css",
  "virtual:styles/back-office.css",
  "virtual:styles/console.css",
  "virtual:styles/rules",
] as const;
type Module = (typeof MODULES)[number];
const isModule = (id: string): id is Module => MODULES.some((module) => module === id);

const compiled = new Map<string, { readonly code: string; readonly result: Compiled | null }>();
function compiledOnce(file: string, code: string): Compiled | null {
  const known = compiled.get(file);
  if (known?.code === code) return known.result;
  const result = compile(file, code);
  compiled.set(file, { code, result });
  return result;
}

/** The rules of these files, by name. Throws if two different rules have the same name. */
function rulesOf(files: readonly string[]): Map<string, string> {
  const rules = new Map<string, string>();
  for (const file of files) {
    for (const [name, css] of compiledOnce(file, readFileSync(file, "utf8"))?.rules ?? []) {
      if ((rules.get(name) ?? css) !== css) throw new Error(`two sets of styles are both called ${name}`);
      rules.set(name, css);
    }
  }
  return rules;
}

function load(module: Module, inPage: readonly string[]): string {
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC })
    .filter((file) => !isTest(file))
    .map((file) => join(SRC, file));
  const globals = globalRules();
  if (module === "virtual:styles/console.css") {
    const own = files.filter((file) => file.startsWith(CONSOLE) || file.startsWith(PARTS));
    return globals.first + globals.late + sheetOf(rulesOf(own));
  }
  const elsewhere = [...Object.values(LATER), CONSOLE];
  const site = rulesOf(files.filter((file) => !elsewhere.some((folder) => file.startsWith(folder))));
  /** The style sheet of a lazy-loaded folder, without rules that the site's style sheet has. */
  const later = (folder: string): string => {
    const own = rulesOf(files.filter((file) => file.startsWith(folder)));
    return sheetOf(new Map([...own].filter(([name]) => !site.has(name))));
  };
  if (module === "virtual:styles/site.css") {
    const rest = globals.late + sheetOf(new Map([...site].filter(([name]) => !inPage.includes(name))));
    return inPage.length > 0 ? rest : globals.first + rest;
  }
  if (module === "virtual:styles/personage.css") return later(LATER.personage);
  if (module === "virtual:styles/back-office.css") return later(LATER.backOffice);
  return `export const globals = ${JSON.stringify(globals.first)}; export const rules = ${JSON.stringify([...site])};`;
}

/**
 * Compiles style props and recipes at build time into one style sheet for the site, one for the personal centre, one
 * for the back office, and one for the console.
 * @param inPage names of the rules that are already in index.html, together with `globals.first`. The site's style
 * sheet omits these, because a browser would match them again when the sheet loads.
 */
export function staticStyles(inPage: readonly string[] = []): Plugin {
  return {
    name: "static-styles",
    enforce: "pre",
    resolveId: { filter: { id: /^virtual:styles\// }, handler: (id) => (isModule(id) ? `\0${id}` : null) },
    load: {
      filter: { id: /^\0virtual:styles\// },
      handler(id) {
        const module = id.slice(1);
        return isModule(module) ? load(module, inPage) : null;
      },
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const result = compiledOnce(id, code);
        return result && { code: result.code, map: null };
      },
    },
    hotUpdate({ modules }) {
      const sheets = MODULES.flatMap((module) => this.environment.moduleGraph.getModuleById(`\0${module}`) ?? []);
      return [...modules, ...sheets];
    },
  };
}
