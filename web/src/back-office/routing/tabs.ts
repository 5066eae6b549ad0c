import { atom, getDefaultStore, useAtomValue } from "jotai";
import { useMemo } from "react";
import { firstPage } from "./find-route.ts";
import { everyNode } from "./route-node.ts";
import { readRoutes, useRoutes } from "./routes.ts";
import { onUserChange, readUser } from "#back-office/stores/user.ts";
import { type Page, usePage } from "./page.ts";
import { closed, type Closing, opened, renamed, renewed, type TabList } from "./tab-list.ts";
import { useGo } from "./use-go.ts";

/** The tabs of this page of the browser: they end with it. */
const tabsAtom = atom<TabList>([]);
const change = (how: (tabs: TabList) => TabList): void => getDefaultStore().set(tabsAtom, how);

onUserChange(() => {
  if (readUser() === null) change(() => []);
});

export const useTabList = (): TabList => useAtomValue(tabsAtom);

/** Opens those tabs that are there from the start; each once. */
export function openAffixed(): void {
  for (const node of everyNode(readRoutes()))
    if (node.meta.affix && node.kind === "view")
      change((tabs) => opened(tabs, { path: node.path, params: {}, search: {}, node }, node.path, false));
}

/** Opens a tab for a page that comes on screen. */
export const openTab = (page: Page, href: string): void => change((tabs) => opened(tabs, page, href));

export interface TabActions {
  readonly close: (path: string, closing: Closing) => void;
  readonly reload: (path: string) => void;
  readonly setTitle: (path: string, title: string | null) => void;
}

/** What can be done to tabs by their paths; `current` is the one on screen. */
export function useTabActions(current: string): TabActions {
  const go = useGo();
  const routes = useRoutes();
  return useMemo(
    () => ({
      close: (path, closing) => {
        change((tabs) => closed(tabs, path, closing));
        const left = getDefaultStore().get(tabsAtom);
        if (left.some(({ page }) => page.path === current)) return;
        // The pressed one where others went; else the last that is left.
        const pressed = closing === "this" ? undefined : left.find(({ page }) => page.path === path);
        go(pressed?.href ?? left.at(-1)?.href ?? firstPage(routes) ?? "/");
      },
      reload: (path) => {
        const href =
          getDefaultStore()
            .get(tabsAtom)
            .find(({ page }) => page.path === path)?.href ?? path;
        change((tabs) => renewed(tabs, path));
        go(`/redirect${href}`, "replace");
      },
      setTitle: (path, title) => change((tabs) => renamed(tabs, path, title)),
    }),
    [go, routes, current],
  );
}

/** The tabs as a view sees them: `const { closeOthers, setTitle } = useTabs()`. */
export function useTabs() {
  const { path } = usePage();
  const { close, reload, setTitle } = useTabActions(path);
  return useMemo(
    () => ({
      closeAll: () => close(path, "all"),
      closeLeft: () => close(path, "left"),
      closeRight: () => close(path, "right"),
      closeOthers: () => close(path, "others"),
      closeCurrent: () => close(path, "this"),
      refresh: () => reload(path),
      /** Names this view's tab, or that of another path; null gives back the route's title. */
      setTitle: (title: string | null, of = path) => setTitle(of, title),
    }),
    [path, close, reload, setTitle],
  );
}
