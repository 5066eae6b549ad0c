// Which file of the build a module goes to that several pages share. Left alone, the bundler makes one for each set of
// modules that need the same: seventy files of half a kB for the personal centre, each a way to the server and back.
import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What is loaded as a whole, by its modules. A file of shared code is for a set of these. */
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
/** One page each; of the others there are several, whose own code stays apart. */
const SINGLE: ReadonlySet<Part> = new Set(["home", "centre", "frame"]);
const PAGES: ReadonlySet<Part> = new Set(["products", "reading", "entrance", "centre"]);
/** What never comes without another part: it finds that part's code there. */
const WITHIN: Partial<Record<Part, Part>> = { section: "centre", view: "frame" };

const OURS = /\/web\/src\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;

/** Who imports a module at once. An icon comes through the package's index, which imports them all, for whom it is named. */
function importersOf(module: string, context: Context): readonly string[] {
  const importers = context.getModuleInfo(module)?.importers ?? [];
  const icon = ICON.exec(module)?.[1];
  if (icon === undefined) return importers;
  const name = new RegExp(`\\b${icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`);
  return importers
    .flatMap((index) => context.getModuleInfo(index)?.importers ?? [])
    .filter((user) => OURS.test(user) && name.test(context.getModuleInfo(user)?.code ?? ""));
}

/** The parts that need a module at once, and not later. */
function partsWith(module: string, context: Context): Part[] {
  const seen = new Set([module]);
  for (const id of seen) importersOf(id, context).forEach((importer) => seen.add(importer));
  return NAMES.filter((name) => [...seen].some((id) => PARTS[name].test(id)));
}

/** Where a module goes that is shared; null leaves it to the bundler, as what one page alone needs. */
function fileOf(module: string, context: Context): string | null {
  const parts = partsWith(module, context);
  // Little, and wanted nearly everywhere: apart only where home, the first page of most visitors, does without.
  if (parts.length > 1 && parts.includes("home")) return "common";
  if (parts.filter((part) => PAGES.has(part)).length > 2) return "pages";
  const loaded = parts.filter((part) => !parts.some((other) => WITHIN[part] === other));
  const [first] = loaded;
  return first && (loaded.length > 1 || SINGLE.has(first)) ? loaded.join("-") : null;
}

export const SHARED_CODE: Rolldown.CodeSplittingGroup = {
  debugName: "shared code",
  test: (module) => OURS.test(module) || ICON.test(module),
  // What a module imports has a place of its own, or is a package.
  includeDependenciesRecursively: false,
  name: fileOf,
};
