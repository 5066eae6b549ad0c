// Measures the demo back office in a browser: scrolling a table of ten thousand rows, and the memory that is not freed
// after tabs are opened and closed.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";
import { amount } from "./smoke.ts";

const ROUNDS = amount(3, 1);

/** Opens a back-office page with the admin logged in. */
async function openView(browser: Browser, server: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript(() => {
    const storage = Reflect.get(globalThis, "localStorage") as { setItem(key: string, value: string): void };
    storage.setItem("demo.user", JSON.stringify({ username: "admin", role: "admin", roleId: "1", permissions: [] }));
    storage.setItem("lang", JSON.stringify({ type: "String", value: "en" }));
  });
  const page = await context.newPage();
  await page.goto(`${server}/#${path}`);
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

interface Frames {
  readonly perSecond: number;
  /** Longest interval between frames, in ms. */
  readonly longest: number;
  /** Frames with empty space instead of rows. */
  readonly empty: number;
  /** CPU time of the page's thread per frame, in ms; independent of other load. */
  readonly work: number;
}

/** The element properties that the measurement needs. */
interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
  querySelectorAll(selector: string): ArrayLike<Scrolled>;
}

const FRAMES = amount(300, 10);
/** Pixels scrolled per frame: about two and a half rows, as when the user turns the mouse wheel quickly. */
const STEP_PX = 97;

/** Reads the CPU time that the page's thread has used, in seconds. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

async function scroll(page: Page): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await worked(devtools);
  const frames = await scrolled(page);
  const work = ((await worked(devtools)) - before) * 1000;
  await devtools.detach();
  return { ...frames, work: work / FRAMES };
}

const scrolled = (page: Page): Promise<Omit<Frames, "work">> =>
  page.getByRole("group", { name: "Ten thousand rows" }).evaluate(
    async (element: unknown, { frames, step }) => {
      const scroller = element as Scrolled;
      const frame = () =>
        new Promise<number>((resolve) => {
          (Reflect.get(globalThis, "requestAnimationFrame") as (run: (at: number) => void) => void)(resolve);
        });
      let [before, longest, empty] = [await frame(), 0, 0];
      const first = before;
      for (let done = 0; done < frames; done += 1) {
        scroller.scrollTop += step;
        const at = await frame();
        longest = Math.max(longest, at - before);
        before = at;
        // The table still has the rows of the previous frame: check whether they fill the scroller after this step.
        const rows = scroller.querySelectorAll("tbody tr[role=row]");
        const last = rows[rows.length - 1]?.getBoundingClientRect();
        if (last === undefined || last.bottom < scroller.getBoundingClientRect().bottom) empty += 1;
      }
      return { perSecond: (frames * 1000) / (before - first), longest, empty };
    },
    { frames: FRAMES, step: STEP_PX },
  );

/**
 * Scrolls through ten thousand rows, 300 frames per round; the numbers are medians of three rounds, each on a new page.
 */
export const tableRows = (): Promise<Row[]> =>
  withBrowser([], async (browser, server) => {
    const rounds: Frames[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openView(browser, server, "/components/table/use-table");
      await scroll(page);
      await page.getByRole("group", { name: "Ten thousand rows" }).evaluate((element: unknown) => {
        (element as Scrolled).scrollTop = 0;
      });
      rounds.push(await scroll(page));
      await page.context().close();
    }
    const of = (name: keyof Frames): number => median(rounds.map((frames) => frames[name]));
    const perSecond = of("perSecond");
    return [
      {
        what: "10,000 rows: frames a second while they scroll",
        goal: "60",
        measured: perSecond.toFixed(1),
        ok: Math.round(perSecond) >= 60,
      },
      below("10,000 rows: work for one of them, of 16.7 ms that it has", 16.7, "ms", of("work")),
      below("10,000 rows: longest frame", 34, "ms", of("longest")),
      below(`10,000 rows: frames with an empty place, of ${FRAMES}`, 1, "", of("empty")),
    ];
  });

const TABS = amount(100, 2);
/** Tabs opened before measuring: the first ones fill caches, which is not a leak. */
const WARM_UP = amount(20, 1);

interface Left {
  /** MB of the JavaScript heap after garbage collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function left(page: Page): Promise<Left> {
  const devtools = await page.context().newCDPSession(page);
  for (let pass = 0; pass < 3; pass += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** Opens `count` tabs, numbered from `from`, and then closes all tabs. */
async function openAndClose(page: Page, from: number, count: number): Promise<void> {
  for (let id = from; id < from + count; id += 1) {
    await page.evaluate((to) => {
      (Reflect.get(globalThis, "location") as { hash: string }).hash = to;
    }, `/function/multiple-tabs-demo/${id}`);
    await page.getByRole("heading", { level: 1, name: `Details of ${id}`, exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Tab menu" }).click();
  await page.getByRole("menuitem", { name: "Close all" }).click();
  await page.getByRole("heading", { level: 1, name: "Workplace" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Measures the memory that remains after a hundred tabs were opened and closed. */
export const tabRows = (): Promise<Row[]> =>
  // Disable the JIT compiler: its machine code grows for a while, which is not a leak.
  withBrowser(["--js-flags=--jitless"], async (browser, server) => {
    const page = await openView(browser, server, "/dashboard/workplace");
    await openAndClose(page, 1, WARM_UP);
    const before = await left(page);
    await openAndClose(page, WARM_UP + 1, TABS);
    const after = await left(page);
    const grown = (what: string, goal: number, unit: string, name: keyof Left): Row => ({
      what: `${TABS} tabs opened and closed: ${what} more`,
      goal: `under ${goal}${unit}`,
      measured: `${(after[name] - before[name]).toFixed(unit ? 2 : 0)}${unit} on ${before[name].toFixed(unit ? 1 : 0)}`,
      ok: after[name] - before[name] < goal,
    });
    return [
      grown("heap", 0.5, " MB", "heap"),
      grown("nodes of the page", 100, "", "nodes"),
      grown("listeners", 20, "", "listeners"),
    ];
  });
