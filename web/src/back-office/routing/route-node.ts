/** Meta data of a route, with every field set. */
export interface RouteMeta {
  /** Hides the route from the menu. If the routes are filtered (`allowedRoutes`), users reach it only with `canTo`. */
  readonly hidden: boolean;
  readonly canTo: boolean;
  /** Shows the parent even if it has only one child; otherwise that child is shown instead. */
  readonly alwaysShow: boolean;
  /** The page loses its state when the user leaves it. */
  readonly noCache: boolean;
  /** The page has no tab. */
  readonly noTagsView: boolean;
  /** The page's tab is always open. */
  readonly affix: boolean;
  readonly breadcrumb: boolean;
  /** The path to highlight in the menu instead of the route's own. */
  readonly activeMenu: string | null;
  /** The path of another route: users who may open that one may open this one too. */
  readonly followRoute: string | null;
  /** Names of the permissions that the user has on the page, such as "add"; they decide which buttons are shown. */
  readonly permission: readonly string[];
}

/** A route of the back office: a page, a parent, or an external address. */
export interface RouteNode {
  /** Full path: "/level/menu1/menu1-2", "/function/multiple-tabs-demo/:id"; for a link, its address. */
  readonly path: string;
  readonly name: string;
  /** A text key (`router.analysis`), or the title itself. */
  readonly title: string;
  /** The icon's name without `vi-`: "ep:management". */
  readonly icon: string | null;
  readonly kind: "group" | "view" | "link" | "missing";
  /** For a view: its component key, as in the server's route list. Otherwise null. */
  readonly view: string | null;
  readonly redirect: string | null;
  readonly meta: RouteMeta;
  readonly children: readonly RouteNode[];
}

/** Whether a path is an http(s) address; other protocols do not count. */
export const isUrl = (path: string): boolean => /^https?:\/\//i.test(path) && URL.canParse(path);

/** Joins the paths of a parent and a child with one slash; an external address stays unchanged. */
export const joinPath = (parent: string, child: string): string =>
  isUrl(child) ? child : `${parent}/${child}`.replaceAll(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");

/** Every node with its descendants, parents first. */
export const everyNode = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);
