// Checks paths, links and anchors in Markdown documents, and that decision records are complete.
import { posix } from "node:path";
import { lineOf } from "../line-of.ts";

export interface Repository {
  /** Whether a path (relative to the root) exists. */
  readonly exists: (path: string) => boolean;
  /** Text of an existing file, relative to the root. */
  readonly read: (path: string) => string;
  /** Names of the root's npm scripts. */
  readonly tasks: ReadonlySet<string>;
}

const FENCE = /^```[\s\S]*?^```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A plain path; commands, URLs, patterns and placeholders contain other characters. */
const PATH = /^\.{0,2}[\w@-][\w.@-]*(\/[\w.@-]+)*\/?$/;
const FILE = /[\w-]\.(ts|tsx|mjs|md|ya?ml|json)$/;
/** Paths that a command, an install or the user creates; a fresh clone lacks them. */
const GENERATED =
  /(^|\/)(\.cache|\.data|\.tools|dist|node_modules|screenshots|test-results|\w+-report)(\/|$)|\.gen\.d\.ts$|^contract\.config\.yaml$/;

/** The anchor that GitHub and most viewers generate for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

function hasAnchor(text: string, anchor: string): boolean {
  const headings = text.replaceAll(FENCE, "").matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

function linkFault(file: string, link: string, { exists, read }: Repository): string | null {
  if (/^[a-z]+:/.test(link)) return null;
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : posix.join(posix.dirname(file), path);
  if (!exists(target)) return `the link to ${link} leads nowhere`;
  if (anchor && target.endsWith(".md") && !hasAnchor(read(target), anchor))
    return `${target} has no heading #${anchor}`;
  return null;
}

/** Reports a path that is missing below the root, the document's folder and its `src`; null if there is no fault. */
function pathFault(file: string, path: string, { exists }: Repository): string | null {
  const folder = posix.dirname(file);
  const bases = ["", folder, posix.join(folder, "src")];
  if (bases.some((base) => exists(posix.join(base, path)))) return null;
  const [first = ""] = path.split("/");
  // Media types, addresses and branches look similar: only file names and known top folders are paths.
  const isOurs = FILE.test(path) || (path.includes("/") && bases.some((base) => exists(posix.join(base, first))));
  return isOurs && !GENERATED.test(path) ? `there is no ${path}` : null;
}

const TASK = /\bnpm run ([a-z][\w:-]*)/g;
/** Commands that documents must not name, because they are not on PATH or need the newer Node. */
const TOOL = /^(vitest|lingui|oxfmt|oxlint|tsc|node scripts\/(?!run\.mjs))\b/;

/** The fault of a named npm script; null if this repository has the script. */
const taskFault = (task: string, { tasks }: Repository): string | null =>
  tasks.has(task) ? null : `there is no npm run ${task}`;

/** Broken links and anchors, missing paths and commands of a document, with lines. */
export function documentFaults(file: string, repository: Repository): string[] {
  const whole = repository.read(file);
  // Keep the line breaks, so that line numbers stay correct.
  const text = whole.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ""));
  const found = (pattern: RegExp, within: string, faultOf: (match: string) => string | null): string[] =>
    [...within.matchAll(pattern)].flatMap(({ 1: match = "", index }) => {
      const fault = faultOf(match);
      return fault === null ? [] : [`${file}:${lineOf(within, index)}: ${fault}`];
    });
  return [
    ...found(LINK, text, (link) => linkFault(file, link, repository)),
    ...found(CODE, text, (code) => {
      if (TOOL.test(code)) return `${code}: name a script of package.json, which runs on any Node`;
      return PATH.test(code) ? pathFault(file, code, repository) : null;
    }),
    ...found(TASK, whole, (task) => taskFault(task, repository)),
  ];
}

const PARTS = ["- Status: ", "- Date: ", "**Context.** ", "**Decision.** ", "**Consequence.** "];

/** Records that the index does not list, that lack a part, or whose number is not unique. */
export function decisionFaults(index: string, records: ReadonlyMap<string, string>): string[] {
  const numbers = new Map<string, string>();
  return [...records].flatMap(([name, text]) => {
    const number = name.slice(0, 4);
    const other = numbers.get(number);
    numbers.set(number, name);
    return [
      ...(/^\d{4}-[a-z0-9-]+\.md$/.test(name) ? [] : [`${name}: is named like 0012-fold-the-log.md`]),
      ...(other === undefined ? [] : [`${name}: ${other} has the same number`]),
      ...(index.includes(`](${name})`) ? [] : [`${name}: docs/decisions/README.md does not list it`]),
      ...PARTS.filter((part) => !text.includes(`\n${part}`)).map((part) => `${name}: has no "${part.trim()}"`),
    ];
  });
}
