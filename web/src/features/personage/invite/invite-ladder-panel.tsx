import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type InviteLadder, receive } from "#api/invite-recode.ts";
import { getAssetsQuery } from "#api/user.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { RecoveredNotice } from "#features/personage/money-request/request-texts.tsx";
import { useMoneyRefusal } from "#features/personage/money-request/use-money-refusal.tsx";
import { useMoneyWrite } from "#features/personage/money-request/use-money-write.ts";
import { useFormat } from "#i18n/use-format.ts";
import { showToast } from "#state/toast.ts";
import { LadderBar } from "./ladder-bar.tsx";
import { claimableYen, claimedYen, nextTier, tierStates } from "./ladder.ts";
import { TierList } from "./tier-list.tsx";

export function InviteLadderPanel({ ladder }: { ladder: InviteLadder }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const claim = useMoneyWrite(receive);
  const { invited, tiers, canClaim } = ladder;
  const states = tierStates(ladder, useQuery(getAssetsQuery()).data?.invitationBonus ?? null);
  const claimable = claimableYen(tiers, states);
  const amount = claimable === null ? null : format.yen(claimable);
  const next = nextTier(ladder);
  const missing = next === null ? 0 : next.people - (invited ?? 0);
  const reward = next === null ? null : format.yen(next.reward);

  const submit = () => {
    if (!canClaim || claim.isPending) return;
    claim.mutate(undefined, {
      onSuccess: ({ msg }) => {
        const yen = claimedYen(msg);
        const amount = yen === null ? null : format.yen(yen);
        showToast({ kind: "success", text: amount === null ? msg : t`${amount} was added to your balance.` });
      },
    });
  };

  const { refusal, recovered } = useMoneyRefusal("/api/invite_recode/receive", claim.error, {
    busy: claim.isPending,
    shownAtField: false,
    unknown: t`We do not know whether the reward was paid. Please check Funds flow first. Claiming again is safe: it is paid only once.`,
  });

  if (tiers.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={<Trans>There are no invite rewards at the moment</Trans>}
          text={<Trans>You can still invite friends.</Trans>}
        />
      </Panel>
    );
  }
  return (
    <Panel display="grid" gap="5">
      <Stack gap="3">
        <dl>
          <Figure label={<Trans>People invited so far</Trans>} size="xl">
            {invited === null ? <NoValue /> : <Plural value={invited} one="# person" other="# people" />}
          </Figure>
        </dl>
        <LadderBar ladder={ladder} />
      </Stack>
      <TierList tiers={tiers} states={states} />
      <Refusal>{refusal}</Refusal>
      <RecoveredNotice request={recovered} />
      <WaitingNote waiting={claim.isPending} />
      <Stack gap="2.5">
        <Button
          variant={canClaim ? "solid" : "outline"}
          loading={claim.isPending}
          aria-disabled={!canClaim || !online || undefined}
          aria-describedby="claim-state"
          onClick={submit}
        >
          {/* A span, because the button would put a gap between the text and the amount. */}
          <span>{amount === null ? <Trans>Claim reward</Trans> : <Trans>Claim {amount}</Trans>}</span>
        </Button>
        <Muted id="claim-state" textAlign="center">
          {canClaim && amount === null ? (
            <Trans>You have a reward to claim.</Trans>
          ) : invited === null || (canClaim && reward === null) ? null : reward === null ? (
            <Trans>You have reached every tier and received its reward. Thank you.</Trans>
          ) : (
            <Plural
              value={missing}
              one={`# more person until the next reward of ${reward}.`}
              other={`# more people until the next reward of ${reward}.`}
            />
          )}
        </Muted>
      </Stack>
    </Panel>
  );
}
