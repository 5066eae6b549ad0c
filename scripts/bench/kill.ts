// Kills the server with kill -9 under load, repeatedly; every other time while it writes a snapshot. After each restart
// every acknowledged purchase must exist exactly once, an unacknowledged one at most once and, after a retry, exactly
// once; and every invariant must hold.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { enrich, login } from "./calls.ts";
import { ACCOUNTS, brokenInvariants, buy, check, type Member, type Purchase, type Tally } from "./purchases.ts";
import type { Row } from "./row.ts";
import { type Server, startHashgrove, withFolder } from "./server.ts";

const BUYERS_EACH = 4;
/** Server options: compact the log whenever it is longer than its snapshot, so that compactions are frequent. */
const FOLD_OFTEN = ["--fold-above", "0"];
/** Minimum number of acknowledged purchases before each kill. */
const AT_LEAST = 20;

async function buyUntilKilled(server: Server, { account, made }: Member, nextPrice: () => number): Promise<void> {
  const token = await login(server, account);
  const one = async (): Promise<void> => {
    for (;;) {
      const intent: Purchase = { price: nextPrice(), key: randomUUID(), acknowledged: false };
      made.push(intent);
      const { code } = await buy(server, token, intent);
      if (code !== 200) throw new Error(`a purchase was answered ${code}`);
      intent.acknowledged = true;
    }
  };
  // The request of each buyer fails when the server is killed, so wait for all without regard to their outcome.
  await Promise.allSettled(Array.from({ length: BUYERS_EACH }, one));
}

/**
 * Waits until a compaction has begun: commits go to a new log whose snapshot is not yet written. False if `over` aborts
 * before.
 */
async function foldBegins(folder: string, over: AbortSignal): Promise<boolean> {
  while (!over.aborted) {
    const { snapshot, log } = JSON.parse(readFileSync(join(folder, "hashgrove.json"), "utf8")) as Record<
      string,
      number
    >;
    if (snapshot !== log) return true;
    await sleep(1);
  }
  return false;
}

const acknowledged = (members: readonly Member[]): Purchase[] =>
  members.flatMap(({ made }) => made.filter(({ acknowledged }) => acknowledged));

/** Kills and restarts `rounds` times; `say` receives one line per round. */
export const killRows = (rounds: number, say: (line: string) => void): Promise<Row[]> =>
  withFolder(async (folder) => {
    const members = ACCOUNTS.map((account): Member => ({ account, made: [], held: new Map() }));
    let inFolds = 0;
    const tally: Tally = { acknowledged: 0, storedUnacknowledged: 0, faults: [] };
    let price = 10_000;
    let server = await startHashgrove(folder, "--control", ...FOLD_OFTEN);
    for (const account of ACCOUNTS) await enrich(server, account);
    for (let round = 1; round <= rounds; round += 1) {
      const starts = members.map(({ made }) => made.length);
      const { length: before } = acknowledged(members);
      const running = server;
      const load = Promise.allSettled(members.map((member) => buyUntilKilled(running, member, () => (price += 1))));
      const over = new AbortController();
      void load.finally(() => over.abort());
      while (!over.signal.aborted && acknowledged(members).length < before + AT_LEAST) await sleep(5);
      if (round % 2 === 0) inFolds += Number(await foldBegins(folder, over.signal));
      await sleep(Math.random() * (round % 2 === 0 ? 15 : 250));
      await server.kill();
      await load;
      server = await startHashgrove(folder, "--control", ...FOLD_OFTEN);
      for (const [at, member] of members.entries()) await check(server, member, starts[at] ?? 0, tally);
      tally.faults.push(...(await brokenInvariants(server)));
      say(`round ${round}: ${tally.acknowledged} acknowledged so far, ${tally.faults.length} faults`);
    }
    await server.stop();
    for (const fault of tally.faults.slice(0, 20)) say(fault);
    const { storedUnacknowledged, faults } = tally;
    const measured = `${tally.acknowledged} acknowledged, ${inFolds} ends in folds, ${faults.length} faults (${storedUnacknowledged} stored without a reply)`;
    const ok = faults.length === 0 && tally.acknowledged > 0;
    return [{ what: `${rounds} times kill -9 under load`, goal: "nothing acknowledged lost", measured, ok }];
  });
