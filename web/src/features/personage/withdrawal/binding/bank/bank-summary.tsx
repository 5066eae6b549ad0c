import { Trans, useLingui } from "@lingui/react/macro";
import type { BankAccount } from "#api/wallet/bound-accounts.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import type { SuspectPart } from "./bank-warnings.ts";
import { HolderNotice } from "./holder-notice.tsx";
import { useBankWarningTexts } from "./use-bank-warning-texts.ts";

interface BankSummaryProps {
  account: BankAccount;
  warnings: ReadonlySet<SuspectPart>;
}

export function BankSummary({ account, warnings }: BankSummaryProps) {
  const { t } = useLingui();
  const warningTexts = useBankWarningTexts();
  return (
    <>
      <SummaryList aria-label={t`Destination`}>
        <SummaryItem label={<Trans>Bank name</Trans>}>{account.bankName}</SummaryItem>
        <SummaryItem label={<Trans>Branch name</Trans>}>{account.branchName}</SummaryItem>
        <SummaryItem label={<Trans>Branch code</Trans>}>{account.branchCode}</SummaryItem>
        <SummaryItem label={<Trans>Account number</Trans>}>{account.number}</SummaryItem>
        <SummaryItem label={<Trans>Account holder</Trans>}>{account.holder}</SummaryItem>
      </SummaryList>
      <HolderNotice holder={account.holder} />
      {warnings.size > 0 && (
        <Notice colorPalette="review">
          <Stack as="ul" gap="2" listStyle="none">
            {[...warnings].map((part) => (
              <li key={part}>{warningTexts[part]}</li>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  );
}
