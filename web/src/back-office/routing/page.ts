import { createContext, useContext } from "react";
import type { RouteNode } from "./route-node.ts";

/** What a view knows of itself; it stays the same while another tab is shown. */
export interface Page {
  /** With what stands in its places: "/function/multiple-tabs-demo/3". */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** What its address says after "?". */
  readonly search: Readonly<Record<string, string>>;
  readonly node: RouteNode;
}

export const PageContext = createContext<Page | null>(null);

/** The page that a view is drawn for. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage is for the views of the back office");
  return page;
}
