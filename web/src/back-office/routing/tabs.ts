import { atom, getDefaultStore, useAtomValue } from "jotai";
import { useMemo } from "react";
import { onUserChange, readUser } from "#back-office/stores/user.ts";
import { firstPage } from "./find-route.ts";
import { type Page, usePage } from "./page.ts";
import { everyNode } from "./route-node.ts";
import { readRoutes, useRoutes } from "./routes.ts";
import { closed, type Closing, opened, renamed, renewed, type TabList } from "./tab-list.ts";
import { useGo } from "./use-go.ts";

/** The back office's tabs in this browser tab; in memory only, so a reload closes them. */
const tabsAtom = atom<TabList>([]);
const change = (how: (tabs: TabList) => TabList): void => getDefaultStore().set(tabsAtom, how);

onUserChange(() => {
  if (readUser() === null) change(() => []);
});

export const useTabList = (): TabList => useAtomValue(tabsAtom);

/** Opens the tabs that are always open, each once. */
export function openAffixed(): void {
  for (const node of everyNode(readRoutes()))
    if (node.meta.affix && node.kind === "view")
      change((tabs) => opened(tabs, { path: node.path, params: {}, search: {}, node }, node.path, false));
}

/** Opens a tab for the page shown, or updates the page's tab. */
export const openTab = (page: Page, href: string): void => change((tabs) => opened(tabs, page, href));

export interface TabActions {
  readonly close: (path: string, closing: Closing) => void;
  readonly reload: (path: string) => void;
  readonly setTitle: (path: string, title: string | null) => void;
}

/** Actions for tabs by path; `current` is the path of the page shown. */
export function useTabActions(current: string): TabActions {
  const go = useGo();
  const routes = useRoutes();
  return useMemo(
    () => ({
      close: (path, closing) => {
        change((tabs) => closed(tabs, path, closing));
        const left = getDefaultStore().get(tabsAtom);
        if (left.some(({ page }) => page.path === current)) return;
        // Go to the tab whose menu was used or, if it was closed, to the last open one.
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

/** Tabs API for views: `const { closeOthers, setTitle } = useTabs()`. */
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
      /** Sets the title of this view's tab, or of another path; null restores the route's title. */
      setTitle: (title: string | null, of = path) => setTitle(of, title),
    }),
    [path, close, reload, setTitle],
  );
}
