// Measures the product's performance goals and prints one table. `npm run bench` runs all server parts except kill and
// soak, which run only by name: `npm run bench kill [rounds]`, `npm run bench soak [minutes]`. `npm run bench:web`
// measures pages: `web` (loading home), `interactions` (personal centre), `table` and `tabs` (demo back office).
// Arguments select parts. `--smoke` runs each part once and short, only to see that it works; part of `npm test`.
import { availableParallelism, loadavg } from "node:os";
import { blockingRows } from "./bench/blocking/rows.ts";
import { foldRows } from "./bench/fold.ts";
import { killRows } from "./bench/kill.ts";
import { printRows, type Row } from "./bench/row.ts";
import { amount, SMOKE } from "./bench/smoke.ts";
import { soakRows } from "./bench/soak.ts";
import { startupRows } from "./bench/startup.ts";
import { fsyncRows, storedRows, throughputRows } from "./bench/throughput.ts";
import { worldRows } from "./bench/worlds.ts";

const args = process.argv.slice(2).filter((arg) => arg !== "--" && arg !== "--smoke");
/** Rounds of the part `kill`, or minutes of the part `soak`. */
const count = args.find((arg) => /^\d+$/.test(arg));
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  throughput: throughputRows,
  stored: storedRows,
  fsync: fsyncRows,
  fold: foldRows,
  startup: startupRows,
  worlds: worldRows,
  blocking: blockingRows,
  // The page parts are imported only when they run, because their modules build the web.
  web: async () => (await import("./bench/web.ts")).webRows(),
  interactions: async () => (await import("./bench/interactions.ts")).interactionRows(),
  table: async () => (await import("./bench/back-office.ts")).tableRows(),
  tabs: async () => (await import("./bench/back-office.ts")).tabRows(),
  kill: () => killRows(Number(count ?? amount(50, 2)), (line) => console.log(line)),
  soak: () => soakRows(Number(count ?? amount(30, 0.01)), (line) => console.log(line)),
};

const ONLY_BY_NAME = new Set(["kill", "soak", "web", "interactions", "table", "tabs"]);
const selected = args.filter((arg) => !/^\d+$/.test(arg));
const unknown = selected.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`bench: there is no part "${unknown}", but ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}

const rows: Row[] = [];
const waiting = Object.entries(PARTS).filter(([name]) =>
  selected.length > 0 ? selected.includes(name) : SMOKE || !ONLY_BY_NAME.has(name),
);
const work = async (): Promise<void> => {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const startedAt = performance.now();
    rows.push(...(await part[1]()));
    if (SMOKE) console.log(`${part[0]} ran (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
};
// Run measurements one after the other; only a smoke run, which ignores the numbers, runs two at a time.
await Promise.all(SMOKE ? [work(), work()] : [work()]);
if (SMOKE) {
  const unmeasured = rows.filter(({ measured }) => measured.includes("NaN"));
  for (const { what } of unmeasured) console.error(`bench: nothing was measured for "${what}"`);
  process.exit(unmeasured.length === 0 ? 0 : 1);
}
printRows(rows);
// Print the machine's load, because it affects every number.
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
