// Ends the server by kill -9 under load, again and again. After each restart every acknowledged purchase must be there
// exactly once, an unacknowledged one at most once and, asked for again, exactly once; and every invariant must hold.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { enrich, login, post, purchase } from "./calls.ts";
import type { Row } from "./row.ts";
import { type Server, startHashgrove, withFolder } from "./server.ts";

const BUYERS_EACH = 4;
const PAGE = 200;
/** Purchases acknowledged before the server is ended. */
const AT_LEAST = 20;
type Account = "alice" | "bob";
const ACCOUNTS: readonly Account[] = ["alice", "bob"];

/** One purchase; its price is its own, so that it is known again among the holdings. */
interface Purchase {
  readonly price: number;
  readonly key: string;
  acknowledged: boolean;
}
interface Member {
  readonly account: Account;
  readonly made: Purchase[];
  /** Holdings by price, read so far. */
  readonly held: Map<number, number>;
}

const buy = (server: Server, token: string, { price, key }: Purchase) =>
  post(server, "/api/products/buy", purchase(price), { authorization: token, "idempotency-key": key });

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
  // The end of the server is the end of every buyer.
  await Promise.allSettled(Array.from({ length: BUYERS_EACH }, one));
}

/** Reads the holdings made since the last reading, newest first, until a price is known already. */
async function readHoldings(server: Server, { account, made, held }: Member, from: number): Promise<void> {
  const authorization = await login(server, account);
  const fresh = new Set(made.slice(from).map(({ price }) => price));
  for (let page = 1, more = true; more; page += 1) {
    const reply = await fetch(`${server.url}/api/orders/getMyFunds?page=${page}&limit=${PAGE}`, {
      headers: { authorization },
    });
    const { data } = (await reply.json()) as { data: { price: number }[] };
    const prices = data.map(({ price }) => price).filter((price) => fresh.has(price));
    for (const price of prices) held.set(price, (held.get(price) ?? 0) + 1);
    more = prices.length > 0;
  }
}

async function brokenInvariants({ url }: Server): Promise<string[]> {
  const reply = await fetch(`${url}/__qa/worlds/default/invariants`);
  const { items } = (await reply.json()) as { items: { id: string; ok: boolean; detail: string }[] };
  return items.filter(({ ok }) => !ok).map(({ id, detail }) => `${id}: ${detail}`);
}

interface Tally {
  acknowledged: number;
  /** In flight when the server was ended, and stored all the same. */
  storedUnacknowledged: number;
  readonly faults: string[];
}

async function check(server: Server, member: Member, from: number, tally: Tally): Promise<void> {
  const fresh = member.made.slice(from);
  await readHoldings(server, member, from);
  for (const { price, acknowledged } of fresh) {
    const times = member.held.get(price) ?? 0;
    if (acknowledged) tally.acknowledged += 1;
    else tally.storedUnacknowledged += times;
    if (times > 1 || (acknowledged && times === 0)) tally.faults.push(`${member.account} ${price}: ${times} times`);
  }
  const token = await login(server, member.account);
  for (const intent of [...fresh.filter(({ acknowledged }) => !acknowledged), ...fresh.slice(0, 3)]) {
    const { code } = await buy(server, token, intent);
    if (code !== 200) tally.faults.push(`${member.account} ${intent.price} again: ${code}`);
  }
  for (const { price } of fresh) member.held.delete(price);
  await readHoldings(server, member, from);
  for (const { price } of fresh) {
    if (member.held.get(price) !== 1) tally.faults.push(`${member.account} ${price}: ${member.held.get(price)} times`);
  }
}

const acknowledged = (members: readonly Member[]): Purchase[] =>
  members.flatMap(({ made }) => made.filter(({ acknowledged }) => acknowledged));

/** Kills and restarts so many times; `say` is told of each round. */
export const killRows = (rounds: number, say: (line: string) => void): Promise<Row[]> =>
  withFolder(async (folder) => {
    const members = ACCOUNTS.map((account): Member => ({ account, made: [], held: new Map() }));
    const tally: Tally = { acknowledged: 0, storedUnacknowledged: 0, faults: [] };
    let price = 10_000;
    let server = await startHashgrove(folder, "--control");
    for (const account of ACCOUNTS) await enrich(server, account);
    for (let round = 1; round <= rounds; round += 1) {
      const starts = members.map(({ made }) => made.length);
      const { length: before } = acknowledged(members);
      const running = server;
      const load = Promise.allSettled(members.map((member) => buyUntilKilled(running, member, () => (price += 1))));
      const over = new AbortController();
      void load.finally(() => over.abort());
      while (!over.signal.aborted && acknowledged(members).length < before + AT_LEAST) await sleep(5);
      await sleep(Math.random() * 250);
      await server.kill();
      await load;
      server = await startHashgrove(folder, "--control");
      for (const [at, member] of members.entries()) await check(server, member, starts[at] ?? 0, tally);
      tally.faults.push(...(await brokenInvariants(server)));
      say(`round ${round}: ${tally.acknowledged} acknowledged so far, ${tally.faults.length} faults`);
    }
    await server.stop();
    for (const fault of tally.faults.slice(0, 20)) say(fault);
    const { storedUnacknowledged, faults } = tally;
    const measured = `${tally.acknowledged} acknowledged, ${faults.length} faults (${storedUnacknowledged} stored without a reply)`;
    const ok = faults.length === 0 && tally.acknowledged > 0;
    return [{ what: `${rounds} times kill -9 under load`, goal: "nothing acknowledged lost", measured, ok }];
  });
