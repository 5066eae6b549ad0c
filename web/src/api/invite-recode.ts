import type { Yen } from "#lib/amount/yen.ts";
import { read } from "./call.ts";
import { moneyCall } from "./money-call.ts";
import { countOf, flagOf, textOf, yenOf } from "./reply/readers.ts";
import { fieldsOf, innerItems } from "./reply/wire.ts";

export interface InviteTier {
  /** The number of invited people that this tier requires. */
  readonly people: number;
  readonly reward: Yen | null;
}

export interface InviteLadder {
  readonly tiers: readonly InviteTier[];
  /** The number of invited people that the highest tier requires (rule M2). */
  readonly maxPeople: number;
  readonly invited: number | null;
  readonly inviteCode: string;
  readonly canClaim: boolean;
}

export const getIncentiveListQuery = () =>
  read("/api/invite_recode/getIncentiveList", (data): InviteLadder => {
    const wire = fieldsOf(data);
    // Skip tiers without a known condition.
    const tiers = innerItems<(typeof data.list)[number]>(wire.list).flatMap(({ condition, amount }) => {
      const people = countOf(condition);
      return people === null ? [] : [{ people, reward: yenOf(amount) }];
    });
    return {
      tiers,
      maxPeople: countOf(wire.max) ?? tiers.at(-1)?.people ?? 0,
      invited: countOf(wire.inviteCount),
      inviteCode: textOf(wire.inviteCode),
      canClaim: flagOf(wire.canClick),
    };
  });

/**
 * Claims the reward. The reply's `msg` is the amount as text, without its unit (rule M3). Refusal reason:
 * nothing-to-claim.
 */
export const receive = moneyCall({
  path: "/api/invite_recode/receive",
  fields: {},
  body: (_vars: void) => ({}),
  once: true,
  invalidates: [
    "/api/invite_recode/getIncentiveList",
    "/api/user/getAssets",
    "/api/user/getCapitalFlow",
    "/api/wallet/getBalance",
  ],
});
