// Assigns modules that several pages share to files of the build. By default, the bundler creates a file for each set
// of importing pages: for the personal centre, seventy files of half a kB, each with its own request.
import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Parts of the site, by their entry modules. A file of shared code is for one combination of parts. */
const PARTS = {
  home: /\/features\/home\/home-page\.tsx$/,
  products: /\/features\/product\/[\w-]+-page\.tsx$/,
  reading: /\/features\/(news|aboutus|agreement|help)\/[\w-]+-page\.tsx$/,
  entrance: /\/features\/(login|sign-in)\/[\w-]+-page\.tsx$/,
  centre: /\/features\/personage\/personage-page\.tsx$/,
  section: /\/features\/personage\/[\w-]+\/[\w-]+-section\.tsx$/,
  dialog: /\/features\/.*-dialog\.tsx$/,
  frame: /\/(back-office\/frame\/(back-office-frame\.tsx|guard\.ts)|i18n\/back-office-texts\.ts)$/,
  view: /\/back-office\/(?!frame\/|routing\/)[\w-]+\/[\w/-]+\.tsx$/,
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];
/**
 * Parts with a single entry: modules that only one of these parts needs become one file. The other parts have several
 * entries, which load separately, so the bundler assigns the modules that only one such part needs.
 */
const SINGLE: ReadonlySet<Part> = new Set(["home", "centre", "frame"]);
const PAGES: ReadonlySet<Part> = new Set(["products", "reading", "entrance", "centre"]);
/** Parts that load only after another part, so the code of that other part is already there. */
const WITHIN: Partial<Record<Part, Part>> = { section: "centre", view: "frame" };

const OURS = /\/web\/src\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;

/**
 * The modules that import a module statically. Icons are imported through their package's index, which imports all
 * icons; so an icon's importers are the modules that import the index and contain the icon's name.
 */
function importersOf(module: string, context: Context): readonly string[] {
  const importers = context.getModuleInfo(module)?.importers ?? [];
  const icon = ICON.exec(module)?.[1];
  if (icon === undefined) return importers;
  const name = new RegExp(`\\b${icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`);
  return importers
    .flatMap((index) => context.getModuleInfo(index)?.importers ?? [])
    .filter((user) => OURS.test(user) && name.test(context.getModuleInfo(user)?.code ?? ""));
}

/** The parts that need a module as soon as they load, so not by a dynamic import. */
function partsWith(module: string, context: Context): Part[] {
  const seen = new Set([module]);
  for (const id of seen) importersOf(id, context).forEach((importer) => seen.add(importer));
  return NAMES.filter((name) => [...seen].some((id) => PARTS[name].test(id)));
}

/** The file for a shared module; null if the bundler should assign it, for example because only one page needs it. */
function fileOf(module: string, context: Context): string | null {
  const parts = partsWith(module, context);
  // Code shared by many parts is small, so it is in two files: `common` if the home page needs it, else `pages`. The
  // home page, the first one of most visitors, does not load `pages`.
  if (parts.length > 1 && parts.includes("home")) return "common";
  if (parts.filter((part) => PAGES.has(part)).length > 2) return "pages";
  const loaded = parts.filter((part) => !parts.some((other) => WITHIN[part] === other));
  const [first] = loaded;
  return first && (loaded.length > 1 || SINGLE.has(first)) ? loaded.join("-") : null;
}

export const SHARED_CODE: Rolldown.CodeSplittingGroup = {
  debugName: "shared code",
  test: (module) => OURS.test(module) || ICON.test(module),
  // Do not put a module's imports into its file. fileOf assigns our modules and icons one by one, and the bundler
  // assigns other packages.
  includeDependenciesRecursively: false,
  name: fileOf,
};
