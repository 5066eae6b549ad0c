// Half an hour of mixed load: purchases, uploads, reviews, worlds created, forked, reset, restored and deleted, clock
// jumps, and an occasional kill -9. After each restart every acknowledged purchase must exist once; and memory, disk
// and start time must depend on the stored data, not on elapsed time.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { enrich, JSON_HEADERS, login, post, purchase } from "./calls.ts";
import {
  type Account,
  ACCOUNTS,
  brokenInvariants,
  check,
  type Member,
  type Purchase,
  type Tally,
} from "./purchases.ts";
import type { Row } from "./row.ts";
import { residentMib, type Server, startHashgrove, withFolder } from "./server.ts";
import { amount } from "./smoke.ts";

const QA_HEADERS = { "x-qa": "1", ...JSON_HEADERS };
/** Purchases per second and member: enough for the log to grow, but few enough to leave time for the other work. */
const PURCHASES_PER_SECOND = 5;
const WORLDS = 6;
const KILL_EVERY_MS = amount(60_000, 1_000);
const MIB = 1024 * 1024;

/** One run of the server until it is killed; `over` ends the load just before. */
interface Shift {
  readonly server: Server;
  readonly over: AbortSignal;
}

const qa = async ({ url }: Server, method: string, path: string, body: object = {}): Promise<Response> => {
  const reply = await fetch(`${url}/__qa${path}`, {
    method,
    headers: QA_HEADERS,
    ...(method === "GET" || method === "DELETE" ? {} : { body: JSON.stringify(body) }),
  });
  if (reply.status >= 500 && reply.status !== 503) throw new Error(`${method} ${path}: ${reply.status}`);
  return reply;
};

/**
 * Repeats `work` until the shift ends. Adds its errors to `faults`, but neither broken connections (TypeError) nor
 * errors after the end.
 */
async function keepOn({ over }: Shift, faults: string[], pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    try {
      await work();
    } catch (error) {
      if (!over.aborted && !(error instanceof TypeError)) faults.push(String(error));
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

function buying(shift: Shift, member: Member, nextPrice: () => number, faults: string[]): Promise<void> {
  let token: string | null = null;
  return keepOn(shift, faults, 1000 / PURCHASES_PER_SECOND, async () => {
    token ??= await login(shift.server, member.account);
    const intent: Purchase = { price: nextPrice(), key: randomUUID(), acknowledged: false };
    member.made.push(intent);
    const headers = { authorization: token, "idempotency-key": intent.key };
    const { code } = await post(shift.server, "/api/products/buy", purchase(intent.price), headers);
    if (code === 200) intent.acknowledged = true;
    // Clock jumps expire sessions, so log in again.
    else if (code === 401) token = null;
    else throw new Error(`a purchase was answered ${code}`);
  });
}

function receipts(shift: Shift, account: Account, faults: string[], keep: (bytes: number) => void): Promise<void> {
  let token: string | null = null;
  const picture = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(20_000, 1)]);
  return keepOn(shift, faults, 700, async () => {
    token ??= await login(shift.server, account);
    const form = new FormData();
    form.set("file", new Blob([picture], { type: "image/png" }), "receipt.png");
    const headers = { authorization: token };
    const reply = await fetch(`${shift.server.url}/api/common/upload`, { method: "POST", body: form, headers });
    const { code, data } = (await reply.json()) as { code: number; data: { url: string } | null };
    if (code === 401) token = null;
    // Use few uploads in records: the server must delete the others, which no record references.
    if (code === 1 && data && Math.random() < 0.05) {
      const kept = await post(shift.server, "/api/wallet/bankRecharge", { amount: 1000, image: data.url }, headers);
      if (kept.code === 200) keep(picture.length);
    }
  });
}

function worlds(shift: Shift, nth: number, faults: string[]): Promise<void> {
  const { server } = shift;
  const id = `soak-${nth}`;
  return keepOn(shift, faults, 150, async () => {
    await qa(server, "POST", "/worlds", { id, scenario: "demo", replace: true });
    const token = await login({ url: `${server.url}/w/${id}` }, "alice");
    const buy = (): Promise<unknown> =>
      post({ url: `${server.url}/w/${id}` }, "/api/products/buy", purchase(), { authorization: token });
    await buy();
    await qa(server, "PUT", `/worlds/${id}/snapshots/before`);
    await qa(server, "POST", `/worlds/${id}/clock/advance`, { by: "P90D" });
    await buy();
    const fork = await qa(server, "POST", `/worlds/${id}/fork`);
    const { id: twin } = (await fork.json()) as { id?: string };
    await Promise.all([buy(), qa(server, "POST", `/worlds/${id}/reset`)]);
    await qa(server, "POST", `/worlds/${id}/snapshots/before/restore`);
    await brokenInvariants(server, id).then((broken) => faults.push(...broken));
    if (twin !== undefined) await qa(server, "DELETE", `/worlds/${twin}`);
    if (Math.random() < 0.5) await qa(server, "DELETE", `/worlds/${id}`);
  });
}

