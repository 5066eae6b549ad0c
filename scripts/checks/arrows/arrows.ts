// Checks imports between folders: each package declares them in its arrows.txt, and cycles between folders are errors.
import { dirname, posix } from "node:path";
import { lineOf } from "../line-of.ts";

/** Packages whose imports are checked, with their folders. */
export const MEMBERS = {
  web: "web",
  contract: "mock-server/contract",
  conformance: "mock-server/conformance",
  server: "mock-server/server",
} as const;
export type Member = keyof typeof MEMBERS;

export interface Import {
  readonly member: Member;
  /** Relative to src, with forward slashes. */
  readonly file: string;
  readonly target: string;
  readonly line: number;
}

/** A line of arrows.txt: a folder pattern such as `features/*`, and the folders that its files may import. */
export interface Arrow {
  readonly from: string;
  readonly to: readonly string[];
}

/** Parses an arrows.txt. Throws an Error with the line that it cannot parse. */
export const parseArrows = (text: string): Arrow[] =>
  text.split("\n").flatMap((line, index) => {
    const content = line.replace(/#.*/, "").trim();
    if (content === "") return [];
    const [from, to, ...more] = content.split("->").map((part) => part.trim());
    if (!from || to === undefined || more.length > 0)
      throw new Error(`arrows.txt:${index + 1}: not "folder -> folders"`);
    return [
      {
        from,
        to: to
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean),
      },
    ];
  });

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** Imports of a file in order, including lazy and type imports. */
export const importsOf = (member: Member, file: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].flatMap(({ 0: whole, 1: eager, 2: lazy, index }) => {
    const target = eager ?? lazy;
    return target ? [{ member, file, target, line: lineOf(text, index + whole.lastIndexOf(target)) }] : [];
  });

const isTest = (file: string): boolean => /(\.test\.tsx?|(^|\/)test-[\w-]+\.tsx?)$/.test(file);

/** The imported file relative to src; null for a package. */
function insideSrc({ file, target }: Import): string | null {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return posix.normalize(posix.join(dirname(file), target));
  return null;
}

const topFolder = (path: string): string => (path.split("/")[0] ?? "").replace(/\.tsx?$/, "");

/** Describes why an import is forbidden; empty if it is allowed. */
export function arrowFaults(from: Import, arrows: readonly Arrow[]): string[] {
  const { member, file, target, line } = from;
  const to = insideSrc(from);
  const faults =
    to === null ? packageFaults(from) : to.startsWith("..") ? outsideFaults(to) : folderFaults(from, to, arrows);
  return faults.map((fault) => `${MEMBERS[member]}/src/${file}:${line}: ${fault.replaceAll("%", target)}`);
}

/** Describes why a package must not be imported; arrowFaults replaces each `%` by the import's target. */
function packageFaults({ member, file, target }: Import): string[] {
  if (target.endsWith(".gen.d.ts")) return wireTypeFaults(member, file, target);
  // Tests may import any package. So may the selftest, which starts the mock server and takes the types of its
  // functions.
  if (isTest(file) || (member === "conformance" && topFolder(file) === "selftest")) return [];
  if (member !== "server" && target.startsWith("@hashgrove/mock-server"))
    return ["only tests and the selftest import %"];
  if (member !== "server") return [];
  if (topFolder(file) === "domain") return ["the domain imports nothing, not %"];
  const isPlatform = /^(node:|fastify|@fastify)/.test(target);
  return topFolder(file) === "operations" && isPlatform ? ["operations know neither Node nor Fastify, not %"] : [];
}

const outsideFaults = (to: string): string[] => (to.endsWith("package.json") ? [] : ["% leaves the package"]);

/** Reports an import of the contract's types from a web folder that calls no server. */
function wireTypeFaults(member: Member, file: string, to: string): string[] {
  if (member !== "web") return [];
  if (topFolder(file) === "console")
    return file.startsWith("console/api/") && to.endsWith("/qa.openapi.gen.d.ts")
      ? []
      : ["the console knows the control surface alone, in console/api"];
  if (to.endsWith("/qa.openapi.gen.d.ts")) return ["the product does not know the control surface"];
  return /^(back-office\/)?api\//.test(file) ? [] : ["wire types end in api"];
}

