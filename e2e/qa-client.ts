// The control surface as the tests use it: typed by its contract, with a few words of sugar.
import createClient from "openapi-fetch";
import type { components, paths } from "../mock-server/qa.openapi.gen.d.ts";

type Schemas = components["schemas"];
export type Session = Schemas["Session"];

/** What a member of the world looks like to a test. */
export interface Member {
  readonly account: string;
  readonly password: string;
  readonly session: Session;
}

export interface World {
  readonly id: string;
  /** `http://127.0.0.1:4020/w/w1/` */
  readonly url: string;
  /** The world's time when it was opened. */
  readonly now: string;
  member(handle: string): Member;
  /** Decides the open review of a member, of one record where there are more; fails when there is not exactly one. */
  decide(
    user: string,
    kind: "identity" | "topup" | "withdrawal",
    decision: "approve" | "reject",
    details?: { reason?: string; record?: number },
  ): Promise<void>;
  expire(user: string): Promise<void>;
  /** Lets the world's time pass, by an ISO 8601 duration (`P30D`); sessions end as they would, unless they are kept. */
  advance(by: string, options?: { keepSessions?: boolean }): Promise<void>;
  /** Gives a member yen. */
  grant(user: string, yen: number): Promise<void>;
  /** Customer service sends a member's bank account or address back: it must be bound again. */
  reopenWallet(user: string, payload: RegExp, reason: string): Promise<void>;
  /** A writing call of the product as this member, to arrange what a test is not about. */
  post(token: string, path: string, body: object): Promise<void>;
  /** A reading call of the product as this member, for what a screen does not show. */
  get<Data>(token: string, path: string): Promise<Data>;
  /** How often an operation was called. */
  calls(operationId: string): Promise<number>;
  /** Contract violations and broken invariants; a good test leaves none. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a world of a scenario on the server under test; `pages` is where its pages come from, if not from there. */
export async function openWorld(
  target: string,
  scenario: string,
  seed: string,
  label: string,
  pages: string | null = null,
): Promise<World> {
  const qa = createClient<paths, "application/json">({ baseUrl: `${target}/__qa`, headers: { "x-qa": "1" } });
  const must = async <Data>(reply: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> => {
    const { data, error, response } = await reply;
    if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
    return data as Data;
  };
  const created = await must(qa.POST("/worlds", { body: { scenario, seed, label: label.slice(0, 100) } }));
  const path = { world: created.id };

  return {
    id: created.id,
    url: pages === null ? created.url : new URL(new URL(created.url).pathname, pages).href,
    now: created.now,
    member(handle) {
      const user = created.users[handle];
      if (!user) throw new Error(`${scenario} has no ${handle}`);
      return user;
    },
    async decide(user, kind, decision, { reason, record } = {}) {
      const open = await must(
        qa.GET("/worlds/{world}/reviews", { params: { path, query: { kind, user, state: "open" } } }),
      );
      const items = open.items.filter((item) => record === undefined || item.record === record);
      const [review] = items;
      if (!review || items.length > 1) throw new Error(`${user} has ${items.length} open reviews of ${kind}`);
      await must(
        qa.POST("/worlds/{world}/reviews/{id}", {
          params: { path: { ...path, id: review.id } },
          body: { decision, ...(reason !== undefined && { reason }) },
        }),
      );
    },
    async expire(user) {
      await must(qa.POST("/worlds/{world}/users/{user}/expire", { params: { path: { ...path, user } } }));
    },
    async advance(by, { keepSessions = false } = {}) {
      await must(qa.POST("/worlds/{world}/clock/advance", { params: { path }, body: { by, keepSessions } }));
    },
    async grant(user, amount) {
      await must(
        qa.POST("/worlds/{world}/users/{user}/grant", {
          params: { path: { ...path, user } },
          body: { currency: "JPY", amount },
        }),
      );
    },
    async reopenWallet(user, payload, reason) {
      const { items } = await must(
        qa.GET("/worlds/{world}/reviews", { params: { path, query: { kind: "wallet", user } } }),
      );
      const review = items.find((item) => payload.test(JSON.stringify(item.payload)));
      if (!review) throw new Error(`${user} has bound nothing like ${String(payload)}`);
      await must(
        qa.POST("/worlds/{world}/reviews/{id}", {
          params: { path: { ...path, id: review.id } },
          body: { decision: "reopen", reason },
        }),
      );
    },
    async post(token, call, body) {
      const response = await fetch(`${created.url}api/${call}`, {
        method: "POST",
        headers: { Authorization: token, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const { code, msg } = (await response.json()) as { code: number; msg: string };
      if (code !== 200) throw new Error(`${call} answered ${code}: ${msg}`);
    },
    async get<Data>(token: string, call: string) {
      const response = await fetch(`${created.url}api/${call}`, { headers: { Authorization: token } });
      const { code, data } = (await response.json()) as { code: number; data: Data };
      if (code !== 200) throw new Error(`${call} answered ${code}`);
      return data;
    },
    async calls(operationId) {
      const { items } = await must(qa.GET("/worlds/{world}/journal", { params: { path, query: { operationId } } }));
      return items.length;
    },
    async problems() {
      const invariants = await must(qa.GET("/worlds/{world}/invariants", { params: { path } }));
      const broken = invariants.items.filter(({ ok }) => !ok).map(({ id, detail }) => `${id}: ${detail}`);
      const journal = await must(qa.GET("/worlds/{world}/journal", { params: { path, query: { violation: true } } }));
      return [
        ...broken,
        ...journal.items.flatMap(({ operationId, violations }) => violations.map((text) => `${operationId}: ${text}`)),
      ];
    },
    async close() {
      await must(qa.DELETE("/worlds/{world}", { params: { path } }));
    },
  };
}
