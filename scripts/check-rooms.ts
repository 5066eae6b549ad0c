// The house rules of names and arrows: who may import whom, and that the contract's names lead to files and exports.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { readContract } from "../mock-server/src/contract/contract.ts";
import { PRODUCT_CONTRACT } from "../mock-server/src/contract/document.ts";
import { ROOT } from "./steps.ts";

/** Room -> the rooms it may import from; a room is the first folder below src. Patterns, so a new file is guarded at once. */
const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  web: {
    main: ["app"],
    prerender: ["app", "i18n", "lib"],
    app: ["routes", "features", "api", "components", "state", "i18n", "lib"],
    routes: ["features", "api", "components", "state", "i18n", "lib"],
    features: ["api", "components", "state", "i18n", "lib"],
    api: ["state", "lib"],
    components: ["i18n", "state", "lib"],
    state: ["lib"],
    i18n: ["state", "lib"],
    lib: [],
  },
  "mock-server": {
    main: ["app", "worlds", "scenarios", "store", "domain"],
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
  },
};

const faults: string[] = [];
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;
const isTest = (file: string): boolean => /(\.test\.tsx?|\/test-[\w-]+\.tsx?)$/.test(file);
const roomOf = (path: string): string =>
  path.includes("/") ? (path.split("/")[0] ?? "") : basename(path, ".ts").replace(".tsx", "");

interface Line {
  readonly member: string;
  /** Below src. */
  readonly file: string;
  readonly target: string;
}

function importsOf(member: string): Line[] {
  const src = join(ROOT, member, "src");
  return globSync("**/*.{ts,tsx}", { cwd: src }).flatMap((found) => {
    const file = found.replaceAll("\\", "/");
    const text = readFileSync(join(src, file), "utf8");
    return [...text.matchAll(IMPORT)].flatMap((match) => {
      const target = match[1] ?? match[2];
      return target ? [{ member, file, target }] : [];
    });
  });
}

/** The imported file below src, or null for a package. */
function insideSrc({ file, target }: Line): string | null {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return posix.normalize(posix.join(dirname(file), target));
  return null;
}

function checkArrow(line: Line): void {
  const { member, file, target } = line;
  const where = `${member}/src/${file}`;
  const to = insideSrc(line);
  if (to === null) {
    if (member === "mock-server" && roomOf(file) === "domain" && !isTest(file))
      faults.push(`${where}: the domain imports nothing, not ${target}`);
    if (
      member === "mock-server" &&
      roomOf(file) === "operations" &&
      !isTest(file) &&
      /^(node:|fastify|@fastify)/.test(target)
    ) {
      faults.push(`${where}: operations know neither Node nor Fastify, not ${target}`);
    }
    return;
  }
  // Types generated from a contract lie beside it, above src.
  if (to.startsWith("..")) {
    if (!/\.gen\.d\.ts$|package\.json$/.test(to)) faults.push(`${where}: ${target} leaves the member`);
    else if (member === "web" && roomOf(file) !== "api") faults.push(`${where}: wire types end in api`);
    return;
  }
  const from = roomOf(file);
  const room = roomOf(to);
  if (room === from) {
    if (target.startsWith("#") && posix.dirname(file) === posix.dirname(to))
      faults.push(`${where}: ${target} is a neighbour: ./`);
    if (member === "web" && from === "features") checkFeature(where, file, to);
    return;
  }
  const isRoot = !to.includes("/");
  if (!target.startsWith("#") && !isRoot) faults.push(`${where}: ${target} crosses rooms: import it by #`);
  // Tests put things together that the code keeps apart.
  if (isTest(file)) return;
  const allowed = ARROWS[member]?.[from];
  if (!allowed) faults.push(`${where}: ${from} is no known room`);
  else if (!allowed.includes(room)) faults.push(`${where}: ${from} must not see ${room} (${target})`);
}

/** No feature sees another, and in it no folder another; only what lies beside the folders gathers them. */
function checkFeature(where: string, file: string, to: string): void {
  const [, feature, section] = file.split("/");
  const [, toFeature, toSection] = to.split("/");
  if (feature !== toFeature) faults.push(`${where}: features must not see each other (${to})`);
  else if (section && toSection && !section.includes(".") && !toSection.includes(".") && section !== toSection) {
    faults.push(`${where}: folders of a feature must not see each other (${to})`);
  }
}

/** Every call's name leads to a file and an export on both sides. */
function checkNames(): void {
  for (const { operationId: id } of readContract(PRODUCT_CONTRACT).calls) {
    const parts = id.split(".");
    const verb = parts.at(-1) ?? "";
    const file = `${parts.slice(0, -1).join("/").replaceAll("_", "-")}.ts`;
    const server = new RegExp(`export (const|async function|function) ${verb}\\b`);
    mustExport(join(ROOT, "mock-server/src/operations", file), server, id);
    if (parts[0] === "mock") continue;
    const capital = verb.charAt(0).toUpperCase() + verb.slice(1);
    const client = new RegExp(`export (const|async function|function) (${verb}(Query)?|use${capital})\\b`);
    mustExport(join(ROOT, "web/src/api", file), client, id);
  }
}

function mustExport(path: string, pattern: RegExp, id: string): void {
  const shown = relative(ROOT, path);
  if (!existsSync(path)) faults.push(`${id}: there is no ${shown}`);
  else if (!pattern.test(readFileSync(path, "utf8"))) faults.push(`${id}: ${shown} has no such export`);
}

/** The domain speaks of its own fields: a pointer into a request or a name with _ in it is the contract's. */
function checkDomainWords(): void {
  const src = join(ROOT, "mock-server/src/domain");
  for (const file of globSync("*.ts", { cwd: src })) {
    const code = readFileSync(join(src, file), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, "");
    for (const [word] of code.matchAll(/(["'`])\/(?:\w+|\$\{[^`]*)\1|\b[a-z]+(?:_[a-z]+)+\b/g))
      faults.push(`mock-server/src/domain/${file}: ${word} is a name of the wire; operations translate`);
  }
}

/** A route file spells its URL. */
function checkRoutes(): void {
  const src = join(ROOT, "web/src/routes");
  for (const file of globSync("**/*.tsx", { cwd: src })) {
    const path = file.replaceAll("\\", "/").replace(/\.tsx$/, "");
    if (path === "__root") continue;
    const url = path === "index" ? "/" : `/${path.replace(/\/index$/, "")}`;
    const text = readFileSync(join(src, file), "utf8");
    if (!text.includes(`path: "${url}"`)) faults.push(`web/src/routes/${file}: does not route ${url}`);
  }
}

const lines = ["web", "mock-server"].flatMap(importsOf);
lines.forEach(checkArrow);
checkNames();
checkDomainWords();
checkRoutes();
for (const file of globSync("e2e/**/*.ts", { cwd: ROOT, exclude: (name) => name.includes("node_modules") })) {
  if (/from "[^"]*web\/src/.test(readFileSync(join(ROOT, file), "utf8")))
    faults.push(`${file}: tests see the screen, not the source`);
}
for (const fault of faults) console.error(fault);
console.log(`${lines.length} imports, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