const jumping = (shift: Shift, faults: string[]): Promise<void> =>
  keepOn(shift, faults, 20_000, async () => {
    await qa(shift.server, "POST", "/worlds/default/clock/advance", { by: "P1D" });
  });

/** Total bytes of the matching files below a folder. */
function bytesOf(folder: string, fits: RegExp): number {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !fits.test(entry.name)) continue;
    bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

interface Reading {
  readonly minute: number;
  readonly purchases: number;
  readonly residentMib: number;
  readonly stateMib: number;
  /** Files that no record references; they are deleted after a day of their world's time. */
  readonly orphansMib: number;
  readonly startMs: number;
}

const COLUMNS = ["minute", "purchases", "residentMib", "stateMib", "orphansMib", "startMs"] as const;
const line = (reading: Reading): string =>
  COLUMNS.map((column) => String(Math.round(reading[column] * 10) / 10).padStart(column.length + 2)).join("");

/** Runs for that many minutes; `say` receives one line per kill. */
export const soakRows = (minutes: number, say: (line: string) => void): Promise<Row[]> =>
  withFolder(async (folder) => {
    const members = ACCOUNTS.map((account): Member => ({ account, made: [], held: new Map() }));
    const tally: Tally = { acknowledged: 0, storedUnacknowledged: 0, faults: [] };
    const readings: Reading[] = [];
    let price = 10_000;
    let keptBytes = 0;
    let server = await startHashgrove(folder, "--control");
    for (const account of ACCOUNTS) await enrich(server, account);
    const startedAt = performance.now();
    let startMs = 0;
    say(COLUMNS.map((column) => column.padStart(column.length + 2)).join(""));
    while (performance.now() - startedAt < minutes * 60_000) {
      const over = new AbortController();
      const shift: Shift = { server, over: over.signal };
      const starts = members.map(({ made }) => made.length);
      const { faults } = tally;
      const work = [
        ...members.map((member) => buying(shift, member, () => (price += 1), faults)),
        ...ACCOUNTS.map((account) => receipts(shift, account, faults, (bytes) => (keptBytes += bytes))),
        ...Array.from({ length: WORLDS }, (_, nth) => worlds(shift, nth, faults)),
        jumping(shift, faults),
      ];
      await sleep(KILL_EVERY_MS);
      const reading = {
        minute: (performance.now() - startedAt) / 60_000,
        purchases: tally.acknowledged,
        residentMib: residentMib(server.pid),
        stateMib: bytesOf(folder, /^(snapshot|log)-/) / MIB,
        orphansMib: (bytesOf(join(folder, "uploads"), /./) - keptBytes) / MIB,
        startMs,
      };
      readings.push(reading);
      say(line(reading));
      over.abort();
      await server.kill();
      await Promise.all(work);
      const restarted = performance.now();
      server = await startHashgrove(folder, "--control");
      startMs = performance.now() - restarted;
      for (const [at, member] of members.entries()) await check(server, member, starts[at] ?? 0, tally);
      faults.push(...(await brokenInvariants(server)));
    }
    await server.stop();
    for (const fault of tally.faults.slice(0, 20)) say(fault);
    return rowsOf(minutes, tally, readings);
  });

/**
 * Compares the last third of the run with the middle third. Leaves out the first third, in which temporary data only
 * grows, because none is old enough to be deleted.
 */
function rowsOf(minutes: number, tally: Tally, readings: readonly Reading[]): Row[] {
  const third = Math.max(1, Math.floor(readings.length / 3));
  const most = (part: readonly Reading[], of: (reading: Reading) => number): number => Math.max(...part.map(of));
  const [middle, end] = [readings.slice(third, 2 * third), readings.slice(-third)];
  const perPurchase = ({ stateMib, purchases }: Reading): number => (stateMib * 1024) / Math.max(1, purchases);
  const growth = (what: string, most: number, before: number, after: number, unit: string): Row => ({
    what,
    goal: `at most ${most} times`,
    measured: `${before.toFixed(1)} to ${after.toFixed(1)} ${unit}`,
    ok: after <= before * most,
  });
  const { acknowledged, faults } = tally;
  return [
    {
      what: `${minutes} minutes of everything, killed each minute`,
      goal: "nothing acknowledged lost",
      measured: `${acknowledged} acknowledged, ${faults.length} faults`,
      ok: faults.length === 0 && acknowledged > 0,
    },
    growth(
      "resident memory, middle third to last",
      1.3,
      most(middle, (at) => at.residentMib),
      most(end, (at) => at.residentMib),
      "MiB",
    ),
    growth(
      "state on disk a purchase, middle third to last",
      1.1,
      most(middle, perPurchase),
      most(end, perPurchase),
      "KiB",
    ),
    growth(
      "files that no record names, middle third to last",
      1.3,
      most(middle, (at) => at.orphansMib),
      most(end, (at) => at.orphansMib),
      "MiB",
    ),
  ];
}
