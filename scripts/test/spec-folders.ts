// Which browser tests belong to a changed file: specs are named like the feature or section that they test.

/** Tests of everything that moves money and of what every page has, for changes in what screens share. */
export const SAMPLE: readonly string[] = ["journeys/", "login.spec.ts"];

interface Area {
  /** Its files; the group is the part of the path that may name a spec. */
  readonly source: RegExp;
  /** The folder of its specs. */
  readonly specs: string;
  /** For what its screens share. */
  readonly sample: readonly string[];
}

/** The first that matches a file counts. */
const AREAS: readonly Area[] = [
  { source: /^web\/src\/(?:features|routes)\/personage[/.](.+)/, specs: "personage/", sample: SAMPLE },
  {
    source: /^web\/src\/(?:back-office\/|routes\/_back-office)(.+)/,
    specs: "back-office/",
    sample: ["back-office/frame.spec.ts", "back-office/routes.spec.ts"],
  },
  { source: /^web\/(?:src\/)?console\/(.+)/, specs: "console/", sample: ["console/"] },
  { source: /^web\/src\/(?:features|routes)\/(.+)/, specs: "", sample: SAMPLE },
];
/** The first load's own sources. */
const FIRST_LOAD = /^(web\/index\.html|web\/first-load\/|web\/src\/(main|prerender)\.tsx?|scripts\/page-scripts\.ts)/;
/** Shared by screens, or what they show. */
const SHARED =
  /^(web\/src\/|web\/static-styles\/|mock-server\/(server|contract)\/src\/|openapi\.yaml$|e2e\/[^/]+\.ts$|e2e\/pages\/)/;
const UNIT_TEST = /\.test\.tsx?$/;
/** Texts: the catalogues are checked, and a change of one screen changes them too. */
const CATALOGUE = /\.po$/;
const SPEC = /^e2e\/specs\/(.+\.spec\.ts)$/;

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `bank/payout-form.tsx` as the names that a spec may have: payout-form, then bank. */
function namesOf(path: string): readonly string[] {
  const parts = path.split("/").map((part) => kebab(part.replace(/\.\w+$/, "")));
  return parts.map((part) => (part === "index" ? "home" : part)).toReversed();
}

/** The specs in a folder that are named so, or begin with that name; `news` is also the folder `news/`. */
function named(name: string, folder: string, specs: readonly string[]): readonly string[] {
  const start = `${folder}${name}`;
  return specs.filter(
    (spec) => spec.startsWith(`${start}/`) || spec === `${start}.spec.ts` || spec.startsWith(`${start}-`),
  );
}

function specsOf(file: string, specs: readonly string[]): readonly string[] {
  const [, spec] = SPEC.exec(file) ?? [];
  if (spec !== undefined) return specs.filter((each) => each === spec);
  if (UNIT_TEST.test(file) || CATALOGUE.test(file)) return [];
  const below = (folder: string): readonly string[] => specs.filter((each) => each.startsWith(folder));
  if (FIRST_LOAD.test(file)) return below("first-load/");
  for (const { source, specs: folder, sample } of AREAS) {
    const [, path] = source.exec(file) ?? [];
    if (path === undefined) continue;
    const own = namesOf(path)
      .map((name) => named(name, folder, specs))
      .find((found) => found.length > 0);
    return own ?? sample.flatMap(below);
  }
  return SHARED.test(file) ? SAMPLE.flatMap(below) : [];
}

/** The browser tests of the changed files, out of all specs; paths are below e2e/specs. */
export const specsOfChange = (files: readonly string[], specs: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => specsOf(file, specs)))].sort();

/** Projects of Playwright for the folders that have one of their own; everything else runs once on each size. */
const OWN_PROJECTS: Readonly<Record<string, string>> = {
  "first-load": "first load",
  matrix: "matrix",
  processes: "processes",
};

/** The projects in which the specs run: of the sizes and languages one phone and one wide screen. */
export function projectsOf(specs: readonly string[]): readonly string[] {
  const folders = new Set(specs.map((spec) => spec.split("/")[0] ?? ""));
  const own = Object.entries(OWN_PROJECTS).flatMap(([folder, project]) => (folders.delete(folder) ? [project] : []));
  return [...own, ...(folders.size > 0 ? ["phone ja", "desktop en"] : [])];
}
