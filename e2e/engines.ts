// Browser engines of the tests, and their launch options.
import type { LaunchOptions } from "@playwright/test";

interface Engine {
  readonly browserName: "chromium" | "firefox" | "webkit";
  readonly channel?: string;
  readonly launchOptions: LaunchOptions;
}

/** Launch options for a browser's executable; none for Playwright's own browser. */
const executable = (path: string | undefined): LaunchOptions => (path ? { executablePath: path } : {});

const STILL_AND_NARROW = {
  // Overlay scroll bars, as in headless Chromium, because other bars would make the page narrower than the window.
  "ui.useOverlayScrollbars": 1,
  // No animations; tests with animations run in Chromium.
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
        // Pages live for seconds here, so an optimising compiler (a tenth of the time) never pays off.
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
            // Firefox ESR 153 crashes (signal 11) when Playwright or axe asks which elements label an element that has
            // changed. Without this feature they read the attributes, as in older browsers.
            "accessibility.ARIAElementReflection.enabled": false,
            // All pages come from one server, so one content process is enough and saves a fifth of the CPU.
            "fission.autostart": false,
            "dom.ipc.processCount": 1,
            "dom.ipc.processPrelaunch.enabled": false,
          },
        },
      }
    : {
        browserName: "firefox",
        // Firefox has a test preference instead of a clipboard permission.
        launchOptions: { firefoxUserPrefs: { ...STILL_AND_NARROW, "dom.events.testing.asyncClipboard": true } },
      },
  // Playwright's own WebKit; the suite in e2e/webkit drives WebKitGTK.
  webkit: { browserName: "webkit", launchOptions: {} },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

/** Checks an engine's name; Chromium if omitted. Throws for unknown names. */
export function engineName(name = "chromium"): EngineName {
  if (name in ENGINES) return name as EngineName;
  throw new Error(`no engine "${name}"; there are ${Object.keys(ENGINES).join(", ")}`);
}

const CLIPBOARD: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ["clipboard-read", "clipboard-write"],
  firefox: process.env.FIREFOX_PATH ? ["clipboard-read", "clipboard-write"] : [],
  webkit: ["clipboard-read"],
};
/** Permissions to write and read the clipboard, as far as the engine's driver supports them. */
export const clipboardPermissions = (): string[] => [...CLIPBOARD[engineName(process.env.E2E_BROWSER)]];
