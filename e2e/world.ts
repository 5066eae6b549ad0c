// What a test knows of its world, and can do to it.
import type { Page } from "@playwright/test";
import type { OperationId, ProductPath } from "#names";
import type { components, operations } from "#qa";

type Schemas = components["schemas"];
export type Session = Schemas["Session"];
/** A match whose operation is one of the contract's. */
type Named<Match> = Omit<Match, "operationId"> & { operationId?: OperationId };
/** A rule by which calls go wrong, as the control surface takes it. */
export type Fault = Omit<Schemas["NewFaultRule"], "match"> & { match: Named<Schemas["FaultMatch"]> };
export type CallMatch = Named<Schemas["CallMatch"]>;
/** What calls must have come, and how often or in which order. */
export type Verification = Omit<Schemas["Verification"], "match" | "sequence"> & {
  match?: CallMatch;
  sequence?: CallMatch[];
};
/** What the journal is searched by. */
export type JournalFilter = Omit<NonNullable<operations["qa.getJournal"]["parameters"]["query"]>, "operationId"> & {
  operationId?: OperationId;
};
export type JournalEntry = Schemas["JournalEntry"];
/** How reviews of each kind are decided. */
export type Policy = Schemas["Policy"];
/** A policy for some kinds of review. */
export type PolicyChange = Schemas["PolicyChange"];
/** A path of the product below /api/, with its query where it has one. */
export type ProductAddress = ProductPath | `${ProductPath}?${string}`;
export type Review = Schemas["Review"];
export type Persona = Schemas["Persona"];
/** Who joins: how far they have come, and whatever is not as usual (account, password, language, inviter). */
export type Joining = Omit<Schemas["NewUser"], "handle">;

/** What somebody logs in with. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** What a member of the world looks like to a test. */
export interface Member extends Account {
  readonly session: Session;
  /** The trading password; null where none is set, undefined at a server of one's own. */
  readonly payPassword?: string | null;
}

export interface World {
  readonly id: string;
  /** `http://127.0.0.1:4020/w/w1/` */
  readonly url: string;
  /** The world's time when it was opened, or as far as `advance` has moved it. */
  readonly now: string;
  /** What its server can do. */
  readonly can: Readonly<Schemas["Health"]["can"]>;
  /** Who the scenario has, or who has joined since; throws where nobody is called so. */
  member(handle: string): Member;
  /** Signs a member up who has come as far as a persona, `newcomer` by default. */
  join(handle: string, joining?: Persona | Joining): Promise<Member>;
  /** Waits for an open review of a member, of one record where there are more; fails when there is not exactly one. */
  review(user: string, kind: Review["kind"], record?: number): Promise<Review>;
  /** Decides such a review. */
  decide(
    user: string,
    kind: Review["kind"],
    decision: "approve" | "reject",
    details?: { reason?: string; record?: number },
  ): Promise<void>;
  /** Ends the member's sessions. */
  expire(user: string): Promise<void>;
  /** Opens another session of the member without a password, whatever locks there are; `member` then gives that one. */
  login(user: string): Promise<Session>;
  /** Locks the member out, as too many wrong passwords or trading passwords do, until time passes or `unlock`. */
  lock(user: string, what: Schemas["Lock"]["what"]): Promise<void>;
  /** Forgets the member's wrong tries of the login and of the trading password. */
  unlock(user: string): Promise<void>;
  /** Signs so many people up with the member's invite code. */
  invite(user: string, count: number): Promise<Schemas["Invited"]>;
  /** How reviews are decided from now on; a kind that is not named stays as it is. Answers the whole policy. */
  policy(change: PolicyChange): Promise<Policy>;
  /** A new world that begins in the state of this one, with sessions of its own; the test ends it. */
  fork(label?: string): Promise<World>;
  /** Keeps state, clock and chance under a name, in place of what the name kept before. */
  snapshot(name: string): Promise<void>;
  /** Brings them back; sessions opened since then are over. */
  restore(name: string): Promise<void>;
  /** Changes rows of the state by a JSON Patch, for what nothing else can bring about; the invariants must hold. */
  patch(...changes: Schemas["JsonPatch"]): Promise<void>;
  /**
   * Lets the world's time pass, by an ISO 8601 duration (`P30D`) or to a later instant (`2026-03-31T09:00:00+09:00`);
   * sessions end as they would, unless they are kept. A page whose clock was installed, as tests tagged @clock have
   * theirs, goes along.
   */
  advance(time: string, options?: { keepSessions?: boolean; page?: Page }): Promise<void>;
  /** All members of the world, whether they have a handle or not, in the order of their ids. */
  users(): Promise<readonly Schemas["User"][]>;
  /** Gives a member yen. */
  grant(user: string, yen: number): Promise<void>;
  /** Customer service sends a member's bank account or address back: it must be bound again. */
  reopenWallet(user: string, payload: RegExp, reason: string): Promise<void>;
  /**
   * A writing call of the product as this member, to arrange what a test is not about; answers the reply's `data`.
   * `idempotencyKey` names the intent, so that the same call twice moves money once.
   */
  post<Data = unknown>(
    token: string,
    path: ProductPath,
    body: object,
    options?: { idempotencyKey?: string },
  ): Promise<Data>;
  /** A reading call of the product as this member, for what a screen does not show. */
  get<Data>(token: string, path: ProductAddress): Promise<Data>;
  /** How often an operation was called. */
  calls(operationId: OperationId): Promise<number>;
  /** The newest calls that the filter finds, the oldest first; 100 of them unless `limit` is given. */
  journal(filter?: JournalFilter): Promise<readonly JournalEntry[]>;
  /** How often each operation ended in each way. */
  coverage(): Promise<Schemas["Coverage"]["items"]>;
  /** Lets calls go wrong from now on; answers how to make that end. One that never acts is a problem. */
  fault(rule: Fault): Promise<{ readonly id: number; end(): Promise<void> }>;
  /** Fails unless the calls match, with the nearest ones and what differs. */
  verify(wanted: Verification): Promise<void>;
  /** The world's calls as an HTTP Archive. */
  har(): Promise<string>;
  /** Contract violations, broken invariants, faults that never acted, tokens of other worlds; a good test leaves none. */
  problems(): Promise<string[]>;
  /** Ends the world. One that nobody ends is over half an hour after its last request. */
  close(): Promise<void>;
}
