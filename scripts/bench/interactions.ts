// How long a finger waits in the personal centre on a phone four times slower than this machine.
import type { Browser, Page } from "@playwright/test";
import { below, type Row } from "./row.ts";

const GOAL_MS = 100;
const SLOW_DOWN = 4;
const ROUNDS = 3;

/** A member's session, in the form in which the browser keeps it. */
async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ account: "alice@example.test", password: "Passw0rd1" }),
  });
  const { data } = (await reply.json()) as { data: { userinfo: unknown } };
  return JSON.stringify(data.userinfo);
}

/** The longest wait from an input to the next frame while `act` runs, in ms; the browser counts in steps of 8. */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.push(duration))).observe({
      type: "event",
      durationThreshold: 16,
      buffered: false,
    } as never);
  });
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, "seen") as number[])));
}

async function round(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const userinfo = await logIn(url);
  await context.addInitScript((stored) => {
    localStorage.setItem("userinfo", stored);
    localStorage.setItem("lang", JSON.stringify({ type: "String", value: "en" }));
  }, userinfo);
  const page = await context.newPage();
  await page.goto(`${url}/#/personage`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const menu = page.getByRole("navigation", { name: "Personal centre" });
  const waits = {
    "opening a section": await longest(page, () => menu.getByText("Quantitative products").click()),
    "opening a dialog": await longest(page, () => page.getByRole("button", { name: "Buy" }).first().click()),
    "typing in the estimate": await longest(page, () =>
      page.getByRole("dialog").getByLabel("Amount").pressSequentially("30000", { delay: 120 }),
    ),
  };
  await context.close();
  return waits;
}

/** One row for each kind of interaction: the median of the rounds' longest waits. */
export async function interactionRows(browser: Browser, url: string): Promise<Row[]> {
  const rounds: Record<string, number>[] = [];
  for (let done = 0; done < ROUNDS; done += 1) rounds.push(await round(browser, url));
  return Object.keys(rounds[0] ?? {}).map((what) => {
    const waits = rounds.map((waited) => waited[what] ?? Number.NaN).toSorted((a, b) => a - b);
    return below(
      `personal centre, ${SLOW_DOWN}x slower: ${what}`,
      GOAL_MS,
      "ms",
      waits[Math.floor(ROUNDS / 2)] ?? Number.NaN,
    );
  });
}
