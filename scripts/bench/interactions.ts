// Measures input delay in the personal centre on a phone with a quarter of this machine's speed, with a small account
// and with years of records.
import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { JSON_HEADERS } from "./calls.ts";
import { longestInputDelay } from "./input-delay.ts";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";
import { amount } from "./smoke.ts";

const GOAL_MS = 100;
const SLOW_DOWN = 4;
const ROUNDS = amount(3, 1);
/** Time between two keys of a typing person. */
const KEY_MS = amount(120, 0);

interface Visit {
  /** Section that the visit opens: its id, and its tab if any. */
  readonly section: number | `${number}&tab=${string}`;
  /** Resolves once the page is idle. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly acts: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>])[];
}

const inBar = (page: Page) => page.getByRole("navigation", { name: "Personal centre" });
const menuEntry = (page: Page, name: string) => inBar(page).getByRole("link", { name, exact: true });
const moreSections = (page: Page) => inBar(page).getByRole("button", { name: "More" }).click();
const amountIn = (page: Page, within: "dialog" | "main") => page.getByRole(within).locator("input[name=amount]");
const typeAmount = (page: Page) => amountIn(page, "dialog").pressSequentially("30000", { delay: KEY_MS });
/** The first button whose accessible name contains `name`. */
const wayIn = (page: Page, name: string) => page.getByRole("button", { name }).first();
const buy = (page: Page) => page.getByRole("button", { name: /^Buy/ }).first().click();
/**
 * Selects the option by typing its first letter: the measurement counts only real presses, not a value set by a script.
 */
const chooseFailed = async (page: Page): Promise<void> => {
  await page.getByLabel("Status").press("F");
  await page.waitForURL(/failure/);
};
const picturesAsTables = (page: Page) => page.getByRole("button", { name: /^Show as table/ });
const closeDialog = async (page: Page): Promise<void> => {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  const discard = page.getByRole("button", { name: "Discard" });
  await Promise.race([discard.click(), page.getByRole("dialog").waitFor({ state: "hidden" })]);
};

const VISITS: Readonly<Record<string, readonly Visit[]>> = {
  demo: [
    {
      section: 0,
      ready: (page) => picturesAsTables(page).first().waitFor(),
      acts: [
        ["opening a section", (page) => menuEntry(page, "Quantitative products").click()],
        ["opening a dialog", buy],
        ["typing in the estimate", typeAmount],
      ],
    },
    {
      section: 6,
      ready: (page) => wayIn(page, "Top-up by bank transfer").waitFor(),
      acts: [
        ["opening the bank top-up", (page) => wayIn(page, "Top-up by bank transfer").click()],
        ["typing its amount", typeAmount],
        ["closing it with what was typed", closeDialog],
        ["opening the USDT top-up", (page) => wayIn(page, "USDT top-up").click()],
        ["choosing its network", (page) => page.getByRole("dialog").getByRole("radio").first().press("ArrowDown")],
        ["typing its amount", typeAmount],
      ],
    },
    {
      section: "7&tab=bank",
      ready: (page) => amountIn(page, "main").waitFor(),
      acts: [["typing a withdrawal", (page) => amountIn(page, "main").pressSequentially("10000", { delay: KEY_MS })]],
    },
  ],
  "long-history": [
    {
      section: 0,
      ready: (page) => picturesAsTables(page).nth(1).waitFor(),
      acts: [
        ["hiding the amounts", (page) => page.getByRole("button", { name: "Hide amounts" }).click()],
        ["showing them again", (page) => page.getByRole("button", { name: "Hide amounts" }).click()],
        ["profit as a table", (page) => picturesAsTables(page).nth(1).click()],
        ["and as a picture again", (page) => picturesAsTables(page).nth(1).click()],
        ["opening the holdings", (page) => menuEntry(page, "My holdings").click()],
        ["opening the sections beyond the bar", moreSections],
        ["opening the funds flow", (page) => menuEntry(page, "Funds flow").click()],
        ["opening the records", (page) => menuEntry(page, "Top-up/withdrawal records").click()],
        ["their next page", (page) => page.getByRole("button", { name: "Next page" }).click()],
        ["their next tab", (page) => page.getByRole("tab", { name: "Withdrawals", exact: true }).click()],
        ["unfolding their filter", (page) => page.getByRole("button", { name: "Filter and order" }).click()],
        ["filtering them", chooseFailed],
        [
          "opening one of them",
          (page) =>
            page
              .getByRole("button", { name: /^Details/ })
              .first()
              .click(),
        ],
        ["closing it", closeDialog],
        ["opening the products", (page) => menuEntry(page, "Quantitative products").click()],
        ["buying", buy],
        ["typing an amount", typeAmount],
      ],
    },
  ],
};

interface Opened {
  readonly url: string;
  /** The session as stored in the browser. */
  readonly session: string;
}

/** Creates a world; returns its address and alice's session. */
async function openWorld(server: string, scenario: string): Promise<Opened> {
  const reply = await fetch(`${server}/__qa/worlds`, {
    method: "POST",
    headers: { "x-qa": "1", ...JSON_HEADERS },
    body: JSON.stringify({ scenario }),
  });
  if (!reply.ok) throw new Error(`the world of ${scenario}: ${await reply.text()}`);
  const { url, users } = (await reply.json()) as { url: string; users: { alice: { session: unknown } } };
  return { url, session: JSON.stringify(users.alice.session) };
}

async function visit(browser: Browser, { url, session }: Opened, { section, ready, acts }: Visit): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await context.addInitScript((userinfo) => {
    localStorage.setItem("userinfo", userinfo);
    localStorage.setItem("lang", JSON.stringify({ type: "String", value: "en" }));
  }, session);
  const page = await context.newPage();
  await page.goto(`${url}#/personage?personageHighlight=${section}`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const waits: number[] = [];
  for (const [, act] of acts) waits.push(await longestInputDelay(page, () => act(page)));
  await context.close();
  return waits;
}

/** One row per interaction: the median of the rounds' longest delays. */
export const interactionRows = (): Promise<Row[]> => withBrowser([], measure);

async function measure(browser: Browser, server: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [scenario, visits] of Object.entries(VISITS)) {
    const world = await openWorld(server, scenario);
    for (const one of visits) {
      const rounds: number[][] = [];
      for (let done = 0; done < ROUNDS; done += 1) rounds.push(await visit(browser, world, one));
      one.acts.forEach(([what], at) => {
        const waited = median(rounds.map((waits) => waits[at] ?? Number.NaN));
        rows.push(below(`${scenario}, ${SLOW_DOWN}x slower: ${what}`, GOAL_MS, "ms", waited));
      });
    }
  }
  return rows;
}
