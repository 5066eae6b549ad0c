// An open world in tests: each method is one call, typed by the contract.
import type { components } from "#qa";
import { advancePage } from "./advance-page.ts";
import { call, type Door, reach } from "./control.ts";
import { productCalls } from "./product-calls.ts";
import type { Review, Verification, World } from "./world.ts";

type Schemas = components["schemas"];

/** Properties of a world and its forks. */
interface About extends Pick<World, "can"> {
  readonly scenario: string;
  readonly pages: string | null;
}

/** Error text of a failed `verify`: the expectation, then the nearest calls with their differences. */
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

export function openedWorld(door: Door, opened: Schemas["OpenedWorld"], about: About): World {
  const { id, users, url } = opened;
  const path = { world: id };
  let { now } = opened;

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
    can: about.can,
    get now() {
      return now;
    },
    url: about.pages === null ? url : new URL(new URL(url).pathname, about.pages).href,
    member(handle) {
      const user = users[handle];
      if (!user)
        throw new Error(`this world of ${about.scenario} has no ${handle}, but ${Object.keys(users).join(", ")}`);
      return user;
    },
    async join(handle, joining = {}) {
      const body = { ...(typeof joining === "string" ? { persona: joining } : joining), handle };
      const member = await call(door, "post", "/worlds/{world}/users", { path, body });
      users[handle] = member;
      return member;
    },
    review: openReview,
    async decide(user, kind, decision, { reason, record } = {}) {
      await decideReview(await openReview(user, kind, record), { decision, ...(reason !== undefined && { reason }) });
    },
    async login(user) {
      const { session } = await call(door, "post", "/worlds/{world}/users/{user}/login", { path: { ...path, user } });
      const member = users[user];
      if (member) users[user] = { ...member, session };
      return session;
    },
    async lock(user, what) {
      await call(door, "post", "/worlds/{world}/users/{user}/lock", { path: { ...path, user }, body: { what } });
    },
    async unlock(user) {
      await call(door, "post", "/worlds/{world}/users/{user}/unlock", { path: { ...path, user } });
    },
    async invite(user, count) {
      return call(door, "post", "/worlds/{world}/users/{user}/invite", { path: { ...path, user }, body: { count } });
    },
    async policy(change) {
      return call(door, "put", "/worlds/{world}/policy", { path, body: change });
    },
    async fork(label) {
      const body = label === undefined ? {} : { label: label.slice(0, 100) };
      return openedWorld(door, await call(door, "post", "/worlds/{world}/fork", { path, body }), about);
    },
    async snapshot(name) {
      await call(door, "put", "/worlds/{world}/snapshots/{name}", { path: { ...path, name } });
    },
    async restore(name) {
      const input = { path: { ...path, name } };
      ({ now } = await call(door, "post", "/worlds/{world}/snapshots/{name}/restore", input));
    },
    async patch(...changes) {
      const { revision } = await call(door, "get", "/worlds/{world}/state", { path, query: { pointer: "/members" } });
      const headers = { "If-Match": String(revision) };
      await call(door, "patch", "/worlds/{world}/state", { path, headers, body: changes });
    },
    async expire(user) {
      await call(door, "post", "/worlds/{world}/users/{user}/expire", { path: { ...path, user } });
    },
    async users() {
      const found: Schemas["User"][] = [];
      for (let cursor: number | null = 0; cursor !== null;) {
        const page: Schemas["UserPage"] = await call(door, "get", "/worlds/{world}/users", {
          path,
          query: { limit: 1000, cursor },
        });
        found.push(...page.items);
        ({ cursor } = page);
      }
      return found;
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
    async journal(filter) {
      return (await call(door, "get", "/worlds/{world}/journal", { path, ...(filter && { query: filter }) })).items;
    },
    async coverage() {
      return (await call(door, "get", "/worlds/{world}/coverage", { path })).items;
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
    async advance(time, { keepSessions = false, page } = {}) {
      const before = Date.parse(now);
      const body = { ...(time.startsWith("P") ? { by: time } : { to: time }), keepSessions };
      ({ now } = await call(door, "post", "/worlds/{world}/clock/advance", { path, body }));
      if (page) await advancePage(page, Date.parse(now) - before, now);
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
