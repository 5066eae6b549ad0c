// Who may import whom.
import { basename, dirname, posix } from "node:path";

/** Room -> the rooms it may import from; a room is the first folder below src. Patterns, so a new file is guarded at once. */
const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  web: {
    main: ["app"],
    prerender: ["app", "i18n", "lib"],
    app: ["routes", "features", "api", "components", "state", "i18n", "lib"],
    // The console of the control surface: a page of its own on the same parts. No room of the product sees it.
    console: ["components", "state", "i18n", "lib"],
    routes: ["features", "demo", "api", "components", "state", "i18n", "lib"],
    features: ["api", "components", "state", "i18n", "lib"],
    // The back office of the demo template: fenced off, reached by its routes alone.
    demo: ["api", "components", "state", "i18n", "lib"],
    api: ["state", "lib"],
    components: ["i18n", "state", "lib"],
    state: ["lib"],
    i18n: ["state", "lib"],
    lib: [],
  },
  "mock-server": {
    main: ["app", "command-line", "worlds", "scenarios", "store", "domain"],
    "command-line": ["qa"],
    app: ["http", "qa", "worlds", "scenarios", "operations", "contract"],
    http: ["qa", "worlds", "operations", "ports", "domain", "contract"],
    qa: ["worlds", "scenarios", "operations", "store", "domain"],
    worlds: ["scenarios", "store", "ports", "domain"],
    scenarios: ["store", "coins", "domain"],
    operations: ["coins", "ports", "domain"],
    store: ["ports", "domain"],
    // What the inner rooms ask of the outer ones: interfaces, and what goes wrong behind them.
    ports: ["domain"],
    coins: ["domain"],
    domain: [],
    contract: [],
    // Knows servers by their contract and over HTTP alone, ours like any other.
    conformance: ["contract"],
  },
};

/** One import. */
export interface Line {
  /** `web` or `mock-server`. */
  readonly member: string;
  /** Below src, with forward slashes. */
  readonly file: string;
  readonly target: string;
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** What a file imports, in order. */
export const importsOf = (member: string, file: string, text: string): Line[] =>
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
  const faults =
    to === null ? packageFaults(line) : to.startsWith("..") ? outsideFaults(line, to) : roomFaults(line, to);
  return faults.map((fault) => `${member}/src/${file}: ${fault.replaceAll("%", target)}`);
}

/** A `%` stands for what is imported. */
function packageFaults({ member, file, target }: Line): string[] {
  if (member !== "mock-server" || isTest(file)) return [];
  if (roomOf(file) === "domain") return ["the domain imports nothing, not %"];
  const isPlatform = /^(node:|fastify|@fastify)/.test(target);
  return roomOf(file) === "operations" && isPlatform ? ["operations know neither Node nor Fastify, not %"] : [];
}

/** Types generated from a contract lie beside it, above src. */
function outsideFaults({ member, file }: Line, to: string): string[] {
  if (!/\.gen\.d\.ts$|package\.json$/.test(to)) return ["% leaves the member"];
  if (member !== "web") return [];
  if (roomOf(file) === "console")
    return file.startsWith("console/api/") && to.endsWith("/qa.openapi.gen.d.ts")
      ? []
      : ["the console knows the control surface alone, in console/api"];
  if (to.endsWith("/qa.openapi.gen.d.ts")) return ["the product does not know the control surface"];
  return /^(demo\/)?api\//.test(file) ? [] : ["wire types end in api"];
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
  const allowed = ARROWS[member]?.[from];
  if (!allowed) faults.push(`${from} is no known room`);
  else if (!allowed.includes(room)) faults.push(`${from} must not see ${room} (%)`);
  return faults;
}

/** No feature sees another, and in it no folder another; only what lies beside the folders gathers them. */
function featureFaults(file: string, to: string): string[] {
  const [, feature, section] = file.split("/");
  const [, toFeature, toSection] = to.split("/");
  if (feature !== toFeature) return [`features must not see each other (${to})`];
  const apart = section && toSection && !section.includes(".") && !toSection.includes(".") && section !== toSection;
  return apart ? [`folders of a feature must not see each other (${to})`] : [];
}
