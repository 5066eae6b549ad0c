import { defineConfig, type PlaywrightTestProject } from "@playwright/test";
import { ENGINES, engineName } from "./engines.ts";
import type { Options } from "./fixtures.ts";

/** Folder of a build with longer texts; if set, only this build is tested. */
const PSEUDO = process.env.E2E_PSEUDO;
const PORT = Number(process.env.E2E_PORT ?? 4020);
/** Address of `npm run dev` with unbuilt pages; its server is used instead of a new one. */
const DEV = process.env.E2E_DEV;
/** Address of servers that are already running, such as `npm run fleet`'s. */
const TARGET = process.env.E2E_TARGET;
/** Port of `npm run contract -- proxy`, through which pages and calls go. */
const PROXY = process.env.E2E_PROXY;
/** The browser engine; tests tagged @chromium need Chromium's driver. */
const ENGINE = engineName(process.env.E2E_BROWSER);
/** Whether to run only the part that `npm test` repeats in a second engine. */
const CORE_ONLY = process.env.E2E_PART === "core";
const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 900 } } as const;
const LANGUAGES = ["ja", "en"] as const;
/** Without animations, which take a sixth of the CPU. */
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Prefixes patterns with the specs' folder, because `home/**` alone also matches a checkout below /home. */
const inSpecs = (...patterns: string[]): string[] => patterns.map((pattern) => `e2e/specs/${pattern}`);

/** Specs with projects of their own: they choose sizes and languages themselves, or do not depend on them. */
const OWN_PROJECT = inSpecs("first-load/**", "matrix/**", "processes/**", "pseudo/**");
/** Desktop only: keyboard and console. */
const WIDE_ONLY = inSpecs("keyboard/**", "console/**");
/**
 * Specs that need build output, which `npm run dev` does not have. The specs of the first load and of processes need it
 * too, but with `npm run dev` their projects do not run at all.
 */
const BUILT_ONLY = DEV === undefined ? [] : inSpecs("console/**", "translated/console*");
const JOURNEYS = inSpecs("journeys/**");
/** Specs with different behaviour on wide screens: table rows instead of cards, a pointer, and the full menu. */
const WIDE = [
  ...JOURNEYS,
  ...WIDE_ONLY,
  ...inSpecs("shell/**", "home/**", "product/questions*", "personage/{assets/assets,funds-flow,holdings,records}*"),
];

/**
 * Specs that `npm test` runs in a second engine, each at one size: journeys with money, the whole walk, login, sign-in,
 * the page frame and the bottom bar on a phone, and the keyboard on a desktop.
 */
const CORE: Readonly<Record<string, string[]>> = {
  "phone ja": [...JOURNEYS, ...inSpecs("whole-walk*", "login*", "sign-in*", "shell/**", "personage/frame/bottom-bar*")],
  "desktop en": inSpecs("keyboard/**"),
};

/**
 * Journeys run at both sizes in both languages. A screen's own tests run once, on a phone in Japanese, and on a wide
 * screen in English if it behaves differently there. The matrix checks the look and names of every screen in all sizes
 * and languages. With E2E_EVERYWHERE each screen's own tests run at both sizes.
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
 * Run with Chromium only: the matrix and the first load use features of its driver, and one engine is enough for
 * processes.
 */
const OWN_PROJECTS: PlaywrightTestProject<Options>[] = [
  // Bytes and first paints do not depend on size; specs choose their languages.
  { name: "first load", testMatch: inSpecs("first-load/**"), use: { viewport: SIZES.phone, lang: "ja" } },
  // Starting and stopping the product and its tools; the size does not matter.
  { name: "processes", testMatch: inSpecs("processes/**") },
  // These specs choose sizes, schemes and languages themselves.
  { name: "matrix", testMatch: inSpecs("matrix/**"), use: STILL, timeout: 300_000 },
];

export default defineConfig<Options>({
  testDir: "specs",
  outputDir: "test-results",
  fullyParallel: true,
  // Skips tests that make the server break the contract, for example by lost replies, because the proxy would report
  // that.
  grepInvert: [
    ...(PROXY === undefined ? [] : [/@spoils/]),
    ...(ENGINE === "chromium" ? [] : [/@chromium/]),
    // The core includes the whole walk in one language only.
    ...(CORE_ONLY ? [/(en|zh-CN), \d+ px/] : []),
  ],
  workers: 4,
  // Retries would hide flaky tests.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above normal durations: slow machines are not faults, and four workers share the CPU.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["html", { open: "never" }]],
  use: {
    target: TARGET ?? (DEV ? "http://127.0.0.1:4010" : `http://127.0.0.1:${PORT}`),
    pages: DEV ?? (PROXY === undefined ? null : `http://127.0.0.1:${PROXY}`),
    // Traces cost a third of the time; `npm run e2e -- <spec> --trace retain-on-failure` records them.
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
            // "phone en" and "desktop ja", which have only the journeys, run with animations. "phone ja" and "desktop
            // en" run without them, except where whole-walk.spec.ts turns them on.
            use: { viewport, lang, hasTouch: size === "phone", ...((size === "phone") === (lang === "ja") && STILL) },
            ...withoutBuild(partOf(size, lang)),
          })),
        ),
      ],
  ...((DEV ?? TARGET) === undefined && {
    webServer: [
      {
        // One server; every test has its own world, and requests without a world are rejected.
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
