// Locations in the console: the part of the URL after the #, so that every view can be linked to.
import { useSyncExternalStore } from "react";

export const WORLD_VIEWS = [
  "bench",
  "users",
  "reviews",
  "records",
  "clock",
  "faults",
  "journal",
  "state",
  "checks",
  "coverage",
] as const;
export type WorldView = (typeof WORLD_VIEWS)[number];

export type Query = Readonly<Record<string, string>>;

/** A location: the list of worlds, or a view of one world. */
export interface Place {
  readonly world: string | null;
  readonly view: WorldView;
  readonly query: Query;
}

const PLACE = /^#?\/worlds\/([a-z0-9][a-z0-9-]{0,47})(?:\/([a-z]+))?\/?$/;

/** Parses a URL's hash. A hash without a world is the list of worlds. */
export function placeOf(hash: string): Place {
  const [path = "", search = ""] = hash.split("?");
  const query = Object.fromEntries(new URLSearchParams(search));
  const [, world = null, name] = PLACE.exec(path) ?? [];
  return { world, view: WORLD_VIEWS.find((view) => view === name) ?? "bench", query };
}

/** The address of a view; omits empty query parameters. */
export function hrefOf(world: string | null, view: WorldView = "bench", query: Query = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  const path = world === null ? "#/worlds" : `#/worlds/${world}${view === "bench" ? "" : `/${view}`}`;
  return search ? `${path}?${search}` : path;
}

export const go = (href: string): void => {
  window.location.hash = href;
};

/** Changes the location's query. Replaces the history entry, so that typing into a filter adds no entries. */
export function setQuery(change: Query): void {
  const { world, view, query } = placeOf(window.location.hash);
  window.history.replaceState(window.history.state, "", hrefOf(world, view, { ...query, ...change }));
  window.dispatchEvent(new Event("hashchange"));
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};
const currentHash = (): string => window.location.hash;

export const usePlace = (): Place => placeOf(useSyncExternalStore(subscribe, currentHash));
