// Measures what the product promises and prints one table. `npm run bench` runs all of the server but the kill rounds
// and the soak, which have tables of their own: `npm run bench kill [rounds]`, `npm run bench soak [minutes]`.
// `npm run bench:web` measures the pages: `web` how home comes up, `interactions` how the personal centre answers, `table`
// and `tabs` what the demo back office bears.
// Names of parts run just those.
import { availableParallelism, loadavg } from "node:os";
import { blockingRows } from "./bench/blocking/rows.ts";
import { contractRows } from "./bench/contract.ts";
import { foldRows } from "./bench/fold.ts";
import { hopRows } from "./bench/hop.ts";
import { journalRows } from "./bench/journal.ts";
import { killRows } from "./bench/kill.ts";
import { latencyRows } from "./bench/latency.ts";
import { printRows, type Row } from "./bench/row.ts";
import { scenarioRows } from "./bench/scenarios.ts";
import { soakRows } from "./bench/soak.ts";
import { startupRows } from "./bench/startup.ts";
import { fsyncRows, storedRows, throughputRows } from "./bench/throughput.ts";
import { worldRows } from "./bench/worlds.ts";

const args = process.argv.slice(2).filter((arg) => arg !== "--");
/** Rounds of kill, or minutes of soak. */
const times = args.find((arg) => /^\d+$/.test(arg));
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  throughput: throughputRows,
  stored: storedRows,
  fsync: fsyncRows,
  fold: foldRows,
  startup: startupRows,
  scenarios: scenarioRows,
  worlds: worldRows,
  journal: journalRows,
  latency: latencyRows,
  blocking: blockingRows,
  contract: contractRows,
  hop: hopRows,
  // Loaded when asked for, because it builds the web.
  web: async () => (await import("./bench/web.ts")).webRows(),
  interactions: async () => (await import("./bench/interactions.ts")).interactionRows(),
  table: async () => (await import("./bench/back-office.ts")).tableRows(),
  tabs: async () => (await import("./bench/back-office.ts")).tabRows(),
  kill: () => killRows(Number(times ?? 50), (line) => console.log(line)),
  soak: () => soakRows(Number(times ?? 30), (line) => console.log(line)),
};

const APART = new Set(["kill", "soak", "web", "interactions", "table", "tabs"]);
const asked = args.filter((arg) => !/^\d+$/.test(arg));
const unknown = asked.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`bench: there is no part "${unknown}", but ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 ? asked.includes(name) : !APART.has(name)) rows.push(...(await measure()));
}
printRows(rows);
// What else went on in the machine meanwhile is part of every figure.
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
