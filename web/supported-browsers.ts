// The oldest supported browsers, from `browserslist` in package.json: for the bundler, the style sheets and the check
// of the build.
import browserslist from "browserslist";

/** The names that browserslist uses. */
const NAMES = ["chrome", "edge", "firefox", "safari", "ios_saf"] as const;
export type BrowserName = (typeof NAMES)[number];

/** browserslist gives a range such as "16.4-16.5" for releases with the same features. */
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

/** Vite's `build.target`. */
export const BUILD_TARGET = NAMES.map((name) => `${name === "ios_saf" ? "ios" : name}${OLDEST[name]}`);

/** Lightning CSS's `targets`: 16.4 is 16 in the third byte and 4 in the second. */
export const STYLE_TARGETS = Object.fromEntries(
  NAMES.map((name) => {
    const [major = 0, minor = 0] = String(OLDEST[name]).split(".").map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
