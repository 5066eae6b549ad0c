/** What a route's record says beside its path, with every field in its place. */
export interface RouteMeta {
  /** Not in the menu; unless `canTo` also not reachable, where routes are filtered. */
  readonly hidden: boolean;
  readonly canTo: boolean;
  /** A parent stays a parent even with one child. */
  readonly alwaysShow: boolean;
  /** The page loses its state when it is left. */
  readonly noCache: boolean;
  /** It has no tab. */
  readonly noTagsView: boolean;
  /** Its tab is there from the start and cannot be closed. */
  readonly affix: boolean;
  readonly breadcrumb: boolean;
  /** The path that the menu shows as the current one instead. */
  readonly activeMenu: string | null;
  /** The path whose permission this one follows. */
  readonly followRoute: string | null;
  /** What may be pressed on the page. */
  readonly permission: readonly string[];
}

/** A route of the back office: a page, what holds pages together, or an address outside. */
export interface RouteNode {
  /** In full: "/level/menu1/menu1-2", "/function/multiple-tabs-demo/:id"; of a link its address. */
  readonly path: string;
  readonly name: string;
  /** A text key (`router.analysis`), or the title itself. */
  readonly title: string;
  /** The icon's name without `vi-`: "ep:management". */
  readonly icon: string | null;
  readonly kind: "group" | "view" | "link" | "missing";
  /** The wire's component key of a view. */
  readonly view: string | null;
  readonly redirect: string | null;
  readonly meta: RouteMeta;
  readonly children: readonly RouteNode[];
}

/** An address of the web. Anything else that names a protocol is none, and leads nowhere. */
export const isUrl = (path: string): boolean => /^https?:\/\//i.test(path) && URL.canParse(path);

/** An address is kept whole; else parent, a slash, child, without doubled slashes. */
export const joinPath = (parent: string, child: string): string =>
  isUrl(child) ? child : `${parent}/${child}`.replaceAll(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");

/** Every node with what is below it, parents first. */
export const everyNode = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);
