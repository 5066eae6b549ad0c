// The oldest supported browsers, from `browserslist` in package.json. The bundler, the style sheets and the check of
// the build use them.
import browserslist from "browserslist";

/** The supported browsers, by their names in browserslist. */
const NAMES = ["chrome", "edge", "firefox", "safari", "ios_saf"] as const;
export type BrowserName = (typeof NAMES)[number];

/** A version as a number; of a range such as "16.4-16.5", which browserslist uses for equal releases, the first one. */
const numberOf = (version: string): number => Number(version.split("-")[0]);

function oldestVersions(): Readonly<Record<BrowserName, number>> {
  const supported = browserslist(undefined, { path: import.meta.dirname }).map((entry) => entry.split(" "));
  const oldest = (name: BrowserName): number =>
    Math.min(...supported.filter(([of]) => of === name).map(([, version = ""]) => numberOf(version)));
  return {
    chrome: oldest("chrome"),
    edge: oldest("edge"),
    firefox: oldest("firefox"),
    safari: oldest("safari"),
    ios_saf: oldest("ios_saf"),
  };
}

export const OLDEST = oldestVersions();

/** Value for Vite's `build.target`. */
export const BUILD_TARGET = NAMES.map((name) => `${name === "ios_saf" ? "ios" : name}${OLDEST[name]}`);

/**
 * Value for Lightning CSS's `targets`, in which a version has its major number in the third byte and its minor number
 * in the second.
 */
export const STYLE_TARGETS = Object.fromEntries(
  NAMES.map((name) => {
    const [major = 0, minor = 0] = String(OLDEST[name]).split(".").map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
