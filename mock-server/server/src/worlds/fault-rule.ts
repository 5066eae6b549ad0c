// A rule by which calls go wrong: what was asked for, how it stands, and when it means a call at all.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import type { EpochMs } from "#domain/time.ts";
import type { CallFacts, Check } from "./call-match.ts";

type Schemas = components["schemas"];
export type FaultEffect = Schemas["FaultEffect"];
export type FaultWhen = Schemas["FaultWhen"];

/** A rule as it was asked for, with everything that was left out filled in. */
export interface WantedFault {
  readonly label: string | null;
  /** As it was said. */
  readonly match: Schemas["FaultMatch"];
  readonly checks: readonly Check<CallFacts>[];
  readonly when: FaultWhen;
  readonly effect: FaultEffect;
  readonly delay: Schemas["FaultDelay"] | null;
  readonly skip: number;
  readonly times: number | "always";
  readonly probability: number;
  /** Milliseconds of real time; null lasts until it is deleted. */
  readonly ttlMs: number | null;
  /** World time. */
  readonly window: { readonly from: EpochMs | null; readonly until: EpochMs | null } | null;
  /** As it was said. */
  readonly saidWindow: Schemas["FaultWindow"] | null;
  /** Length of a quota's span, milliseconds; 0 for other effects. */
  readonly quotaMs: number;
  /** Only calls that read. */
  readonly readsOnly: boolean;
  readonly offContract: boolean;
}

export interface FaultRule extends WantedFault {
  readonly id: number;
  /** Real times, milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly matched: number;
  readonly acted: number;
  readonly lastActedAt: number | null;
  /** Fires when the rule is deleted, so that connections it holds are let go. */
  readonly gone: AbortSignal;
}

export type FaultState = Schemas["FaultRule"]["state"];
export function stateOfFault({ expiresAt, times, acted }: FaultRule, realNow = Date.now()): FaultState {
  if (times !== "always" && acted >= times) return "spent";
  return expiresAt !== null && realNow >= expiresAt ? "over" : "armed";
}

export function isInWindow({ window }: WantedFault, now: EpochMs): boolean {
  if (!window) return true;
  return (window.from === null || now >= window.from) && (window.until === null || now < window.until);
}

/** Seconds until a window ends; null where none does. */
export const leftOf = ({ window }: WantedFault, now: EpochMs): number | null =>
  window?.until ? Math.max(1, Math.ceil((window.until - now) / 1000)) : null;

/** An effect in a few words: `abort reset`, `reply 503`. */
export function effectText(effect: FaultEffect): string {
  const [[name, value] = ["none", true]] = Object.entries(effect) as [string, unknown][];
  if ("reply" in effect) return `reply ${effect.reply.reason ?? effect.reply.status}`;
  if ("quota" in effect) return `quota of ${effect.quota.calls} calls per ${effect.quota.per}`;
  return value === true ? name : `${name} ${String(value)}`;
}
