// The open tabs, as pure changes of a list.
import type { Page } from "./page.ts";

export interface Tab {
  readonly page: Page;
  /** The path with its query, to return to. */
  readonly href: string;
  /** What the page called itself; null means its route's title. */
  readonly title: string | null;
  /** Incremented when the page is reloaded, which drops its state. */
  readonly round: number;
  /** It has been on screen: before that nothing of it is drawn. */
  readonly seen: boolean;
}

export type TabList = readonly Tab[];

const at = (tabs: TabList, path: string): number => tabs.findIndex(({ page }) => page.path === path);
const stays = ({ page }: Tab): boolean => page.node.meta.affix;

/** Opens a tab for a page; one that is open is brought up to date in its place. */
export function opened(tabs: TabList, page: Page, href: string, seen = true): TabList {
  const index = at(tabs, page.path);
  const known = tabs[index];
  if (!known) return [...tabs, { page, href, title: null, round: 0, seen }];
  if (known.href === href && known.page.node === page.node && (known.seen || !seen)) return tabs;
  return tabs.with(index, { ...known, page, href, seen: known.seen || seen });
}

/** What closes from a tab that is pressed; those that stay always stay. */
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

/** Whether a closing would close anything. */
export const closes = (tabs: TabList, path: string, closing: Closing): boolean =>
  closed(tabs, path, closing).length < tabs.length;

export const renamed = (tabs: TabList, path: string, title: string | null): TabList =>
  tabs.map((tab) => (tab.page.path === path && tab.title !== title ? { ...tab, title } : tab));

/** Drops the state of a page so that it renders again. */
export const renewed = (tabs: TabList, path: string): TabList =>
  tabs.map((tab) => (tab.page.path === path ? { ...tab, round: tab.round + 1 } : tab));
