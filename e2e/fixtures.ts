// The one extended `test`: a world per test, a language per project, and a member who is logged in when asked for.
import { test as base, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Handle, ScenarioName } from "#names";
import type { DemoAccount } from "./demo-user.ts";
import { openWorld } from "./qa-client.ts";
import { seedStorage, storageState } from "./storage-state.ts";
import { type Language, type Words, wordsIn } from "./words.ts";
import { beginWatch, pageFaults, watchContexts } from "./watch-contexts.ts";
import type { Account, PolicyChange, World } from "./world.ts";

export interface Options {
  /** The server under test, by default that of `npm start`. */
  target: string;
  /** Where the pages come from, if not from the server under test: the address of unbuilt code. */
  pages: string | null;
  /** Who logs in, by handle, where the server under test is one of your own, without worlds; `as` is one of them. */
  accounts: Readonly<Record<string, Account>> | null;
  /** The language of the test and its words. */
  lang: Language;
  /** The language kept in the browser, when a test that needs no words shows another than its own. */
  storedLanguage: Language | null;
  /** What the test's world begins with. */
  scenario: ScenarioName;
  /** When the test's world begins, if not as its scenario does: an instant with its offset. */
  now: string | null;
  /** How reviews are decided in the test's world from the start, where it is not as in the scenario. */
  policy: PolicyChange | null;
  /** Handle of the member who is logged in when the test begins; null begins as a visitor. */
  as: Handle | (string & {}) | null;
  /** The account of the demo back office that is logged in there when the test begins; its session is apart from the member's. */
  admin: DemoAccount | null;
  /** The replies carry markup that the page's policy has to refuse: what the browser says of that is no fault then. */
  hostile: boolean;
  /** Addresses outside its world that a test opens on purpose; any other one fails it. */
  elsewhere: RegExp | null;
}
export interface Fixtures {
  /** A world of the test's own; what is wrong in it at its end fails the test. */
  world: World;
  /** What the screen says in the test's language. */
  words: Words;
  /**
   * Opens a page of another member of the world, by handle, or of a visitor (null). It has a browser context of its own,
   * with the test's options, and is watched like `page`.
   */
  pageAs: (member: Handle | (string & {}) | null) => Promise<Page>;
}

/** Playwright's `test` with a world and what the options above say of it. */
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
  /**
   * Fails the test on problems of the world, errors of a page, refusals by a page's policy, and pages outside the world.
   */
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
    // A failed test's world stays for whoever looks into it, until its time is over.
    if (info.status === info.expectedStatus && problems.length + faults.length === 0) await world.close();
    else if (world.can.journal)
      await info.attach("world.har", { body: await world.har(), contentType: "application/har+json" });
    expect(problems, "the test leaves no problem in its world").toEqual([]);
    expect(faults, "the pages of the test had no error of their own and stayed in its world").toEqual([]);
  },
  // Tests of what time does to a page; `world.advance("P1D", { page })` moves both clocks.
  page: async ({ page, world }, use, info) => {
    if (info.tags.includes("@clock")) await page.clock.install({ time: world.now });
    await use(page);
  },
  baseURL: async ({ world }, use) => use(world.url),
  /** Has the member and the language from the start, unless a test sets its own storageState. */
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

export { expect };