function folderFaults({ member, file, target }: Import, to: string, arrows: readonly Arrow[]): string[] {
  const faults: string[] = [];
  if (target.startsWith("#") && posix.dirname(file) === posix.dirname(to)) faults.push("% is in the same folder: ./");
  if (!target.startsWith("#") && to.includes("/") && topFolder(file) !== topFolder(to))
    faults.push("% crosses folders: import it by #");
  // Tests may import from any folder.
  if (isTest(file) || arrows.length === 0) return faults;
  const from = folderOf(file, arrows);
  if (from === null) return [...faults, `${topFolder(file)} is not in ${MEMBERS[member]}/arrows.txt`];
  const isAllowed = [from.folder, ...from.to].some((folder) => isBelow(to, folder) && !isClosed(to, from, arrows));
  return isAllowed
    ? faults
    : [
        ...faults,
        `${from.folder} must not import ${folderOf(to, arrows)?.folder ?? to} (%): see ${MEMBERS[member]}/arrows.txt`,
      ];
}

const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`) || path.replace(/\.tsx?$/, "") === folder;

interface Folder {
  /** The folder that matched: `features/login` for `features/*`. */
  readonly folder: string;
  readonly to: readonly string[];
}

/** The most specific arrow for a file: most segments first, then fewest wildcards. */
function folderOf(file: string, arrows: readonly Arrow[]): Folder | null {
  const segments = file.replace(/\.tsx?$/, "").split("/");
  const rank = ({ from }: Arrow): number => from.split("/").length * 10 - from.split("*").length;
  const best = arrows
    .filter(({ from }) => {
      const parts = from.split("/");
      // A wildcard matches folders, not files next to them.
      if (parts.at(-1) === "*" && parts.length >= segments.length) return false;
      return parts.every((part, at) => part === "*" || part === segments[at]);
    })
    .toSorted((one, other) => rank(other) - rank(one))[0];
  return best ? { folder: segments.slice(0, best.from.split("/").length).join("/"), to: best.to } : null;
}

/**
 * Whether the target is in a subfolder of `from` that has its own line in arrows.txt and that `from` may not import.
 */
function isClosed(to: string, from: Folder, arrows: readonly Arrow[]): boolean {
  const own = folderOf(to, arrows)?.folder;
  return (
    own !== undefined && own !== from.folder && isBelow(own, from.folder) && !from.to.some((it) => isBelow(own, it))
  );
}

/**
 * Reports import cycles between the files and subfolders of each folder; lazy imports count. Cycles between files only
 * are allowed.
 */
export function cycleFaults(lines: readonly Import[]): string[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const line of lines) {
    const to = insideSrc(line);
    if (to === null || to.startsWith("..") || isTest(line.file) || isTest(to)) continue;
    const [from, target] = [line.file.split("/"), to.split("/")];
    let depth = 0;
    while (from[depth] === target[depth] && depth < from.length) depth += 1;
    const [one, other] = [from[depth], target[depth]];
    if (one === undefined || other === undefined) continue;
    const parent = `${MEMBERS[line.member]}/src/${from.slice(0, depth).join("/")}`.replace(/\/$/, "");
    const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
    graphs.set(parent, graph);
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return [...graphs].flatMap(([parent, graph]) =>
    cyclesOf(graph)
      .filter((cycle) => cycle.some((name) => !/\.tsx?$/.test(name)))
      .map((cycle) => `${parent}: ${cycle.join(", ")} import each other in a cycle`),
  );
}

/** Finds strongly connected groups of nodes. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const queue = [start];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      const unseen = [...(graph.get(node) ?? [])].filter((next) => !seen.has(next));
      unseen.forEach((next) => seen.add(next));
      queue.push(...unseen);
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((node) => [node, reach(node)]));
  const done = new Set<string>();
  return [...graph.keys()].toSorted().flatMap((node) => {
    if (done.has(node) || !reached.get(node)?.has(node)) return [];
    const group = [...graph.keys()].filter((it) => reached.get(node)?.has(it) && reached.get(it)?.has(node)).toSorted();
    group.forEach((it) => done.add(it));
    return group.length > 1 ? [group] : [];
  });
}
