// Builds the route tree from the server's records. The records are untrusted: invalid ones still yield a valid tree.
import { isUrl, joinPath, type RouteMeta, type RouteNode } from "./route-node.ts";

export interface BuildOptions {
  /** Whether a view exists for a component key. */
  readonly knows: (key: string) => boolean;
  /** Reports each invalid record. */
  readonly log: (fault: string) => void;
}

/** Maximum depth of the tree; a deeper menu would be unusable. */
const DEEPEST = 8;

/**
 * Builds the route tree. A record whose path is a URL becomes a link. Otherwise its component key decides: `#`, or a
 * key with `##`, makes it a parent, and any other key names a view; a missing view is logged and shown as not found.
 * The first of two records with the same path wins.
 */
export function buildRoutes(records: unknown, { knows, log }: BuildOptions): RouteNode[] {
  const paths = new Set<string>();
  const names = new Set<string>();

  const nodesOf = (given: unknown, parent: string, above: readonly unknown[]): RouteNode[] => {
    if (given === undefined || given === null) return [];
    if (!Array.isArray(given)) return report("is not a list of routes", parent);
    if (above.length >= DEEPEST || above.includes(given)) return report("contains itself, or is too deep", parent);
    return given.flatMap((record) => nodeOf(record, parent, [...above, given]));
  };
  const report = (what: string, path: string): never[] => {
    log(`route ${path || "/"}: ${what}`);
    return [];
  };
  const nodeOf = (record: unknown, parent: string, above: readonly unknown[]): RouteNode[] => {
    if (typeof record !== "object" || record === null) return report("has a child that is not a route", parent);
    const fields = new Map<string, unknown>(Object.entries(record));
    const written = textOf(fields.get("path"));
    if (written === "" || /^[\w.+-]+:(?!\/\/)|^\/\//.test(written)) return report(`has no path (${written})`, parent);
    const path = joinPath(parent, written);
    if (paths.has(path)) return report("is a duplicate; the first is used", path);
    paths.add(path);
    const name = textOf(fields.get("name"));
    if (name !== "" && names.has(name)) log(`route ${path}: another route has the name ${name}`);
    names.add(name);
    const key = textOf(fields.get("component"));
    const kind = kindOf(path, key, knows);
    if (kind === "missing") log(`route ${path}: no view ${key || "is named"}`);
    const meta = new Map<string, unknown>(Object.entries(objectOf(fields.get("meta"))));
    const node: RouteNode = {
      path,
      name,
      title: textOf(meta.get("title")),
      icon: textOf(meta.get("icon")).replace(/^vi-/, "") || null,
      kind,
      view: kind === "view" ? key : null,
      redirect: textOf(fields.get("redirect")) || null,
      meta: metaOf(meta),
      children: kind === "link" ? [] : nodesOf(fields.get("children"), path, above),
    };
    return [node];
  };
  return nodesOf(records, "", []);
}

function kindOf(path: string, key: string, knows: (key: string) => boolean): RouteNode["kind"] {
  if (isUrl(path)) return "link";
  if (key === "#" || key.includes("##")) return "group";
  return knows(key) ? "view" : "missing";
}

function metaOf(meta: ReadonlyMap<string, unknown>): RouteMeta {
  const is = (name: string): boolean => meta.get(name) === true;
  const permission = meta.get("permission");
  return {
    hidden: is("hidden"),
    // The server's list has two names for this field.
    canTo: is("canTo") || is("showMainRoute"),
    alwaysShow: is("alwaysShow"),
    noCache: is("noCache"),
    noTagsView: is("noTagsView"),
    affix: is("affix"),
    breadcrumb: meta.get("breadcrumb") !== false,
    activeMenu: textOf(meta.get("activeMenu")) || null,
    followRoute: textOf(meta.get("followRoute")) || null,
    permission: Array.isArray(permission) ? permission.filter((one) => typeof one === "string") : [],
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
