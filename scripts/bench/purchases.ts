// Purchases with unique prices, so that each can be found after a restart.
import { login, post, purchase } from "./calls.ts";
import type { Server } from "./server.ts";

const PAGE = 200;
export type Account = "alice" | "bob";
export const ACCOUNTS: readonly Account[] = ["alice", "bob"];

export interface Purchase {
  readonly price: number;
  readonly key: string;
  acknowledged: boolean;
}
export interface Member {
  readonly account: Account;
  readonly made: Purchase[];
  /** Number of holdings read so far, by price. */
  readonly held: Map<number, number>;
}

export const buy = (server: Server, token: string, { price, key }: Purchase) =>
  post(server, "/api/products/buy", purchase(price), { authorization: token, "idempotency-key": key });

/** Reads holdings page by page, newest first, until a page has none of the purchases made since index `from`. */
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

export async function brokenInvariants({ url }: Server, world = "default"): Promise<string[]> {
  const reply = await fetch(`${url}/__qa/worlds/${world}/invariants`);
  const { items } = (await reply.json()) as { items: { id: string; ok: boolean; detail: string }[] };
  return items.filter(({ ok }) => !ok).map(({ id, detail }) => `${id}: ${detail}`);
}

export interface Tally {
  acknowledged: number;
  /** Number of purchases that were stored although the server was killed before it replied. */
  storedUnacknowledged: number;
  readonly faults: string[];
}

/**
 * Adds a fault for each purchase since index `from` that a restarted server lost or duplicated. Then sends the
 * unacknowledged purchases and the first three again; afterwards each must exist exactly once.
 */
export async function check(server: Server, member: Member, from: number, tally: Tally): Promise<void> {
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
