import { createContext, useContext } from "react";
import type { RouteNode } from "./route-node.ts";

/** The address and route that a view is rendered for. A view in a hidden tab keeps its own tab's address and route. */
export interface Page {
  /** The route's path with the parameters filled in: "/function/multiple-tabs-demo/3". */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query parameters of the page's address. */
  readonly search: Readonly<Record<string, string>>;
  readonly node: RouteNode;
}

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage is for the views of the back office");
  return page;
}
