import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getAuditInfoQuery } from "#api/user.ts";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { IdentityBadge } from "#features/personage/values/identity-badge.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { useSession } from "#state/session.ts";

/** The member's account, identity state and previous login, so that the member notices a login by another person. */
export function AccountFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const session = useSession();
  const identity = useQuery(getAuditInfoQuery());
  const lastLogin = session?.prevtime === undefined ? null : format.dateTime(epochFromTokyo(session.prevtime));
  return (
    <SummaryList aria-label={t`Account`}>
      <SummaryItem label={<Trans>Account</Trans>}>{session?.mobile ?? session?.email ?? <NoValue />}</SummaryItem>
      <SummaryItem label={<Trans>Username</Trans>}>{session?.username || <NoValue />}</SummaryItem>
      <SummaryItem label={<Trans>Real-name verification</Trans>}>
        {identity.data ? (
          <SectionLink to="identity" textDecoration="none">
            <IdentityBadge audit={identity.data.audit} />
          </SectionLink>
        ) : (
          <Trans>Unknown</Trans>
        )}
      </SummaryItem>
      {lastLogin !== null && <SummaryItem label={<Trans>Last login (Tokyo time)</Trans>}>{lastLogin}</SummaryItem>}
    </SummaryList>
  );
}
