// Settings of the frame's appearance, stored in the browser.
import { atom, useAtomValue } from "jotai";
import { HEADER_COLOURS, MENU_COLOURS, SYSTEM_COLOURS } from "./palette.ts";
import { type Size, SIZES } from "./size.ts";
import { fieldsOf, storedValue } from "./stored-value.ts";

export const LAYOUTS = ["classic", "topLeft", "top", "cutMenu"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Switches that are on by default. */
const ON = {
  breadcrumb: true,
  breadcrumbIcon: true,
  hamburger: true,
  screenfull: true,
  size: true,
  locale: true,
  tagsView: true,
  tagsViewIcon: true,
  logo: true,
  fixedHeader: true,
  footer: true,
};
const OFF = { uniqueOpened: false, greyMode: false, fixedMenu: false };
const SWITCHES = { ...ON, ...OFF };
export type Switch = keyof typeof SWITCHES;

export interface AppSettings extends Readonly<Record<Switch, boolean>> {
  readonly collapse: boolean;
  /** Null follows the system's scheme. */
  readonly isDark: boolean | null;
  readonly layout: Layout;
  readonly currentSize: Size;
  readonly primary: string;
  readonly header: string;
  readonly menu: string;
}

export const DEFAULTS: AppSettings = {
  ...SWITCHES,
  collapse: false,
  isDark: null,
  layout: "classic",
  currentSize: "default",
  primary: SYSTEM_COLOURS[0],
  header: HEADER_COLOURS[0],
  menu: MENU_COLOURS[1],
};

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** Parses stored settings; invalid fields get their defaults. */
export function parseSettings(stored: unknown): AppSettings {
  const fields = fieldsOf(stored);
  const switches: Record<string, boolean> = {};
  for (const [name, otherwise] of Object.entries(SWITCHES)) {
    const value = fields[name];
    switches[name] = typeof value === "boolean" ? value : otherwise;
  }
  return {
    ...SWITCHES,
    ...switches,
    collapse: fields["collapse"] === true,
    isDark: typeof fields["isDark"] === "boolean" ? fields["isDark"] : null,
    layout: oneOf(LAYOUTS, fields["layout"], DEFAULTS.layout),
    currentSize: oneOf(SIZES, fields["currentSize"], DEFAULTS.currentSize),
    primary: oneOf(SYSTEM_COLOURS, fields["primary"], SYSTEM_COLOURS[0]),
    header: oneOf(HEADER_COLOURS, fields["header"], HEADER_COLOURS[0]),
    menu: oneOf(MENU_COLOURS, fields["menu"], MENU_COLOURS[1]),
  };
}

const app = storedValue("app", parseSettings);
export const useSettings = (): AppSettings => useAtomValue(app.atom);
export const changeSettings = (change: Partial<AppSettings>): void => app.write({ ...app.read(), ...change });

const isOn = (stored: unknown): boolean => stored !== false;
/** If off, every user gets the whole route list, from the next login on. */
export const dynamicRouter = storedValue("dynamicRouter", isOn);
/** If off, the admin gets a filtered route list like the other users, from the next login on. */
export const serverDynamicRouter = storedValue("serverDynamicRouter", isOn);

/** Atom with whether a media query matches; listens for changes while the atom is mounted. */
function mediaAtom(media: string) {
  const matches = atom(matchMedia(media).matches);
  matches.onMount = (set) => {
    const query = matchMedia(media);
    const follow = (): void => set(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  };
  return matches;
}

// The widths below `md` in the styles; in rem, so that large text gets the narrow layout.
const mobile = mediaAtom("(max-width: 47.9975rem)");
/**
 * Whether the window is narrow (below 768 px, or more with larger text): one layout, with a menu that covers the page.
 */
export const useMobile = (): boolean => useAtomValue(mobile);

const systemDark = mediaAtom("(prefers-color-scheme: dark)");
/** Whether the dark scheme is in effect. */
export function useDark(): boolean {
  const system = useAtomValue(systemDark);
  return useSettings().isDark ?? system;
}
