// Sends a request to a call, judges the reply and records both. Used by cases and sequences.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { Fault, Finding, ShownRequest } from "#replies/finding.ts";
import { isAbsent, type Judged, judge, type Outcome } from "#replies/outcome.ts";
import { type Judging, replyFaults } from "#replies/reply-faults.ts";
import type { Reply } from "#replies/reply.ts";
import type { ExchangeSummary } from "./exchange-summary.ts";
import { createExchanges } from "./exchanges.ts";
import { createFindingLog } from "./finding-log.ts";
import type { Outgoing, Send } from "./http-client.ts";
import { createLatestRequests } from "./latest-requests.ts";
import type { Masker } from "./masker.ts";
import { requestEncoder } from "./shown-request.ts";
import type { Streamed } from "./streamed-body.ts";
import { createTokenHistory, type TokenHistory } from "./token-history.ts";

export interface Asked {
  readonly call: Call;
  /** Undefined for unauthenticated requests. */
  readonly token: string | undefined;
  readonly query?: readonly (readonly [string, string])[];
  /** Appended to the query unchanged, for bytes that are not valid text. */
  readonly rawQuery?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | Streamed | null;
  readonly method?: string;
}

export interface Answer extends Judged {
  readonly reply: Reply;
  /** The envelope's data; undefined without an envelope. */
  readonly data: unknown;
  readonly msg: string | undefined;
  /** The request as shown in reports. */
  readonly request: ShownRequest;
}

/** Reply to a request outside the contract's calls. */
export type OutsideReply = Reply & Pick<Answer, "request">;

