// Runs Lighthouse as on a slow phone. Each round also measures an empty page with the same React providers: other load
// on the machine slows both pages alike, so their ratio is stable.
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../process/ports.ts";
import { withBrowser } from "./browser.ts";
import { JSON_HEADERS } from "./calls.ts";
import { buildEmptyPage } from "./empty-page.ts";
import { median } from "./load.ts";
import type { Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";
import { amount, SMOKE } from "./smoke.ts";

const ROUNDS = amount(3, 1);

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly member?: boolean;
}

const PAGES: readonly Subject[] = [
  { name: "home", path: "/" },
  { name: "products", path: "/#/product" },
  { name: "product", path: "/#/product/details?id=2" },
  { name: "news", path: "/#/news" },
  { name: "login", path: "/#/login" },
  { name: "personal centre", path: "/#/personage", member: true },
];

const METRICS = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  work: "mainthread-work-breakdown",
} as const;
type Metric = keyof typeof METRICS;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Times in milliseconds, scores from 0 to 100, and layout shift as Lighthouse counts it. */
type Seen = Readonly<Record<Metric | (typeof CATEGORIES)[number], number>>;

/** Runs Lighthouse on a page with an empty cache and the browser's current storage. */
async function look(url: string, port: number): Promise<Seen> {
  const { report } = await import("./lighthouse/report.ts");
  const { audits, categories } = await report(url, port);
  return Object.fromEntries([
    ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...CATEGORIES.map((id) => [id, (categories[id]?.score ?? 0) * 100]),
  ]) as Seen;
}

/** Opens a page instead of measuring it, for a smoke run: `npm test` does not install Lighthouse. */
async function open(browser: Browser, url: string): Promise<void> {
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(url);
  await page?.getByRole("heading", { level: 1 }).first().waitFor();
  await page?.close();
}

/** Logs alice in; returns her session as stored in the browser. */
async function login(server: string): Promise<string> {
  const body = JSON.stringify({ account: "alice@example.test", password: "Passw0rd1" });
  const reply = await fetch(`${server}/api/user/login`, { method: "POST", headers: JSON_HEADERS, body });
  const { data } = (await reply.json()) as { data: { userinfo: unknown } };
  return JSON.stringify(data.userinfo);
}

/** Empties the cache of Lighthouse's browser and logs a member in or out. */
async function prepare(browser: Browser, server: string, userinfo: string | null): Promise<void> {
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no context of its own");
  const page = await context.newPage();
  await page.goto(`${server}/favicon.svg`);
  await page.evaluate((value) => {
    localStorage.clear();
    if (value !== null) localStorage.setItem("userinfo", value);
  }, userinfo);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.close();
}

const atMost = (what: string, goal: number, unit: string, measured: number, reference?: number): Row => ({
  what,
  goal: `at most ${goal}${unit}`,
  measured: `${measured.toFixed(unit === "" ? 3 : 0)}${unit}${reference === undefined ? "" : `, ${(measured / reference).toFixed(2)} of the empty page`}`,
  ok: measured <= goal,
});
const times = (what: string, goal: number, measured: number, reference: number): Row => ({
  what,
  goal: `at most ${goal} of the empty page`,
  measured: `${(measured / reference).toFixed(2)} (${measured.toFixed(0)} to ${reference.toFixed(0)} ms)`,
  ok: measured <= goal * reference,
});
const score = (what: string, goal: number, measured: number): Row => ({
  what,
  goal: `at least ${goal}`,
  measured: measured.toFixed(0),
  ok: measured >= goal,
});

function rowsOf(rounds: ReadonlyMap<string, readonly Seen[]>): Row[] {
  const of = (name: string, field: keyof Seen): number => median((rounds.get(name) ?? []).map((seen) => seen[field]));
  const [empty, home] = ["empty page", "home"];
  return [
    times("home: work of the main thread", 1.5, of(home, "work"), of(empty, "work")),
    score("home: performance", 97, of(home, "performance")),
    ...PAGES.flatMap(({ name }) => [
      atMost(`${name}: largest contentful paint`, 1100, " ms", of(name, "lcp"), of(empty, "lcp")),
      atMost(`${name}: total blocking time`, name === home ? 60 : 100, " ms", of(name, "tbt")),
      atMost(`${name}: cumulative layout shift`, 0.01, "", of(name, "cls")),
      score(`${name}: accessibility`, 100, of(name, "accessibility")),
      score(`${name}: best practices`, 100, of(name, "best-practices")),
    ]),
    score("home: SEO", 100, of(home, "seo")),
  ];
}

/** Measures each page; the numbers are medians of three rounds. */
export async function webRows(): Promise<Row[]> {
  const port = await freePort();
  return withBrowser([`--remote-debugging-port=${port}`], (_browser, product) =>
    withFolder(async (folder) => {
      const reference = await startHashgrove(folder, "--web", buildEmptyPage());
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      try {
        const userinfo = await login(product);
        const rounds = new Map<string, Seen[]>();
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const { name, path, member } of [{ name: "empty page", path: "/" } as Subject, ...PAGES]) {
            const server = name === "empty page" ? reference.url : product;
            await prepare(browser, server, member === true ? userinfo : null);
            if (SMOKE) await open(browser, server + path);
            else rounds.set(name, [...(rounds.get(name) ?? []), await look(server + path, port)]);
          }
        }
        return SMOKE ? [] : rowsOf(rounds);
      } finally {
        await browser.close();
        await reference.stop();
      }
    }),
  );
}
