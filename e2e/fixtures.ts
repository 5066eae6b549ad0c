// The one extended `test`: a world per test, a language per project, and a member who is logged in when asked for.
import { test as base, expect } from "@playwright/test";
import type { Handle, ScenarioName } from "#names";
import type { DemoAccount } from "./demo-user.ts";
import { outsidePages } from "./outside-pages.ts";
import { openWorld } from "./qa-client.ts";
import { seedStorage, storageState } from "./storage-state.ts";
import { type Language, type Words, wordsIn } from "./words.ts";
import type { Account, World } from "./world.ts";

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
}

/** Playwright's `test` with a world and what the options above say of it. */
export const test = base.extend<Options & Fixtures>({
  target: ["http://127.0.0.1:4010", { option: true }],
  pages: [null, { option: true }],
  accounts: [null, { option: true }],
  lang: ["ja", { option: true }],
  storedLanguage: [null, { option: true }],
  scenario: ["demo", { option: true }],
  as: [null, { option: true }],
  admin: [null, { option: true }],
  hostile: [async ({ scenario }, use) => use(scenario === "edge-text"), { option: true }],
  elsewhere: [null, { option: true }],
  words: async ({ lang }, use) => use(wordsIn(lang)),
  world: async ({ target, pages, accounts, scenario }, use, info) => {
    const label = info.titlePath.join(" > ");
    const world = await openWorld(target, { scenario, seed: info.testId, label, pages, accounts });
    await use(world);
    const problems = await world.problems();
    // A failed test's world stays for whoever looks into it, until its time is over.
    if (info.status === info.expectedStatus && problems.length === 0) await world.close();
    else if (world.can.journal)
      await info.attach("world.har", { body: await world.har(), contentType: "application/har+json" });
    expect(problems, "the test leaves no problem in its world").toEqual([]);
  },
  // Tests of what time does to a page; `world.advance("P1D", { page })` moves both clocks.
  page: async ({ page, world }, use, info) => {
    if (info.tags.includes("@clock")) await page.clock.install({ time: world.now });
    await use(page);
  },
  baseURL: async ({ world }, use) => use(world.url),
  /**
   * Has the member and the language from the start, unless a test sets its own storageState. Fails the test on an error of
   * a page itself, on whatever the page's policy had to refuse, and on a page that leaves the world.
   */
  context: async ({ context, hostile, elsewhere, storageState: own, world, lang, storedLanguage, as, admin }, use) => {
    if (own === undefined) await seedStorage(context, storageState(world, as, storedLanguage ?? lang, admin));
    const faults: string[] = [];
    context.on("weberror", (error) => faults.push(String(error.error())));
    context.on("console", (message) => {
      if (!hostile && /Content Security Policy|Trusted(HTML|Script)|Permissions-Policy/.test(message.text()))
        faults.push(message.text());
    });
    const outside = outsidePages(context, world, elsewhere);
    await use(context);
    expect(outside, "the pages of the test stayed in its world").toEqual([]);
    expect(faults, "the pages of the test had no error of their own").toEqual([]);
  },
});

export { expect };
