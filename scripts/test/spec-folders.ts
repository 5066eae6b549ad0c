// Maps changed files to browser tests: specs are named after the feature or section that they test.

/** Tests for changes to shared code: the journeys, which move money, and the login. */
export const SAMPLE: readonly string[] = ["journeys/", "login.spec.ts"];

interface Area {
  /** Matches the files of the area; the captured part of the path may name a spec. */
  readonly source: RegExp;
  readonly specs: string;
  /** Specs for changed files that no spec is named after. */
  readonly sample: readonly string[];
}

/** Areas of the repository; the first one that matches a file counts. */
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
const FIRST_LOAD = /^web\/(index\.html|first-load\/|src\/main\.ts)/;
/** Code or content that several screens share. */
const SHARED =
  /^(web\/src\/|web\/static-styles\/|mock-server\/(server|contract)\/src\/|openapi\.yaml$|e2e\/[^/]+\.ts$|e2e\/pages\/)/;
const UNIT_TEST = /\.test\.tsx?$/;
/** Catalogues have their own check and change with any screen. */
const CATALOGUE = /\.po$/;
const SPEC = /^e2e\/specs\/(.+\.spec\.ts)$/;

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Possible spec names of `bank/payout-form.tsx`: payout-form, then bank. */
function namesOf(path: string): readonly string[] {
  const parts = path.split("/").map((part) => kebab(part.replace(/\.\w+$/, "")));
  return parts.map((part) => (part === "index" ? "home" : part)).toReversed();
}

/** Specs in a folder with that name or prefix; `news` also matches the folder `news/`. */
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

/** Selects the specs that test the changed files; relative to e2e/specs. */
export const specsOfChange = (files: readonly string[], specs: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => specsOf(file, specs)))].sort();

/** Playwright projects of folders that have their own; everything else runs once per size. */
const OWN_PROJECTS: Readonly<Record<string, string>> = {
  "first-load": "first load",
  matrix: "matrix",
  processes: "processes",
};

/** Projects in which the specs run: by default one phone and one wide screen. */
export function projectsOf(specs: readonly string[]): readonly string[] {
  const folders = new Set(specs.map((spec) => spec.split("/")[0] ?? ""));
  const own = Object.entries(OWN_PROJECTS).flatMap(([folder, project]) => (folders.delete(folder) ? [project] : []));
  return [...own, ...(folders.size > 0 ? ["phone ja", "desktop en"] : [])];
}
