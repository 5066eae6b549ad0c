// The extended `test`: a world per test, a language per project, and optionally a logged-in member.
import { test as base, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Handle, ScenarioName } from "#names";
import type { DemoAccount } from "./demo-user.ts";
import { seedStorage, storageState } from "./storage-state.ts";
import { beginWatch, pageFaults, watchContexts } from "./watch-contexts.ts";
import { chooseWords, type Language, type Words, wordsIn } from "./words.ts";
import { openWorld } from "./world/qa-client.ts";
import type { Account, PolicyChange, World } from "./world/world.ts";

export interface Options {
  /** Server under test; by default `npm start`'s. */
  target: string;
  /** Address that serves the pages, if not the server under test: a development server or a proxy. */
  pages: string | null;
  /** Accounts by handle, for a server without worlds such as your own backend; `as` is one of the handles. */
  accounts: Readonly<Record<string, Account>> | null;
  /** Language of the test and its words. */
  lang: Language;
  /** Language stored in the browser if it is not `lang`, for tests that look for no words. */
  storedLanguage: Language | null;
  /** Scenario of the test's world. */
  scenario: ScenarioName;
  /** Start time of the test's world (instant with offset), if not the scenario's. */
  now: string | null;
  /** How reviews are decided in the test's world, if not as in the scenario. */
  policy: PolicyChange | null;
  /** Handle of the logged-in member; null for a visitor. */
  as: Handle | (string & {}) | null;
  /** Account logged in to the demo back office; independent of the member's session. */
  admin: DemoAccount | null;
  /** Whether replies contain markup that the page's policy must block: then blocked content does not fail the test. */
  hostile: boolean;
  /** Addresses outside the world that the test may open; any other outside address fails the test. */
  elsewhere: RegExp | null;
}
export interface Fixtures {
  /** The test's own world; its problems at the end fail the test. */
  world: World;
  /** Screen texts in the test's language. */
  words: Words;
  /**
   * Opens a page of another member, by handle, or of a visitor (null), in its own browser context with the test's
   * options. Watched like `page`.
   */
  pageAs: (member: Handle | (string & {}) | null) => Promise<Page>;
}

/** Playwright's `test` with the options and fixtures above. */
export const test = base.extend<Options & Fixtures>({
  target: ["http://127.0.0.1:4010", { option: true }],
  pages: [null, { option: true }],
  accounts: [null, { option: true }],
  lang: ["ja", { option: true }],
  storedLanguage: [null, { option: true }],
  scenario: ["demo", { option: true }],
  now: [null, { option: true }],
  policy: [null, { option: true }],
  as: [null, { option: true }],
  admin: [null, { option: true }],
  hostile: [async ({ scenario }, use) => use(scenario === "edge-text"), { option: true }],
  elsewhere: [null, { option: true }],
  words: async ({ lang }, use) => use(wordsIn(lang)),
  browser: [
    async ({ browser }, use) => {
      watchContexts(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  /** Fails the test on problems of the world, page errors, policy violations, and pages outside the world. */
  world: async ({ target, pages, accounts, scenario, now, policy, elsewhere, hostile }, use, info) => {
    beginWatch();
    const world = await openWorld(target, {
      scenario,
      seed: info.testId,
      label: info.titlePath.join(" > "),
      pages,
      accounts,
      ...(now !== null && { now }),
      ...(policy && { policy }),
    });
    await use(world);
    const faults = pageFaults(world, { elsewhere, hostile });
    const problems = await world.problems();
    // Keep a failed test's world for debugging, until it expires.
    if (info.status === info.expectedStatus && problems.length + faults.length === 0) await world.close();
    else if (world.can.journal)
      await info.attach("world.har", { body: await world.har(), contentType: "application/har+json" });
    expect(problems, "the test leaves no problem in its world").toEqual([]);
    expect(faults, "the pages of the test had no error of their own and stayed in its world").toEqual([]);
  },
  // A test tagged @clock gets a page with an installed clock; `world.advance("P1D", { page })` then moves the times of
  // world and page.
  page: async ({ page, world }, use, info) => {
    if (info.tags.includes("@clock")) await page.clock.install({ time: world.now });
    await use(page);
  },
  baseURL: async ({ world }, use) => use(world.url),
  /** Starts with the member and the language, unless a test sets its own storageState. */
  context: async ({ context, storageState: own, world, lang, storedLanguage, as, admin }, use) => {
    if (own === undefined) await seedStorage(context, storageState(world, as, storedLanguage ?? lang, admin));
    await use(context);
  },
  pageAs: async ({ browser, world, lang }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (member) => {
      const context = await browser.newContext({ baseURL: world.url, storageState: storageState(world, member, lang) });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Extends `test` by `own`: words that only one spec looks for, in the test's language. */
export const withWords = <Word extends string, Text extends string | RegExp>(
  words: Record<Word, Partial<Record<Language, Text>>>,
) => test.extend<{ own: Record<Word, Text> }>({ own: async ({ lang }, use) => use(chooseWords(lang, words)) });

export { expect };
