import type { InviteLadder, InviteTier } from "#api/invite-recode.ts";

/** Progress from 0 to 1: people invited out of those needed for the last tier, capped at 1 (rule M2). */
export const ladderShare = ({ invited, maxPeople }: { invited: number; maxPeople: number }): number =>
  maxPeople > 0 ? Math.min(Math.max(invited, 0) / maxPeople, 1) : 0;

/** The first tier not reached yet, or null if all are reached, or it is unknown how many people have come. */
export const nextTier = ({ tiers, invited }: Pick<InviteLadder, "tiers" | "invited">): InviteTier | null =>
  (invited !== null && tiers.find(({ people }) => people > invited)) || null;

/** The yen amount if a claim's msg is a number, or null if it is a sentence (rule M3). */
export const claimedYen = (msg: string): number | null => (/^\d{1,12}$/.test(msg.trim()) ? Number(msg) : null);
