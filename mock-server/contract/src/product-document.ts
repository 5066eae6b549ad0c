// The contract without the back office, for backends that implement only the product.
import { isNode, type Node, nodeOr, type OpenApiDocument } from "./document.ts";

const TEMPLATE = "/mock/";

/** Every `#/components/<kind>/<name>` that a part refers to. */
function referencesIn(part: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(part)) for (const item of part) referencesIn(item, found);
  if (!isNode(part)) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === "$ref" && typeof value === "string") found.add(value);
    else referencesIn(value, found);
  }
  return found;
}

/** Components that `roots` use, directly or indirectly. */
function componentsFor(components: Node, roots: unknown): Node {
  const wanted = referencesIn(roots);
  const at = (reference: string): unknown => {
    const [, , kind = "", name = ""] = reference.split("/");
    return nodeOr(components[kind])[name];
  };
  // The set grows during the loop, so that new references are visited too.
  for (const reference of wanted) referencesIn(at(reference), wanted);
  const kept = (kind: string, entries: unknown): [string, Node] => [
    kind,
    Object.fromEntries(Object.entries(nodeOr(entries)).filter(([name]) => wanted.has(`#/components/${kind}/${name}`))),
  ];
  return Object.fromEntries(
    Object.entries(components).map(([kind, entries]) =>
      kind === "securitySchemes" ? [kind, entries] : kept(kind, entries),
    ),
  );
}

/** The document with only the product's paths, and the tags and components that they use. */
export function productDocument(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !path.startsWith(TEMPLATE)));
  const tags = Array.isArray(document.tags) ? document.tags.filter((tag) => nodeOr(tag).name !== "mock") : [];
  return { ...document, tags, paths, components: componentsFor(nodeOr(document.components), paths) };
}
