// The first view of home as Lighthouse sees it on a slow phone, and how fast the personal centre answers a finger.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import "../build.ts";
import { findChromium } from "../browser.ts";
import { interactionRows } from "./interactions.ts";
import type { Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";

const RUNS = 3;
const DEBUG_PORT = 9333;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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

/** Lighthouse, mobile, simulated slow 4G, median of three; then the interactions. */
export function webRows(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startHashgrove(folder, "--control", "--no-template-delay");
    const executablePath = findChromium();
    const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${DEBUG_PORT}`] });
    try {
      const runs: Run[] = [];
      for (let round = 0; round < RUNS; round += 1) runs.push(await run(`${server.url}/`));
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
        ...(await interactionRows(browser, server.url)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
