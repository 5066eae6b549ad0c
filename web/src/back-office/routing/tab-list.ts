// The list of open tabs, and functions that return a changed copy of it.
import type { Page } from "./page.ts";

export interface Tab {
  readonly page: Page;
  /** The page's path with the query, which a click on the tab opens. */
  readonly href: string;
  /** The title set by the page; null for its route's title. */
  readonly title: string | null;
  /** Number of the page's reloads; a new number drops the page's state. */
  readonly round: number;
  /** Whether the page has been shown; until then it is not rendered. */
  readonly seen: boolean;
}

export type TabList = readonly Tab[];

const at = (tabs: TabList, path: string): number => tabs.findIndex(({ page }) => page.path === path);
const stays = ({ page }: Tab): boolean => page.node.meta.affix;

/** Opens a tab for a page; updates an open one in place. */
export function opened(tabs: TabList, page: Page, href: string, seen = true): TabList {
  const index = at(tabs, page.path);
  const known = tabs[index];
  if (!known) return [...tabs, { page, href, title: null, round: 0, seen }];
  if (known.href === href && known.page.node === page.node && (known.seen || !seen)) return tabs;
  return tabs.with(index, { ...known, page, href, seen: known.seen || seen });
}

/** Which tabs to close, relative to a given one; tabs that are always open stay in any case. */
export type Closing = "this" | "left" | "right" | "others" | "all";

export function closed(tabs: TabList, path: string, closing: Closing): TabList {
  const index = at(tabs, path);
  const goes: Record<Closing, (where: number) => boolean> = {
    this: (where) => where === index,
    left: (where) => where < index,
    right: (where) => where > index,
    others: (where) => where !== index,
    all: () => true,
  };
  return index === -1 && closing !== "all" ? tabs : tabs.filter((tab, where) => stays(tab) || !goes[closing](where));
}

/** Whether `closed` would close any tab. */
export const closes = (tabs: TabList, path: string, closing: Closing): boolean =>
  closed(tabs, path, closing).length < tabs.length;

export const renamed = (tabs: TabList, path: string, title: string | null): TabList =>
  tabs.map((tab) => (tab.page.path === path && tab.title !== title ? { ...tab, title } : tab));

/** Drops the state of a page, which is then mounted again. */
export const renewed = (tabs: TabList, path: string): TabList =>
  tabs.map((tab) => (tab.page.path === path ? { ...tab, round: tab.round + 1 } : tab));
