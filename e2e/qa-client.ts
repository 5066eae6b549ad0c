// The control surface as the tests use it: typed by its contract, with a few words of sugar.
import type { Page } from "@playwright/test";
import createClient from "openapi-fetch";
import type { components, paths } from "../mock-server/qa.openapi.gen.d.ts";

type Schemas = components["schemas"];
export type Session = Schemas["Session"];
/** A rule by which calls go wrong, as the control surface takes it. */
export type Fault = Schemas["NewFaultRule"];
export type Review = Schemas["Review"];

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
  /** The world's time when it was opened, or as far as `advance` has moved it. */
  readonly now: string;
  /** What its server can do; all false where it is a real one. */
  readonly can: Readonly<Schemas["Health"]["can"]>;
  member(handle: string): Member;
  /** Signs a member up who has come as far as a persona. */
  join(handle: string, persona?: Schemas["Persona"]): Promise<Member>;
  /** Waits for an open review of a member, of one record where there are more; fails when there is not exactly one. */
  review(user: string, kind: Review["kind"], record?: number): Promise<Review>;
  /** Decides such a review. */
  decide(
    user: string,
    kind: Review["kind"],
    decision: "approve" | "reject",
    details?: { reason?: string; record?: number },
  ): Promise<void>;
  expire(user: string): Promise<void>;
  /**
   * Lets the world's time pass, by an ISO 8601 duration (`P30D`); sessions end as they would, unless they are kept. A
   * page whose clock was installed, as tests tagged @clock have theirs, goes along.
   */
  advance(by: string, options?: { keepSessions?: boolean; page?: Page }): Promise<void>;
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
  /** Lets calls go wrong from now on; answers how to make that end. One that never acts is a problem. */
  fault(rule: Fault): Promise<{ readonly id: number; end(): Promise<void> }>;
  /** Fails unless the calls came as said, with the nearest ones and what differs. */
  verify(wanted: Schemas["Verification"]): Promise<void>;
  /** The world's calls as an HTTP Archive. */
  har(): Promise<string>;
  /** Contract violations, broken invariants, faults that never acted, tokens of other worlds; a good test leaves none. */
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
  const { can } = await must(qa.GET("/health"));
  const created = await must(qa.POST("/worlds", { body: { scenario, seed, label: label.slice(0, 100) } }));
  const path = { world: created.id };
  let { now } = created;

  const openReview: World["review"] = async (user, kind, record) => {
    const query = { kind, user, state: "open", within: 5_000 } as const;
    const open = await must(qa.GET("/worlds/{world}/reviews", { params: { path, query } }));
    const items = open.items.filter((item) => record === undefined || item.record === record);
    const [review] = items;
    if (!review || items.length > 1) throw new Error(`${user} has ${items.length} open reviews of ${kind}`);
    return review;
  };

  return {
    id: created.id,
    can,
    get now() {
      return now;
    },
    url: pages === null ? created.url : new URL(new URL(created.url).pathname, pages).href,
    member(handle) {
      const user = created.users[handle];
      if (!user) throw new Error(`${scenario} has no ${handle}`);
      return user;
    },
    join: (handle, persona) =>
      must(qa.POST("/worlds/{world}/users", { params: { path }, body: { handle, ...(persona && { persona }) } })),
    review: openReview,
    async decide(user, kind, decision, { reason, record } = {}) {
      const review = await openReview(user, kind, record);
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
    async fault(rule) {
      const { id } = await must(qa.POST("/worlds/{world}/faults", { params: { path }, body: rule }));
      const params = { path: { ...path, id } };
      return {
        id,
        async end() {
          await must(qa.DELETE("/worlds/{world}/faults/{id}", { params }));
        },
      };
    },
    async verify(wanted) {
      const { ok, count, nearest } = await must(
        qa.POST("/worlds/{world}/journal/verify", { params: { path }, body: wanted }),
      );
      if (!ok) throw new Error(`${count} calls were as wanted: ${JSON.stringify({ wanted, nearest }, null, 2)}`);
    },
    async advance(by, { keepSessions = false, page } = {}) {
      const before = Date.parse(now);
      const body = { by, keepSessions };
      ({ now } = await must(qa.POST("/worlds/{world}/clock/advance", { params: { path }, body })));
      await page?.clock.fastForward(Date.parse(now) - before);
    },
    async har() {
      const reply = await fetch(`${target}/__qa/worlds/${created.id}/journal`, {
        headers: { accept: "application/har+json" },
      });
      return reply.text();
    },
    async problems() {
      const { items } = await must(qa.GET("/worlds/{world}/problems", { params: { path } }));
      return items.map(({ kind, message }) => `${kind}: ${message}`);
    },
    async close() {
      await must(qa.DELETE("/worlds/{world}", { params: { path } }));
    },
  };
}
