import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getBalanceQuery, getWithdrawalDescQuery, useBankWithdrawal, type WalletStatus } from "#api/wallet.ts";
import { MoneyText } from "#components/money-text.tsx";
import { QueryView } from "#components/query-view.tsx";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";
import { YenField } from "#components/yen-field.tsx";
import { useFormat } from "#i18n/format.ts";
import { yenFromField } from "#lib/amount-of-field.ts";
import { asYen, type Yen } from "#lib/yen.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { Instructions } from "./instructions.tsx";
import { MoneySummary } from "./money-summary.tsx";
import { WithdrawalFlow } from "./withdrawal-flow.tsx";
import { checkBankWithdrawal } from "./withdrawal-form.ts";

/** Yen to the bound bank account. The fee has to be known before anything is asked. */
export function BankWithdrawal({ status }: { status: WalletStatus }) {
  const instructions = useQuery(getWithdrawalDescQuery());
  return (
    <QueryView query={instructions} skeleton={<FormSkeleton />}>
      {({ html, fee }) => <BankForm status={status} html={html} fee={fee} />}
    </QueryView>
  );
}

function BankForm({ status, html, fee }: { status: WalletStatus; html: string; fee: Yen }) {
  const { t } = useLingui();
  const format = useFormat();
  const withdrawal = useBankWithdrawal();
  const balance = useQuery(getBalanceQuery()).data?.balance;
  const feeText = format.yen(fee);
  return (
    <WithdrawalFlow
      wallet="bank"
      status={status}
      title={<Trans>Withdraw to your bank account</Trans>}
      check={(values) => checkBankWithdrawal(values, fee)}
      busy={withdrawal.isPending}
      send={({ amount, payPassword }, handlers) => {
        const yen = yenFromField(amount);
        if (yen !== null) withdrawal.mutate({ amount: yen, payPassword }, { ...handlers, onSettled: withdrawal.reset });
      }}
      amountField={(control) => <YenField {...control} />}
      notAboveFee={t`The amount must be more than the fee of ${feeText}.`}
      inUsdt={false}
      wholeBalance={balance === undefined || balance === 0 ? undefined : String(balance)}
      isShort={(amount) => balance !== undefined && (yenFromField(amount) ?? 0) > balance}
      headline={(amount) => <MoneyText value={yenFromField(amount) ?? 0} size="xl" />}
      destination={
        <SummaryList aria-label={t`Destination`}>
          <SummaryItem label={<Trans>To</Trans>}>{status.boundTo ?? "—"}</SummaryItem>
        </SummaryList>
      }
      summary={(amount) => {
        const yen = yenFromField(amount);
        return (
          <MoneySummary
            amount={yen === null ? null : format.yen(yen)}
            fee={feeText}
            net={yen === null || yen <= fee ? null : format.yen(asYen(yen - fee))}
            arrival={<Trans>Some business days after the review</Trans>}
          />
        );
      }}
      aside={<Instructions html={html} />}
    />
  );
}
