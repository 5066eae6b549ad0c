// A test's world: its data and actions.
import type { Page } from "@playwright/test";
import type { OperationId, ProductPath } from "#names";
import type { components, operations } from "#qa";

type Schemas = components["schemas"];
export type Session = Schemas["Session"];
/** A match limited to operations of the contract. */
type Named<Match> = Omit<Match, "operationId"> & { operationId?: OperationId };
/** A fault rule of the control API. */
export type Fault = Omit<Schemas["NewFaultRule"], "match"> & { match: Named<Schemas["FaultMatch"]> };
export type CallMatch = Named<Schemas["CallMatch"]>;
/** Expected calls with their number or order. */
export type Verification = Omit<Schemas["Verification"], "match" | "sequence"> & {
  match?: CallMatch;
  sequence?: CallMatch[];
};
/** Filter of the journal. */
export type JournalFilter = Omit<NonNullable<operations["qa.getJournal"]["parameters"]["query"]>, "operationId"> & {
  operationId?: OperationId;
};
export type JournalEntry = Schemas["JournalEntry"];
/** How reviews of each kind are decided. */
export type Policy = Schemas["Policy"];
/** A policy for some kinds of review. */
export type PolicyChange = Schemas["PolicyChange"];
/** A product path below /api/, with its query if any. */
export type ProductAddress = ProductPath | `${ProductPath}?${string}`;
export type Review = Schemas["Review"];
export type Persona = Schemas["Persona"];
/** A new member: the stage, and optional account, password, language and inviter. */
export type Joining = Omit<Schemas["NewUser"], "handle">;

/** Login credentials. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** A member of the world in tests. */
export interface Member extends Account {
  readonly session: Session;
  /** Trading password; null if not set, undefined on your own server. */
  readonly payPassword?: string | null;
}

export interface World {
  readonly id: string;
  /** `http://127.0.0.1:4020/w/w1/` */
  readonly url: string;
  /** The world's time when it was opened, or after `advance`; on your own server the current time. */
  readonly now: string;
  /** Capabilities of the server. */
  readonly can: Readonly<Schemas["Health"]["can"]>;
  /** A member of the scenario, or one who joined later; throws for unknown handles. */
  member(handle: string): Member;
  /** Signs up a member at a persona's stage, `newcomer` by default. */
  join(handle: string, joining?: Persona | Joining): Promise<Member>;
  /** Waits for the open review of a member, or of a record; fails unless there is exactly one. */
  review(user: string, kind: Review["kind"], record?: number): Promise<Review>;
  /** Waits for the open review like `review`, and decides it. */
  decide(
    user: string,
    kind: Review["kind"],
    decision: "approve" | "reject",
    details?: { reason?: string; record?: number },
  ): Promise<void>;
  /** Ends the member's sessions. */
  expire(user: string): Promise<void>;
  /** Opens another session without a password, despite locks; `member(user).session` is then the new one. */
  login(user: string): Promise<Session>;
  /** Locks the member like too many wrong passwords or trading passwords, until time passes or `unlock`. */
  lock(user: string, what: Schemas["Lock"]["what"]): Promise<void>;
  /** Resets the member's wrong attempts for login and trading password. */
  unlock(user: string): Promise<void>;
  /** Signs people up with the member's invite code. */
  invite(user: string, count: number): Promise<Schemas["Invited"]>;
  /** Sets how later reviews are decided; kinds that are not named stay unchanged. Returns the whole policy. */
  policy(change: PolicyChange): Promise<Policy>;
  /** A new world with this one's state and its own sessions; the test closes it. */
  fork(label?: string): Promise<World>;
  /** Saves state, clock and random seed under a name, replacing an earlier snapshot. */
  snapshot(name: string): Promise<void>;
  /** Restores a snapshot; sessions opened since then end. */
  restore(name: string): Promise<void>;
  /** Changes state rows by JSON Patch, for states that no other method creates; the invariants must hold. */
  patch(...changes: Schemas["JsonPatch"]): Promise<void>;
  /**
   * Advances the world's time by an ISO 8601 duration (`P30D`) or to an instant (`2026-03-31T09:00:00+09:00`); sessions
   * expire as usual, unless kept. With `page`, the page's installed clock (@clock) advances too.
   */
  advance(time: string, options?: { keepSessions?: boolean; page?: Page }): Promise<void>;
  /** All members of the world, with or without a handle, ordered by id. */
  users(): Promise<readonly Schemas["User"][]>;
  /** Gives a member yen. */
  grant(user: string, yen: number): Promise<void>;
  /**
   * Reopens the member's bank account or USDT address that matches `payload`, as customer service would; the member
   * must then bind it again.
   */
  reopenWallet(user: string, payload: RegExp, reason: string): Promise<void>;
  /**
   * Makes a POST call of the product as the token's member, for setup; returns the reply's `data`. `idempotencyKey`
   * names the intent, so repeating a call moves money once.
   */
  post<Data = unknown>(
    token: string,
    path: ProductPath,
    body: object,
    options?: { idempotencyKey?: string },
  ): Promise<Data>;
  /**
   * Makes a GET call of the product as the token's member, for data that no screen shows; returns the reply's `data`.
   */
  get<Data>(token: string, path: ProductAddress): Promise<Data>;
  /** Number of calls of an operation since the world was opened. */
  calls(operationId: OperationId): Promise<number>;
  /** The matching calls, oldest first: the first 100, or `limit`. Searches only the world's newest 2,000 calls. */
  journal(filter?: JournalFilter): Promise<readonly JournalEntry[]>;
  /** Numbers of calls by operation and outcome. */
  coverage(): Promise<Schemas["Coverage"]["items"]>;
  /** Makes later calls fail; returns the fault's id and a function that ends it. An unused fault is a problem. */
  fault(rule: Fault): Promise<{ readonly id: number; end(): Promise<void> }>;
  /** Throws unless the calls match; the error lists the nearest calls and their differences. */
  verify(wanted: Verification): Promise<void>;
  /** The world's calls as an HTTP Archive. */
  har(): Promise<string>;
  /** Problems such as contract violations, unused faults or tokens of other worlds; must be empty after a good test. */
  problems(): Promise<string[]>;
  /** Deletes the world. Otherwise it expires half an hour after its last request. */
  close(): Promise<void>;
}
