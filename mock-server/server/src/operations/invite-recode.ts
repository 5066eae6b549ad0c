import { accept } from "#domain/decision.ts";
import { once } from "#domain/idempotency.ts";
import { claimInviteReward, inviteLadder } from "#domain/invites/invite.ts";
import { done } from "./answers.ts";
import type { Operation } from "./operation.ts";

export const getIncentiveList: Operation<"invite_recode.getIncentiveList"> = ({ member, store }) => {
  const { tiers, inviteCount, claimable } = inviteLadder(store.read(), member.id);
  return accept({
    list: tiers.map(({ people, reward }) => ({ condition: people, amount: reward })),
    max: tiers.at(-1)?.people ?? 0,
    inviteCount,
    inviteCode: member.inviteCode,
    canClick: claimable > 0,
  });
};

/** Pays the reward. `msg` is the amount in digits, which the client shows with the yen unit (rule M3). */
export const receive: Operation<"invite_recode.receive"> = async ({ member, store, intent }) => {
  const decision = await store.transact((draft, now) =>
    once(draft, intent, now, () => claimInviteReward(draft, { memberId: member.id }, now)),
  );
  return decision.ok ? { ...done(decision), msg: String(decision.value.amount) } : decision;
};
