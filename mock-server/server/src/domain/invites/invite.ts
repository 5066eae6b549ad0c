import { addYen, type Yen, ZERO_YEN } from "#domain/amounts/yen.ts";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import { availableOf, rewardsPaidTo } from "#domain/money/accounts.ts";
import { postForMember } from "#domain/money/flows.ts";
import { transfer } from "#domain/money/ledger.ts";
import { settingsOf } from "#domain/settings.ts";
import type { Draft, MemberId, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

export interface InviteLadder {
  /** Ascending by `people`. */
  readonly tiers: readonly { readonly people: number; readonly reward: Yen }[];
  readonly inviteCount: number;
  /** The number of tiers that `inviteCount` has reached. */
  readonly reached: number;
  /** The rewards of reached tiers that are not claimed yet. */
  readonly claimable: Yen;
}

export function inviteLadder(state: State, memberId: MemberId): InviteLadder {
  const { inviteCount, claimedTiers } = memberOf(state, memberId);
  const tiers = settingsOf(state).inviteTiers;
  const reached = tiers.filter((tier) => tier.people <= inviteCount).length;
  const claimable = tiers.slice(claimedTiers, reached).reduce((sum, tier) => addYen(sum, tier.reward), ZERO_YEN);
  return { tiers, inviteCount, reached, claimable };
}

/** Pays the rewards of every reached tier that is not claimed yet, each once (rule M1). Refuses: nothing-to-claim. */
export function claimInviteReward(
  draft: Draft,
  command: { readonly memberId: MemberId },
  now: EpochMs,
): Decision<{ readonly amount: Yen }, "nothing-to-claim"> {
  const { memberId } = command;
  const { reached, claimable } = inviteLadder(draft, memberId);
  if (claimable === 0) return refuse("nothing-to-claim");
  draft.members.put(memberId, { ...memberOf(draft, memberId), claimedTiers: reached });
  const ref = { kind: "invite", id: reached } as const;
  const legs = transfer(rewardsPaidTo(memberId), availableOf(memberId), claimable);
  postForMember(draft, { memberId, kind: "invite-reward", ref, legs, subject: null }, now);
  return accept({ amount: claimable });
}
