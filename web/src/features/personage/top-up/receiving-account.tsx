import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getConfigListQuery } from "#api/sys-config.ts";
import type { BankAccount } from "#api/wallet.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { showToast } from "#state/toast.ts";

/** The receiving account: read-only, each part with a copy button. */
export function ReceivingAccount() {
  const config = useQuery(getConfigListQuery());
  return (
    <QueryView query={config} skeleton={<Skeleton height="13rem" borderRadius="control" />}>
      {({ receivingAccount }) =>
        receivingAccount ? (
          <Account account={receivingAccount} />
        ) : (
          <p>
            <Trans>
              There is no receiving account at the moment. Please contact customer service before you transfer.
            </Trans>
          </p>
        )
      }
    </QueryView>
  );
}

function Account({ account }: { account: BankAccount }) {
  const { t } = useLingui();
  return (
    <SummaryList aria-label={t`Receiving account`}>
      <Part label={t`Bank name`} value={account.bankName} />
      <Part label={t`Branch name`} value={account.branchName} />
      <Part label={t`Branch code`} value={account.branchCode} />
      <Part label={t`Account number`} value={account.number} />
      <Part label={t`Account holder`} value={account.holder} />
    </SummaryList>
  );
}

function Part({ label, value }: { label: string; value: string }): ReactNode {
  const { t } = useLingui();
  const copyText = (copied: boolean) =>
    copied
      ? showToast({ kind: "success", text: t`Copied: ${label}` })
      : showToast({ kind: "error", text: t`Could not copy. It is selected: copy it by hand.` });
  return (
    <SummaryItem label={label} end={<CopyButton text={value} label={t`Copy: ${label}`} onDone={copyText} />}>
      <span translate="no">{value}</span>
    </SummaryItem>
  );
}
