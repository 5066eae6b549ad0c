// The first view of home as Lighthouse sees it on a slow phone.
import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import { median } from "./load.ts";
import type { Row } from "./row.ts";

const RUNS = 3;
const DEBUG_PORT = 9333;

const score = (what: string, goal: number, measured: number): Row => ({
  what,
  goal: `at least ${goal}`,
  measured: measured.toFixed(0),
  ok: measured >= goal,
});
const atMost = (what: string, goal: number, unit: string, measured: number): Row => ({
  what,
  goal: `at most ${goal}${unit}`,
  measured: `${measured.toFixed(measured < 10 ? 3 : 0)}${unit}`,
  ok: measured <= goal,
});

interface Run {
  readonly category: (id: string) => number;
  readonly audit: (id: string) => number;
}

async function run(url: string): Promise<Run> {
  const result = await lighthouse(url, { port: DEBUG_PORT, output: "json", logLevel: "error" });
  if (!result) throw new Error("Lighthouse gave no result");
  const { categories, audits } = result.lhr;
  return {
    category: (id) => (categories[id]?.score ?? 0) * 100,
    audit: (id) => audits[id]?.numericValue ?? Number.NaN,
  };
}

/** Lighthouse, mobile, simulated slow 4G, median of three. */
export const webRows = (): Promise<Row[]> =>
  withBrowser([`--remote-debugging-port=${DEBUG_PORT}`], async (_browser, server) => {
    const runs: Run[] = [];
    for (let round = 0; round < RUNS; round += 1) runs.push(await run(`${server}/`));
    const category = (id: string): number => median(runs.map((one) => one.category(id)));
    const audit = (id: string): number => median(runs.map((one) => one.audit(id)));
    return [
      score("home: performance", 97, category("performance")),
      atMost("home: largest contentful paint", 1600, " ms", audit("largest-contentful-paint")),
      atMost("home: total blocking time", 60, " ms", audit("total-blocking-time")),
      atMost("home: cumulative layout shift", 0.01, "", audit("cumulative-layout-shift")),
      score("home: accessibility", 100, category("accessibility")),
      score("home: best practices", 100, category("best-practices")),
      score("home: SEO", 100, category("seo")),
    ];
  });
