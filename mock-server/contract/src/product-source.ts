// Removes the back office's parts from the text of openapi.yaml, keeping comments and layout.
import { nodeOr, nodesOf, type OpenApiDocument } from "./document.ts";

/** The path of the entry that starts on a line, such as `components/schemas/Msg`; null for other lines. */
function entryAt(line: string, above: readonly string[]): readonly string[] | null {
  const [, indent = "", tag, key = ""] = /^( *)(- name: )?("?[\w/{}.-]+"?)(?::|$)/.exec(line) ?? [];
  const depth = indent.length / 2;
  if (key === "" || depth > 2 || depth > above.length) return null;
  if (tag) return above[0] === "tags" ? ["tags", key] : null;
  if (depth === 0) return [key];
  const [section] = above;
  if (section === "paths" && depth === 1) return ["paths", key];
  return section === "components" ? [...above.slice(0, depth), key] : null;
}

/** Names of the product's paths, tags and components; productSource removes all others. */
function keptEntries(product: OpenApiDocument): Set<string> {
  const components = Object.entries(nodeOr(product.components)).flatMap(([kind, entries]) =>
    Object.keys(nodeOr(entries)).map((name) => `components/${kind}/${name}`),
  );
  const tags = nodesOf(product.tags).map(({ name }) => `tags/${String(name)}`);
  return new Set([...Object.keys(product.paths).map((path) => `paths/${path}`), ...tags, ...components]);
}

/** Reduces the source text to the entries of `product`. */
export function productSource(source: string, product: OpenApiDocument): string {
  const kept = keptEntries(product);
  const isOptional = (entry: readonly string[]): boolean => entry.length === (entry[0] === "components" ? 3 : 2);
  const lines: string[] = [];
  // Comments and empty lines belong to the next entry.
  let waiting: string[] = [];
  let entry: readonly string[] = [];
  let isKept = true;
  for (const line of source.split("\n")) {
    const found = entryAt(line, entry);
    if (found) {
      entry = found;
      isKept = !isOptional(found) || kept.has(found.join("/"));
    } else if (/^\s*(#|$)/.test(line)) {
      waiting.push(line);
      continue;
    }
    if (isKept) lines.push(...waiting, line);
    waiting = [];
  }
  return `${lines.join("\n").trimEnd()}\n`;
}
