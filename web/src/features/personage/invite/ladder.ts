import type { InviteLadder, InviteTier } from "#api/invite-recode.ts";
import { sumYen, type Yen } from "#lib/amount/yen.ts";

/**
 * Progress from 0 to 1 on a scale that gives every tier an equal part (rule M2): on a linear scale, tiers of 3 and of
 * 100 people could not both be visible.
 */
export function ladderShare({ invited, tiers }: { invited: number; tiers: readonly InviteTier[] }): number {
  const reached = tiers.filter(({ people }) => people <= invited).length;
  const next = tiers[reached];
  if (next === undefined) return tiers.length > 0 ? 1 : 0;
  const from = tiers[reached - 1]?.people ?? 0;
  return (reached + (Math.max(invited, 0) - from) / (next.people - from)) / tiers.length;
}

export type TierState = "claimed" | "claimable" | "reached" | "next" | "later" | "unknown";

/**
 * The state of each tier. The list does not say which tiers were claimed. A claim pays all reached tiers, so the
 * claimed tiers add up to the rewards `paid` so far. If they do not, a tier is only known as reached.
 */
export function tierStates({ tiers, invited, canClaim }: Ladder, paid: Yen | null): readonly TierState[] {
  const next = nextTier({ tiers, invited });
  let sum = 0;
  const reached = tiers.filter(({ people }) => invited !== null && people <= invited);
  const claimed = reached.findIndex(({ reward }) => {
    const isNext = sum === paid;
    sum += reward ?? Number.NaN;
    return isNext;
  });
  return tiers.map((tier, at) => {
    if (invited === null) return "unknown";
    if (at >= reached.length) return tier === next ? "next" : "later";
    if (!canClaim) return "claimed";
    if (claimed < 0) return "reached";
    return at < claimed ? "claimed" : "claimable";
  });
}

type Ladder = Pick<InviteLadder, "tiers" | "invited" | "canClaim">;

/** The amount of a claim; null if it is unknown, or if nothing can be claimed. */
export function claimableYen(tiers: readonly InviteTier[], states: readonly TierState[]): Yen | null {
  const rewards = tiers.filter((_, at) => states[at] === "claimable").map(({ reward }) => reward);
  return rewards.length > 0 ? sumYen(rewards) : null;
}

/** The first tier not reached yet; null if all are reached, or the number of people is unknown. */
export const nextTier = ({ tiers, invited }: Pick<InviteLadder, "tiers" | "invited">): InviteTier | null =>
  (invited !== null && tiers.find(({ people }) => people > invited)) || null;

/** The yen amount if a claim's msg is a number, or null if it is a sentence (rule M3). */
export const claimedYen = (msg: string): number | null => (/^\d{1,12}$/.test(msg.trim()) ? Number(msg) : null);
