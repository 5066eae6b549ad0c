// The demo back office in a browser: whether a table of ten thousand rows keeps up with whoever scrolls it, and whether
// tabs that were opened and closed leave anything behind.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";
import { amount } from "./smoke.ts";

const ROUNDS = amount(3, 1);

/** A page of the back office, with the admin logged in. */
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

/** How the frames of a scroll came. */
interface Frames {
  readonly perSecond: number;
  /** The longest time between two of them, in ms. */
  readonly longest: number;
  /** How many showed an empty place where rows belong. */
  readonly empty: number;
  /** What the page's thread worked for one of them, in ms of the processor: whatever else the machine does. */
  readonly work: number;
}

/** Of an element of the page what the measuring needs. */
interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
  querySelectorAll(selector: string): ArrayLike<Scrolled>;
}

const FRAMES = amount(300, 10);
/** Pixels a frame: some two and a half rows, as a quick turn of the wheel. */
const STEP_PX = 97;

/** Seconds that the page's thread has worked, as the processor counts them. */
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
        // The rows on screen now were drawn in the frame before.
        const rows = scroller.querySelectorAll("tbody tr[role=row]");
        const last = rows[rows.length - 1]?.getBoundingClientRect();
        if (last === undefined || last.bottom < scroller.getBoundingClientRect().bottom) empty += 1;
      }
      return { perSecond: (frames * 1000) / (before - first), longest, empty };
    },
    { frames: FRAMES, step: STEP_PX },
  );

/** Scrolls ten thousand rows for five seconds; medians of three rounds, each on a page of its own. */
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
/** What the first pages of a kind leave for the next is no leak. */
const WARM_UP = amount(20, 1);

interface Left {
  /** MB of JavaScript's heap, after its garbage was collected. */
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

/** Opens tabs with these numbers one after the other, each with its page, and closes them all. */
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

/** Opens a hundred tabs and closes them: what is there afterwards that was not there before. */
export const tabRows = (): Promise<Row[]> =>
  // Without a compiler: the machine code of what runs often grows for a while, and is nothing of the page's.
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