/** One complete exchange, unmasked. */
export interface Exchange {
  readonly call: Call;
  readonly request: Outgoing;
  readonly reply: Reply;
  readonly judged: Judged;
  /** Name of the case that sent it. */
  readonly case: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Loss of a session or of the quota during a run: the current check has no result. */
export interface Loss {
  /** Reason, in English. */
  readonly why: string;
  /** The finding that explains the loss; null if none does. */
  readonly root: Finding | null;
}

/** State of a token that worked before and was now rejected. */
export type Rejection =
  | { readonly kind: "alive" }
  | { readonly kind: "revived"; readonly token: string }
  | { readonly kind: "lost"; readonly loss: Loss };

/** The last request that a token worked for. */
export interface Worked {
  readonly case: string;
  readonly body: Asked["body"];
  /** The first error reported about that request; null if there was none. */
  readonly deviation: Finding | null;
}

export interface Probe extends Pick<TokenHistory, "introduce" | "personOf" | "lastWorked"> {
  /** Sends a request and reports faults of the reply itself, under the name of a case. */
  ask(asked: Asked, caseName: string): Promise<Answer>;
  /**
   * Sends a request outside the contract's calls, such as for a file, by path or by an address of this server. Null for
   * other hosts, to which nothing is sent.
   */
  outside(
    address: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
    how?: Pick<Outgoing, "isDigested" | "isProvoked">,
  ): Promise<OutsideReply | null>;
  /**
   * Reports a fault that a case found beyond the reply itself. Without `request` the report shows the one that
   * `LatestRequests` chooses.
   */
  report(
    fault: Fault,
    of: { readonly operation: string; readonly case: string; readonly request?: ShownRequest | null },
  ): void;
  /** Adds the calls of a sequence to its findings, which begin at index `from`. */
  touched(from: number, operations: readonly string[]): void;
  /** Sends requests simultaneously: none waits for the rate limit. */
  together<T>(asks: readonly (() => Promise<T>)[]): Promise<T[]>;
  /** Counts a refusal of a call, by its reason and cause. */
  provoked(operation: string, reason: string, cause: string): void;
  /** Starts a case or flow, and forgets the loss of the previous one. */
  begin(): void;
  /** The loss during the case or flow, or null. After a loss, deviations are not findings. */
  lost(): Loss | null;
  /** Reports wrong headers of a 429 or 503 after which the run waits. */
  busy(request: Outgoing, reply: Reply): void;
  readonly findings: readonly Finding[];
  /** One entry per exchange. */
  readonly seen: readonly ExchangeSummary[];
  /** How often each cause of a refusal occurred, by `causeKey`. */
  readonly causes: ReadonlyMap<string, number>;
}

export const causeKey = (operation: string, reason: string, cause: string): string =>
  `${operation} ${reason}: ${cause}`;

export interface ProbeOptions extends Judging {
  readonly send: Send;
  readonly masker: Masker;
  readonly baseUrl: string;
  /** Sent with every request, so that operators can identify the run. */
  readonly runId: string;
  readonly onExchange: (exchange: Exchange) => void;
  /** Examines a token that worked before and is rejected now, and restores its session if possible. */
  readonly onRejected: (token: string, outcome: Outcome, caseName: string) => Promise<Rejection>;
}

/** Case name of requests that restore sessions; a token that they find rejected is not examined again. */
export const RESTORING = "restoring a session";
/** Outcomes that show that a token was accepted, because a server checks the token before it refuses anything else. */
const AUTHENTICATED: ReadonlySet<Outcome> = new Set(["ok", "refused", "invalid"]);
const REJECTED: ReadonlySet<Outcome> = new Set(["unauthenticated", "forbidden"]);

export function createProbe(options: ProbeOptions): Probe {
  const { seen, exchange, together, pending } = createExchanges(options);
  const causes = new Map<string, number>();
  const log = createFindingLog(options.masker, () => seen.length);
  const tokens = createTokenHistory(log);
  const show = requestEncoder(options.masker, options.baseUrl);
  const latest = createLatestRequests();

  const answered = (exchange: Exchange, caseName: string): Answer => {
    const { call, request, reply, judged } = exchange;
    const shown = show(request);
    latest.note(call.operationId, caseName, shown);
    // A missing call is reported once, by the request that should have succeeded; skip the faults of other methods.
    const faults = request.method === call.method && isAbsent(judged) ? [] : replyFaults(call, reply, judged, options);
    for (const fault of faults) log.add(fault, call.operationId, caseName, shown);
    // After a 429 the case has no result, so its later deviations are not findings.
    if (judged.outcome === "too-many") log.loseToLimit(call.operationId);
    return answerOf(exchange, shown);
  };

  return {
    findings: log.findings,
    seen,
    causes,
    together,
    provoked(operation, reason, cause) {
      const key = causeKey(operation, reason, cause);
      causes.set(key, (causes.get(key) ?? 0) + 1);
    },
    begin() {
      log.begin();
      latest.forgetOutside();
    },
    lost: log.loss,
    introduce: tokens.introduce,
    personOf: tokens.personOf,
    lastWorked: tokens.lastWorked,
    touched: log.touched,
    busy(request, reply) {
      const { call, caseName } = pending.get(request) ?? {};
      if (!call || !caseName || reply.kind === "unanswered") return;
      const faults = options.headers.faults(call, reply, judge(call.envelope, reply));
      for (const fault of faults) log.add(fault, call.operationId, caseName, show(request));
    },
    async ask(asked, caseName) {
      const token = asked.token === undefined ? undefined : tokens.current(asked.token);
      const first = await exchange({ ...asked, token }, caseName);
      const { outcome } = first.judged;
      if (token === undefined || !asked.call.secured || caseName === RESTORING) return answered(first, caseName);
      if (AUTHENTICATED.has(outcome)) tokens.worked(token, first, seen.length);
      if (!REJECTED.has(outcome) || !tokens.hasWorked(token)) return answered(first, caseName);
      const found = await options.onRejected(token, outcome, caseName);
      if (found.kind === "lost") log.lose(found.loss);
      if (found.kind !== "revived") return answered(first, caseName);
      tokens.replace(token, found.token);
      return answered(await exchange({ ...asked, token: found.token }, caseName), caseName);
    },
    async outside(address, headers = {}, method = "GET", how = {}) {
      const path = ownPath(address, options.baseUrl);
      if (path === null) return null;
      const request = { method, path, headers: { ...headers, "x-contract-run": options.runId }, body: null, ...how };
      const shown = show(request);
      latest.noteOutside(shown);
      return { ...(await options.send(request)), request: shown };
    },
    report(fault, { operation, case: caseName, request }) {
      log.add(fault, operation, caseName, request ?? latest.of(operation, caseName));
    },
  };
}

/** Path of an address on this server; null for other hosts. */
function ownPath(address: string, baseUrl: string): string | null {
  if (address.startsWith(`${baseUrl}/`)) return address.slice(baseUrl.length);
  return address.startsWith("/") ? address : null;
}

function answerOf({ reply, judged }: Exchange, request: ShownRequest): Answer {
  const json =
    reply.kind === "received" ? (reply.json as { data?: unknown; msg?: unknown } | null | undefined) : undefined;
  const msg = typeof json?.msg === "string" ? json.msg : undefined;
  return { ...judged, reply, data: json?.data, msg, request };
}
