// Checks the order of openapi.yaml, so that calls and schemas are easy to find. Calls are grouped by path segment, in
// the order of `tags`. Schemas that several segments use come first (`values`: simple types, `shared`: objects and
// lists), then those of each segment, then the same for the back office (`mock.`). In a group, schemas are in order of
// first use, each after the schemas that it contains.
import {
  isNode,
  lookUp,
  type Node,
  nodeOr,
  nodesOf,
  operationsOf,
  type OpenApiDocument,
  type StatedOperation,
} from "./document.ts";

const SCHEMAS = "#/components/schemas/";

/**
 * `/api/wallet/index` -> `wallet`; `/mock/role/list` -> `mock.role`; `/uploads/...` -> `common`, like the upload call.
 */
export function segmentOf(path: string): string {
  const [, root, first = ""] = path.split("/");
  if (root === "uploads") return "common";
  return root === "mock" ? `mock.${first}` : first;
}

/** Segments in the order of the tags; within a tag, in order of appearance. */
function segmentsOf(document: OpenApiDocument): string[] {
  const tags = nodesOf(document.tags).map(({ name }) => String(name));
  const rank = (segment: string): number => tags.indexOf(segment.split(".")[0] ?? "");
  const met = [...new Set(Object.keys(document.paths).map(segmentOf))];
  return met.toSorted((a, b) => rank(a) - rank(b));
}

/** The paths in the right order. Within a segment any order is allowed. */
function orderedPaths(document: OpenApiDocument): string[] {
  const rank = new Map(segmentsOf(document).map((segment, at) => [segment, at]));
  const rankOf = (path: string): number => rank.get(segmentOf(path)) ?? 0;
  return Object.keys(document.paths).toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Adds every reference below a part to `found`, dependencies first. */
function collect(document: Node, part: unknown, found: Set<string>, within: readonly string[] = []): void {
  if (Array.isArray(part)) for (const item of part) collect(document, item, found, within);
  if (!isNode(part)) return;
  const { $ref } = part;
  // Skip a schema that is still being collected: a recursive schema would never end.
  if (typeof $ref === "string" && !found.has($ref) && !within.includes($ref)) {
    collect(document, lookUp(document, $ref).node, found, [...within, $ref]);
    found.add($ref);
  }
  for (const value of Object.values(part)) collect(document, value, found, within);
}

/** For each reference, in order of first use, the segments that use it. */
function usersOf(document: OpenApiDocument, calls: readonly StatedOperation[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const { path, item, operation } of calls) {
    const found = new Set<string>();
    collect(document, [item.parameters, operation], found);
    for (const reference of found) users.set(reference, (users.get(reference) ?? new Set()).add(segmentOf(path)));
  }
  return users;
}

const isBackOffice = (segment: string): boolean => segment.startsWith("mock.");

/**
 * The schemas in the right order, each with its group: a segment, `values` or `shared`, prefixed with `mock.` for the
 * back office.
 */
function orderedSchemas(document: OpenApiDocument): ReadonlyMap<string, string> {
  const { paths } = document;
  const calls = operationsOf({ paths: Object.fromEntries(orderedPaths(document).map((path) => [path, paths[path]])) });
  const users = usersOf(document, calls);
  const segments = segmentsOf(document);
  const places = [
    "values",
    "shared",
    ...segments.filter((segment) => !isBackOffice(segment)),
    "mock.values",
    "mock.shared",
    ...segments.filter(isBackOffice),
  ];
  const placeOf = (name: string, schema: Node): string => {
    const by = [...(users.get(SCHEMAS + name) ?? [])];
    if (by.length === 1) return by[0] ?? "";
    const kind = schema.type === "object" || schema.type === "array" ? "shared" : "values";
    return by.every(isBackOffice) ? `mock.${kind}` : kind;
  };
  const uses = [...users.keys()];
  const placed = Object.entries(nodeOr(nodeOr(document.components).schemas)).map(([name, schema]) => ({
    name,
    place: placeOf(name, nodeOr(schema)),
    use: uses.indexOf(SCHEMAS + name),
  }));
  placed.sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place) || a.use - b.use);
  return new Map(placed.map(({ name, place }) => [name, place]));
}

/** A sentence about the first misplaced name; null if all are in order. */
function misplaced(
  found: readonly string[],
  wanted: readonly string[],
  placeOf: (name: string) => string,
): string | null {
  const at = wanted.findIndex((name, index) => found[index] !== name);
  const name = wanted[at];
  if (name === undefined) return null;
  const before = wanted[at - 1];
  return `${name} (${placeOf(name)}) belongs ${before === undefined ? "at the top" : `behind ${before}`}, not behind ${found[found.indexOf(name) - 1] ?? "nothing"}`;
}

/** Sentences about misplaced paths and schemas; empty if the order is right. */
export function orderFaults(document: OpenApiDocument): string[] {
  const schemas = orderedSchemas(document);
  const found = Object.keys(nodeOr(nodeOr(document.components).schemas));
  return [
    misplaced(Object.keys(document.paths), orderedPaths(document), segmentOf),
    misplaced(found, [...schemas.keys()], (name) => schemas.get(name) ?? ""),
  ].filter((fault) => fault !== null);
}
