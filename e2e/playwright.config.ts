import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { ENGINES, engineName } from "./engines.ts";
import type { Options } from "./fixtures.ts";

/** The folder of a build with longer texts, whose own tests run then instead of all others. */
const PSEUDO = process.env.E2E_PSEUDO;
const PORT = Number(process.env.E2E_PORT ?? 4020);
/** Address of `npm run dev`, whose pages are not built; its server is asked then, instead of one of the tests' own. */
const DEV = process.env.E2E_DEV;
/** Address of servers that somebody else has started, as `npm run fleet` has. */
const TARGET = process.env.E2E_TARGET;
/** The port of `npm run contract -- proxy`, through which the pages and their calls then come. */
const PROXY = process.env.E2E_PROXY;
/** The browser engine; what is tagged @chromium needs what only that one's driver can do. */
const ENGINE = engineName(process.env.E2E_BROWSER);
/** Whether only what `npm test` runs in a second engine is asked for. */
const CORE_ONLY = process.env.E2E_PART === "core";
const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 900 } } as const;
const LANGUAGES = ["ja", "en"] as const;
/** Nothing moves: what is drawn for movement alone takes a sixth of the processor. */
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Patterns below the specs: Playwright would find `home/**` in the path of a checkout below /home, too. */
const inSpecs = (...patterns: string[]): string[] => patterns.map((pattern) => `e2e/specs/${pattern}`);

/** Whose specs go through everything by themselves, or need no page. */
const OWN_PROJECT = inSpecs("first-load/**", "matrix/**", "processes/**", "pseudo/**");
/** For a keyboard, and for people at a desk. */
const WIDE_ONLY = inSpecs("keyboard/**", "console/**");
/** Test what a build makes, which `npm run dev` does not; so do the first load and the processes. */
const BUILT_ONLY = DEV === undefined ? [] : inSpecs("console/**", "translated/console*");
const JOURNEYS = inSpecs("journeys/**");
/** Where a wide screen behaves differently: it has rows of cells for cards, a pointer, and the whole menu. */
const WIDE = [
  ...JOURNEYS,
  ...WIDE_ONLY,
  ...inSpecs("shell/**", "home/**", "product/questions*", "personage/{assets,funds-flow,holdings,records}*"),
];

/** What `npm test` runs in a second engine: all that moves money, and what every page has; each on the one size. */
const CORE: Readonly<Record<string, string[]>> = {
  "phone ja": [...JOURNEYS, ...inSpecs("whole-walk*", "login*", "sign-in*", "shell/**")],
  "desktop en": inSpecs("keyboard/**"),
};

/**
 * The journeys run on both sizes in both languages. A screen's own tests run once, on a phone in Japanese, and where a
 * wide screen behaves differently on that too, in English. How each screen looks and is named at every size and in
 * every language is the matrix' matter. E2E_EVERYWHERE runs each screen's own tests on both.
 */
function partOf(size: string, lang: string): { testMatch?: string[]; testIgnore?: string[] } {
  if (CORE_ONLY) return { testMatch: CORE[`${size} ${lang}`] ?? [] };
  if ((size === "phone") !== (lang === "ja")) return { testMatch: JOURNEYS };
  if (process.env.E2E_EVERYWHERE) return { testIgnore: OWN_PROJECT };
  return size === "phone" ? { testIgnore: [...OWN_PROJECT, ...WIDE_ONLY] } : { testMatch: WIDE };
}

const withoutBuild = ({ testIgnore = [], ...part }: ReturnType<typeof partOf>) => ({
  ...part,
  testIgnore: [...testIgnore, ...BUILT_ONLY],
});

/**
 * In Chromium alone. The matrix sets text sizes and schemes, and the first load is measured, by means that only its
 * driver has; processes need no browser.
 */
const OWN_PROJECTS: PlaywrightTestProject<Options>[] = [
  // Bytes and first paints say the same on every size; a spec names its languages itself.
  { name: "first load", testMatch: inSpecs("first-load/**"), use: { viewport: SIZES.phone, lang: "ja" } },
  // No browser: how the product starts and stops.
  { name: "processes", testMatch: inSpecs("processes/**") },
  // Goes through sizes, schemes and languages by itself.
  { name: "matrix", testMatch: inSpecs("matrix/**"), use: STILL, timeout: 300_000 },
];

export default defineConfig<Options>({
  testDir: "specs",
  outputDir: "test-results",
  fullyParallel: true,
  // What has its server break the contract, as a lost reply does, would be found by who judges it.
  grepInvert: [
    ...(PROXY === undefined ? [] : [/@spoils/]),
    ...(ENGINE === "chromium" ? [] : [/@chromium/]),
    // Of the whole walk, the core has one.
    ...(CORE_ONLY ? [/(en|zh-CN), \d+ px/] : []),
  ],
  workers: 4,
  // A test that needs a second try is a broken test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far beyond what any takes: a slow machine is no fault of the product, and four workers share its processors.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["html", { open: "never" }]],
  use: {
    target: TARGET ?? (DEV ? "http://127.0.0.1:4010" : `http://127.0.0.1:${PORT}`),
    pages: DEV ?? (PROXY === undefined ? null : `http://127.0.0.1:${PROXY}`),
    // Recording costs a third of the time; `npm run e2e -- <spec> --trace retain-on-failure` records.
    trace: "off",
    ...ENGINES[ENGINE],
  },
  projects: PSEUDO
    ? [{ name: "pseudo", testMatch: inSpecs("pseudo/**"), use: { ...STILL, lang: "en" } }]
    : [
        ...(ENGINE === "chromium" ? OWN_PROJECTS : []).filter(({ name }) => DEV === undefined || name === "matrix"),
        ...Object.entries(SIZES).flatMap(([size, viewport]) =>
          LANGUAGES.map((lang) => ({
            name: `${size} ${lang}`,
            // The journeys run in the other two projects as well, and whole walks say it themselves: there all moves.
            use: { viewport, lang, hasTouch: size === "phone", ...((size === "phone") === (lang === "ja") && STILL) },
            ...withoutBuild(partOf(size, lang)),
          })),
        ),
      ],
  ...((DEV ?? TARGET) === undefined && {
    webServer: [
      {
        // One server; every test has a world of its own in it, and a request that names none is refused.
        command: `node src/main.ts --port ${PORT} --control --strict-worlds --no-back-office-delay --quiet${PSEUDO ? ` --web ${PSEUDO}` : ""}`,
        cwd: "../mock-server/server",
        url: `http://127.0.0.1:${PORT}/__qa/health`,
        reuseExistingServer: false,
        gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      },
      ...(PROXY === undefined
        ? []
        : [
            {
              command: `node scripts/contract.ts proxy --target http://127.0.0.1:${PORT} --port ${PROXY} --out e2e/contract-report`,
              cwd: "..",
              port: Number(PROXY),
              reuseExistingServer: false,
              gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 } as const,
            },
          ]),
    ],
  }),
});
