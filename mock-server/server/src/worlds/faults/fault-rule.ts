// Fault rules: their definition, their state and when they apply.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { CallFacts, Check } from "../call-match.ts";

type Schemas = components["schemas"];
export type FaultEffect = Schemas["FaultEffect"];
export type FaultWhen = Schemas["FaultWhen"];

/** The definition of a rule, with all defaults filled in. */
export interface FaultDefinition {
  readonly label: string | null;
  /** As the request gave it. */
  readonly match: Schemas["FaultMatch"];
  readonly checks: readonly Check<CallFacts>[];
  readonly when: FaultWhen;
  readonly effect: FaultEffect;
  readonly delay: Schemas["FaultDelay"] | null;
  readonly skip: number;
  readonly times: number | "always";
  readonly probability: number;
  /** How long the rule lasts, in milliseconds of real time; null if it lasts until a request deletes it. */
  readonly ttlMs: number | null;
  /** When the rule applies, in the world's time. */
  readonly window: { readonly from: EpochMs | null; readonly until: EpochMs | null } | null;
  /** As the request gave it. */
  readonly windowInput: Schemas["FaultWindow"] | null;
  /** The length of a quota's window in milliseconds; 0 for other effects. */
  readonly quotaMs: number;
  readonly readsOnly: boolean;
  readonly offContract: boolean;
}

export interface FaultRule extends FaultDefinition {
  readonly id: number;
  /** `createdAt`, `expiresAt` and `lastActedAt` are in milliseconds of real time. */
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly matched: number;
  readonly acted: number;
  readonly lastActedAt: number | null;
  /** Aborted when the rule is deleted or its ttl is over, to release the connections that it holds. */
  readonly ended: AbortSignal;
}

export type FaultState = Schemas["FaultRule"]["state"];
export function stateOfFault({ expiresAt, times, acted }: FaultRule, realNow = Date.now()): FaultState {
  if (times !== "always" && acted >= times) return "spent";
  return expiresAt !== null && realNow >= expiresAt ? "over" : "armed";
}

export function isInWindow({ window }: FaultDefinition, now: EpochMs): boolean {
  if (!window) return true;
  return (window.from === null || now >= window.from) && (window.until === null || now < window.until);
}

/** Seconds until the window ends; null when it has no end. */
export const secondsLeft = ({ window }: FaultDefinition, now: EpochMs): number | null =>
  window?.until ? Math.max(1, Math.ceil((window.until - now) / 1000)) : null;

/** Describes an effect briefly: `abort reset`, `reply 503`. */
export function effectText(effect: FaultEffect): string {
  const [[name, value] = ["none", true]] = Object.entries(effect) as [string, unknown][];
  if ("reply" in effect) return `reply ${effect.reply.reason ?? effect.reply.status}`;
  if ("quota" in effect) return `quota of ${effect.quota.calls} calls per ${effect.quota.per}`;
  return value === true ? name : `${name} ${String(value)}`;
}
