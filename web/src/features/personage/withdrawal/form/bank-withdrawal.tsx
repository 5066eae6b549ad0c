import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import { getWithdrawalDescQuery, bankWithdrawal } from "#api/wallet/withdrawal.ts";
import { QueryView, SettledView } from "#components/feedback/query-view.tsx";
import { SummaryItem } from "#components/layout/summary-list.tsx";
import { MoneyText } from "#components/money/money-text.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { ArrivalTime } from "#features/personage/wallet-record/arrival-time.tsx";
import { FormSkeleton } from "#features/personage/withdrawal/form-skeleton.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { YEN_WITHDRAWAL } from "./withdrawal-channel.ts";
import { WithdrawalFlow } from "./withdrawal-flow.tsx";

/** A yen withdrawal to the bound bank account. Loads the fee before it shows the form. */
export function BankWithdrawal({ status }: { status: WalletStatus }) {
  const balance = useQuery(getBalanceQuery());
  const instructions = useQuery(getWithdrawalDescQuery());
  return (
    <QueryView query={instructions} skeleton={<FormSkeleton />}>
      {({ html, fee }) => (
        <SettledView queries={[balance]} skeleton={<FormSkeleton />}>
          <BankForm status={status} html={html} fee={fee} />
        </SettledView>
      )}
    </QueryView>
  );
}

function BankForm({ status, html, fee }: { status: WalletStatus; html: string; fee: Yen | null }) {
  const format = useFormat();
  const available = useQuery(getBalanceQuery()).data?.balance ?? undefined;
  return (
    <WithdrawalFlow
      way={{
        wallet: "bank",
        status,
        money: YEN_WITHDRAWAL,
        text: format.yen,
        fee,
        available,
        call: bankWithdrawal,
        title: <Trans>Withdraw to your bank account</Trans>,
        arrival: <ArrivalTime of="withdrawal" />,
        instructions: html,
        amountField: (control) => <YenField {...control} />,
        headline: (amount) => <MoneyText value={amount ?? 0} size="xl" />,
        submitLabel: <Trans>Confirm</Trans>,
        destination: (
          <SummaryItem label={<Trans>To</Trans>}>
            {status.boundTo === null ? <NoValue /> : <span translate="no">{status.boundTo}</span>}
          </SummaryItem>
        ),
      }}
    />
  );
}
