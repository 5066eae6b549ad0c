// Who may import whom.
import { basename, dirname, posix } from "node:path";

/** Room -> the rooms it may import from; a room is the first folder below src. Patterns, so a new file is guarded at once. */
const ARROWS: Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>> = {
  web: {
    main: ["app"],
    prerender: ["app", "i18n", "lib"],
    app: ["routes", "features", "api", "components", "state", "i18n", "lib"],
    // The console of the control surface: a page of its own on the same parts. No room of the product sees it.
    console: ["components", "state", "i18n", "lib"],
    routes: ["features", "shared", "back-office", "api", "components", "state", "i18n", "lib"],
    features: ["shared", "api", "components", "state", "i18n", "lib"],
    // Only the routes import the back office.
    "back-office": ["api", "components", "state", "i18n", "lib"],
    // Parts that know the product and that several features use.
    shared: ["api", "components", "state", "i18n", "lib"],
    api: ["state", "lib"],
    components: ["i18n", "state", "lib"],
    state: ["lib"],
    i18n: ["state", "lib"],
    lib: [],
  },
  server: {
    main: ["app", "command-line", "worlds", "scenarios", "store", "domain"],
    "command-line": ["qa"],
    app: ["http", "qa", "worlds", "scenarios", "operations"],
    http: ["qa", "worlds", "operations", "ports", "domain"],
    qa: ["worlds", "scenarios", "operations", "store", "domain"],
    worlds: ["scenarios", "store", "ports", "domain"],
    scenarios: ["store", "coins", "domain"],
    operations: ["coins", "ports", "domain"],
    store: ["ports", "domain"],
    // What the inner rooms ask of the outer ones: interfaces, and what goes wrong behind them.
    ports: ["domain"],
    coins: ["domain"],
    domain: [],
  },
};

/** The packages whose imports are checked, each with its folder. */
export const MEMBERS = {
  web: "web",
  contract: "mock-server/contract",
  conformance: "mock-server/conformance",
  server: "mock-server/server",
} as const;
export type Member = keyof typeof MEMBERS;

/** One import. */
export interface Line {
  /** A key of `MEMBERS`. */
  readonly member: Member;
  /** Below src, with forward slashes. */
  readonly file: string;
  readonly target: string;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** What a file imports, in order. */
export const importsOf = (member: Member, file: string, text: string): Line[] =>
  [...text.matchAll(IMPORT)].flatMap(([, named, late]) => {
    const target = named ?? late;
    return target ? [{ member, file, target }] : [];
  });

const isTest = (file: string): boolean => /(\.test\.tsx?|\/test-[\w-]+\.tsx?)$/.test(file);
const roomOf = (path: string): string =>
  path.includes("/") ? (path.split("/")[0] ?? "") : basename(path, ".ts").replace(".tsx", "");

/** The imported file below src, or null for a package. */
function insideSrc({ file, target }: Line): string | null {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return posix.normalize(posix.join(dirname(file), target));
  return null;
}

/** What is wrong with an import, a sentence each. */
export function arrowFaults(line: Line): string[] {
  const { member, file, target } = line;
  const to = insideSrc(line);
  const faults = to === null ? packageFaults(line) : to.startsWith("..") ? outsideFaults(to) : roomFaults(line, to);
  return faults.map((fault) => `${MEMBERS[member]}/src/${file}: ${fault.replaceAll("%", target)}`);
}

/** A `%` stands for what is imported. */
function packageFaults({ member, file, target }: Line): string[] {
  if (target.endsWith(".gen.d.ts")) return wireTypeFaults(member, file, target);
  if (target.startsWith("@hashgrove/mock-server") && !isTest(file)) return ["only tests of other packages import %"];
  if (member !== "server" || isTest(file)) return [];
  if (roomOf(file) === "domain") return ["the domain imports nothing, not %"];
  const isPlatform = /^(node:|fastify|@fastify)/.test(target);
  return roomOf(file) === "operations" && isPlatform ? ["operations know neither Node nor Fastify, not %"] : [];
}

/** A file above src: only package.json. */
const outsideFaults = (to: string): string[] => (to.endsWith("package.json") ? [] : ["% leaves the member"]);

/** In the web, the types of a contract are imported only by the folders that talk to a server. */
function wireTypeFaults(member: Member, file: string, to: string): string[] {
  if (member !== "web") return [];
  if (roomOf(file) === "console")
    return file.startsWith("console/api/") && to.endsWith("/qa.openapi.gen.d.ts")
      ? []
      : ["the console knows the control surface alone, in console/api"];
  if (to.endsWith("/qa.openapi.gen.d.ts")) return ["the product does not know the control surface"];
  return /^(back-office\/)?api\//.test(file) ? [] : ["wire types end in api"];
}

function roomFaults({ member, file, target }: Line, to: string): string[] {
  const faults: string[] = [];
  const [from, room] = [roomOf(file), roomOf(to)];
  if (room === from) {
    if (target.startsWith("#") && posix.dirname(file) === posix.dirname(to)) faults.push("% is a neighbour: ./");
    return member === "web" && from === "features" ? [...faults, ...featureFaults(file, to)] : faults;
  }
  const isRoot = !to.includes("/");
  if (!target.startsWith("#") && !isRoot) faults.push("% crosses rooms: import it by #");
  // Tests put things together that the code keeps apart.
  if (isTest(file)) return faults;
  const rooms = ARROWS[member];
  if (!rooms) return faults;
  const allowed = rooms[from];
  if (!allowed) faults.push(`${from} is no known room`);
  else if (!allowed.includes(room)) faults.push(`${from} must not see ${room} (%)`);
  return faults;
}

/** Folders of the personal centre that its sections share. */
const SHARED_FOLDERS = new Set(["frame", "money-request", "lists", "upload"]);

/** No feature sees another, and in it no folder another; only what lies beside the folders gathers them. */
function featureFaults(file: string, to: string): string[] {
  const [, feature, section] = file.split("/");
  const [, toFeature, toSection] = to.split("/");
  if (feature !== toFeature) return [`features must not see each other (${to})`];
  const isSection = (name = ""): boolean => name !== "" && !name.includes(".") && !SHARED_FOLDERS.has(name);
  const apart = isSection(section) && isSection(toSection) && section !== toSection;
  return apart ? [`folders of a feature must not see each other (${to})`] : [];
}
