// The control surface as the tests use it: typed by its contract, with a few words of sugar.
import type { components } from "#qa";
import { call, type Door, hasSurface, reach } from "./control.ts";
import { ownServer } from "./own-server.ts";
import { productCalls } from "./product-calls.ts";
import type { Account, Review, Verification, World } from "./world.ts";

type Schemas = components["schemas"];

export interface Opening {
  /** The state that the world begins with, by name. */
  readonly scenario: string;
  /** The same seed gives the same chance: ids, and the dice of faults. */
  readonly seed?: string | undefined;
  /** What people read in the console's list of worlds; the first 100 characters. */
  readonly label?: string | undefined;
  /** Where its pages come from, if not from the server: the address of unbuilt code. */
  readonly pages?: string | null | undefined;
  /** Who logs in, by handle, at a server that has no control surface and so no worlds; null for none such. */
  readonly accounts?: Readonly<Record<string, Account>> | null | undefined;
  /** The server's control token; by default `QA_TOKEN` of the environment. */
  readonly token?: string | undefined;
}

/** What a failed `verify` says: what was wanted, then the nearest calls, each in a line with what is otherwise. */
function otherwise(wanted: Verification, count: number, nearest: Schemas["Verified"]["nearest"]): string {
  const calls = nearest.map(({ seq, operationId, misses }) => {
    const differs = misses.map(
      ({ pointer, wanted: value, found }) => `${pointer} is ${JSON.stringify(found)}, wanted ${JSON.stringify(value)}`,
    );
    return `  ${seq} ${operationId}: ${differs.join("; ") || "nothing is otherwise"}`;
  });
  const head = `calls as wanted: ${count}, wanted ${JSON.stringify(wanted)}`;
  return [head, ...(calls.length > 0 ? ["the nearest, by their numbers in the journal:", ...calls] : [])].join("\n");
}

/**
 * Opens a world of a scenario on a server, `http://127.0.0.1:4010`. The client chooses its id, so that a proxy before
 * several servers knows from the id which one has it. A server without worlds is used as it is when `accounts` are
 * given.
 */
export async function openWorld(target: string, opening: Opening): Promise<World> {
  const { scenario, seed, label, pages = null, accounts = null, token = process.env.QA_TOKEN } = opening;
  const door: Door = { target: target.replace(/\/$/, ""), token };
  if (accounts && !(await hasSurface(door.target))) return ownServer(door.target, accounts);
  const id = `t-${crypto.randomUUID().slice(0, 13)}`;
  const path = { world: id };
  const { can } = await call(door, "get", "/health", {});
  const created = await call(door, "put", "/worlds/{world}", {
    path,
    body: {
      scenario,
      replace: false,
      ...(seed !== undefined && { seed }),
      ...(label !== undefined && { label: label.slice(0, 100) }),
    },
  });
  const { users, url } = created;
  let { now } = created;

  const openReview: World["review"] = async (user, kind, record) => {
    const query = { kind, user, state: "open", within: 5_000 } as const;
    const open = await call(door, "get", "/worlds/{world}/reviews", { path, query });
    const items = open.items.filter((item) => record === undefined || item.record === record);
    const [review] = items;
    if (!review || items.length > 1) throw new Error(`${user} has ${items.length} open reviews of ${kind}`);
    return review;
  };
  const decideReview = (review: Review, body: Schemas["ReviewDecision"]): Promise<unknown> =>
    call(door, "post", "/worlds/{world}/reviews/{id}", { path: { ...path, id: review.id }, body });

  return {
    id,
    can,
    get now() {
      return now;
    },
    url: pages === null ? url : new URL(new URL(url).pathname, pages).href,
    member(handle) {
      const user = users[handle];
      if (!user) throw new Error(`this world of ${scenario} has no ${handle}, but ${Object.keys(users).join(", ")}`);
      return user;
    },
    async join(handle, persona) {
      const body = { handle, ...(persona && { persona }) };
      const member = await call(door, "post", "/worlds/{world}/users", { path, body });
      users[handle] = member;
      return member;
    },
    review: openReview,
    async decide(user, kind, decision, { reason, record } = {}) {
      await decideReview(await openReview(user, kind, record), { decision, ...(reason !== undefined && { reason }) });
    },
    async expire(user) {
      await call(door, "post", "/worlds/{world}/users/{user}/expire", { path: { ...path, user } });
    },
    async grant(user, amount) {
      const body = { currency: "JPY", amount } as const;
      await call(door, "post", "/worlds/{world}/users/{user}/grant", { path: { ...path, user }, body });
    },
    async reopenWallet(user, payload, reason) {
      const { items } = await call(door, "get", "/worlds/{world}/reviews", { path, query: { kind: "wallet", user } });
      const review = items.find((item) => payload.test(JSON.stringify(item.payload)));
      if (!review) throw new Error(`${user} has bound nothing like ${String(payload)}`);
      await decideReview(review, { decision: "reopen", reason });
    },
    ...productCalls(url),
    async calls(operationId) {
      return (await call(door, "get", "/worlds/{world}/journal", { path, query: { operationId } })).items.length;
    },
    async fault(rule) {
      const made = await call(door, "post", "/worlds/{world}/faults", { path, body: rule });
      return {
        id: made.id,
        async end() {
          await call(door, "delete", "/worlds/{world}/faults/{id}", { path: { ...path, id: made.id } });
        },
      };
    },
    async verify(wanted) {
      const { ok, count, nearest } = await call(door, "post", "/worlds/{world}/journal/verify", { path, body: wanted });
      if (!ok) throw new Error(otherwise(wanted, count, nearest));
    },
    async advance(by, { keepSessions = false, page } = {}) {
      const before = Date.parse(now);
      ({ now } = await call(door, "post", "/worlds/{world}/clock/advance", { path, body: { by, keepSessions } }));
      await page?.clock.fastForward(Date.parse(now) - before);
    },
    async har() {
      const reply = await reach(door, `/worlds/${id}/journal`, { headers: { accept: "application/har+json" } });
      return reply.text();
    },
    async problems() {
      const { items } = await call(door, "get", "/worlds/{world}/problems", { path });
      return items.map(({ kind, message }) => `${kind}: ${message}`);
    },
    async close() {
      await call(door, "delete", "/worlds/{world}", { path });
    },
  };
}
