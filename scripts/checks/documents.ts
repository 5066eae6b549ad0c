// Paths, links and anchors in Markdown documents lead somewhere, and the decision records are complete.
import { posix } from "node:path";

export interface Repository {
  /** Whether a file or folder exists at a path below the root. */
  readonly exists: (path: string) => boolean;
  /** Text of a file below the root; only called for files that exist. */
  readonly read: (path: string) => string;
}

const FENCE = /^```[\s\S]*?^```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A path of plain letters; commands, URLs, patterns and placeholders contain other characters. */
const PATH = /^\.{0,2}[\w@-][\w.@-]*(\/[\w.@-]+)*\/?$/;
const FILE = /[\w-]\.(ts|tsx|mjs|md|ya?ml|json)$/;
/** Made by a command, an install or the user, so a fresh clone does not have them. */
const GENERATED =
  /(^|\/)(\.cache|\.data|\.tools|dist|node_modules|screenshots|test-results|\w+-report)(\/|$)|\.gen\.d\.ts$|^contract\.config\.yaml$/;

/** The anchor that GitHub and most viewers give a heading. */
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
  if (!exists(target)) return `${file}: the link to ${link} leads nowhere`;
  if (anchor && target.endsWith(".md") && !hasAnchor(read(target), anchor))
    return `${file}: ${target} has no heading #${anchor}`;
  return null;
}

/** A path counts from the root, or from the folder of the document; a package's README also means its `src`. */
function pathFault(file: string, path: string, { exists }: Repository): string | null {
  const folder = posix.dirname(file);
  const bases = ["", folder, posix.join(folder, "src")];
  if (bases.some((base) => exists(posix.join(base, path)))) return null;
  const [first = ""] = path.split("/");
  // Else it may be a media type, an address or a branch: only a file name or a known first folder means a path of ours.
  const isOurs = FILE.test(path) || (path.includes("/") && bases.some((base) => exists(posix.join(base, first))));
  return isOurs && !GENERATED.test(path) ? `${file}: there is no ${path}` : null;
}

/** Reports links, anchors and repository paths of a document that do not exist. */
export function documentFaults(file: string, repository: Repository): string[] {
  const text = repository.read(file).replaceAll(FENCE, "");
  const links = [...text.matchAll(LINK)].map(([, link = ""]) => linkFault(file, link, repository));
  const paths = [...text.matchAll(CODE)].flatMap(([, path = ""]) =>
    PATH.test(path) ? [pathFault(file, path, repository)] : [],
  );
  return [...links, ...paths].filter((fault) => fault !== null);
}

const PARTS = ["- Status: ", "- Date: ", "**Context.** ", "**Decision.** ", "**Consequence.** "];

/** Reports records that the index does not list, that lack a part, or whose number is taken. */
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
