// The browser engines that the tests run in, and how Playwright starts each.
import type { LaunchOptions } from "@playwright/test";

interface Engine {
  readonly browserName: "chromium" | "firefox" | "webkit";
  readonly channel?: string;
  readonly launchOptions: LaunchOptions;
}

/** `path`: the browser's program, where it is not the one that Playwright brings. */
const executable = (path: string | undefined): LaunchOptions => (path ? { executablePath: path } : {});

const STILL_AND_NARROW = {
  // Scroll bars that take no width, as in headless Chromium: widths in the tests are those of the page.
  "ui.useOverlayScrollbars": 1,
  // No animations, in any test: Chromium runs the ones with them.
  "ui.prefersReducedMotion": 1,
};

export const ENGINES = {
  chromium: {
    browserName: "chromium",
    launchOptions: {
      ...executable(process.env.CHROMIUM_PATH),
      args: [
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none",
        // A page lives for seconds here: what an optimising compiler spends on it, a tenth of all, never comes back.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
  firefox: process.env.FIREFOX_PATH
    ? {
        browserName: "firefox",
        // An unpatched Firefox, driven by WebDriver BiDi.
        channel: "moz-firefox",
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          firefoxUserPrefs: {
            ...STILL_AND_NARROW,
            // Firefox ESR 153 crashes (signal 11) when it is asked which elements label one that has just changed, as
            // Playwright and axe ask; without, as in older browsers, both look up the ids of the attributes.
            "accessibility.ARIAElementReflection.enabled": false,
            // All pages are of one server: one content process for them takes a fifth less of the processor.
            "fission.autostart": false,
            "dom.ipc.processCount": 1,
            "dom.ipc.processPrelaunch.enabled": false,
          },
        },
      }
    : {
        browserName: "firefox",
        // It knows no permission for the clipboard, but a preference that opens it to tests.
        launchOptions: { firefoxUserPrefs: { ...STILL_AND_NARROW, "dom.events.testing.asyncClipboard": true } },
      },
  // Playwright's own; WebKitGTK has a driver and a suite of its own, in webkit.
  webkit: { browserName: "webkit", launchOptions: {} },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

/** The engine of that name, Chromium when none is named; throws on any other. */
export function engineName(name = "chromium"): EngineName {
  if (name in ENGINES) return name as EngineName;
  throw new Error(`no engine "${name}"; there are ${Object.keys(ENGINES).join(", ")}`);
}

const CLIPBOARD: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ["clipboard-read", "clipboard-write"],
  firefox: process.env.FIREFOX_PATH ? ["clipboard-read", "clipboard-write"] : [],
  webkit: ["clipboard-read"],
};
/** The permissions that a page needs to copy and to be asked what it copied, as far as the engine's driver knows them. */
export const clipboardPermissions = (): string[] => [...CLIPBOARD[engineName(process.env.E2E_BROWSER)]];
