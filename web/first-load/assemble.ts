// Last step of a build: inserts the prerendered HTML, its styles and the load plan into the built index.html.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../src/lib/language.ts";
import { FIRST_VIEWS, HOME } from "./first-views.ts";
import type { LoadPlan } from "./load-plan.ts";
import { serversMeta } from "./page-servers.ts";
import type { Prerendered } from "./prerendered.ts";

const DIST = join(import.meta.dirname, "../dist");
const ENTRY = "index.html";

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The built files of these modules and of their static imports. */
function filesOf(...modules: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  for (const module of modules) {
    visit(module);
    // Include the shell, which main.ts imports dynamically but every page needs.
    if (module === ENTRY) manifest[module]?.dynamicImports?.forEach(visit);
  }
  return [...files].map((file) => `./${file}`);
}

function loadPlan(headings: LoadPlan["headings"]): LoadPlan {
  const everywhere = filesOf(ENTRY);
  const beyond = (...modules: readonly string[]) => filesOf(...modules).filter((file) => !everywhere.includes(file));
  const texts = LANGUAGES.map((language) => [
    language,
    { site: beyond(`src/i18n/${language}.po`), centre: beyond(`src/i18n/personage/${language}.po`) },
  ]);
  const views = Object.entries(FIRST_VIEWS).map(([page, { modules, ...rest }]) => [
    page,
    { files: beyond(...modules), ...rest },
  ]);
  return {
    everywhere,
    texts: Object.fromEntries(texts) as LoadPlan["texts"],
    home: { files: beyond(HOME) },
    headings,
    views: Object.fromEntries(views) as LoadPlan["views"],
  };
}

/**
 * Makes the page smaller: removes the indentation, and custom properties that neither the page nor any built file uses.
 */
function pack(page: string): string {
  const small = page.replaceAll(/\n\s+/g, "\n");
  const defined = /(--[\w-]+):([^;{}]*)(;|(?=\}))/g;
  const values = Map.groupBy(small.matchAll(defined), ([, name = ""]) => name);
  const asked = new Set<string>();
  const ask = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (asked.has(name)) continue;
      asked.add(name);
      values.get(name)?.forEach(([, , value = ""]) => ask(value));
    }
  };
  ask(small.replaceAll(defined, ""));
  for (const file of globSync("assets/*.{css,js}", { cwd: DIST })) ask(readFileSync(join(DIST, file), "utf8"));
  return small.replaceAll(defined, (definition, name: string) => (asked.has(name) ? definition : ""));
}

/**
 * Inserts the prerendered parts into the built index.html. Removes Vite's own tags for the code, because load-code.ts
 * loads it instead.
 */
export function assemble({ styles, waiting, home, headings, stuck, noScript }: Prerendered): void {
  const file = join(DIST, ENTRY);
  const filled = readFileSync(file, "utf8")
    .replaceAll(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, "")
    .replace("</head>", () => `${serversMeta(process.env)}${styles}</head>`)
    .replace("<!--load-plan-->", () => JSON.stringify(loadPlan(headings)))
    .replace("<!--waiting-->", () => waiting)
    .replace("<!--home-->", () => `<div data-prerendered>${home}</div>`)
    .replace("<!--stuck-->", () => stuck)
    .replace("<!--no-script-->", () => noScript);
  writeFileSync(file, pack(filled));
}
