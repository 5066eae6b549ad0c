import type { InviteLadder, InviteTier } from "#api/invite-recode.ts";

/** How far the bar has come, from 0 to 1: people invited of the people at the last tier, capped (rule M2). */
export const ladderShare = ({ invited, maxPeople }: Pick<InviteLadder, "invited" | "maxPeople">): number =>
  maxPeople > 0 ? Math.min(Math.max(invited, 0) / maxPeople, 1) : 0;

/** The first tier that is not reached yet, or null at the top. */
export const nextTier = ({ tiers, invited }: Pick<InviteLadder, "tiers" | "invited">): InviteTier | null =>
  tiers.find(({ people }) => people > invited) ?? null;

/** The yen that a claim's msg spells, or null where it is a sentence (rule M3). */
export const claimedYen = (msg: string): number | null => (/^\d{1,12}$/.test(msg.trim()) ? Number(msg) : null);
