import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getConfigListQuery } from "#api/sys-config.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import { getDescQuery, withdrawal } from "#api/wallet/withdrawal.ts";
import { QueryView, SettledView } from "#components/feedback/query-view.tsx";
import { SummaryItem } from "#components/layout/summary-list.tsx";
import { MoneyText } from "#components/money/money-text.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { AddressText } from "#features/personage/forms/address-text.tsx";
import { UsdtField } from "#features/personage/forms/usdt-field.tsx";
import { ArrivalTime } from "#features/personage/wallet-record/arrival-time.tsx";
import { FormSkeleton } from "#features/personage/withdrawal/form-skeleton.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { usdtFromField } from "#lib/amount/parse-amount.ts";
import { ceilYenFromUsdt, type Usdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Chain } from "#lib/chain/chain.ts";
import { USDT_WITHDRAWAL } from "./withdrawal-channel.ts";
import { WithdrawalFlow } from "./withdrawal-flow.tsx";

interface UsdtWithdrawalProps {
  chain: Chain;
  status: WalletStatus;
}

/** A USDT withdrawal to the address bound for the chain. Loads the fee before it shows the form. */
export function UsdtWithdrawal({ chain, status }: UsdtWithdrawalProps) {
  const balance = useQuery(getBalanceQuery());
  const config = useQuery(getConfigListQuery());
  const instructions = useQuery(getDescQuery());
  return (
    <QueryView query={instructions} skeleton={<FormSkeleton />}>
      {({ html, fees }) => (
        <SettledView queries={[balance, config]} skeleton={<FormSkeleton />}>
          <UsdtForm chain={chain} status={status} html={html} fee={fees[chain]} />
        </SettledView>
      )}
    </QueryView>
  );
}

function UsdtForm({ chain, status, html, fee }: UsdtWithdrawalProps & { html: string; fee: Usdt | null }) {
  const format = useFormat();
  const available = useQuery(getBalanceQuery()).data?.usdtEquivalent ?? undefined;
  const rate = useQuery(getConfigListQuery()).data?.platformRate ?? null;
  // The amount to reserve, rounded up as by the server.
  const yenOf = (amount: Usdt | null): Yen | null =>
    amount === null || rate === null ? null : ceilYenFromUsdt(amount, rate);
  return (
    <WithdrawalFlow
      way={{
        wallet: chain,
        status,
        money: USDT_WITHDRAWAL,
        text: format.usdt,
        fee,
        available,
        call: withdrawal(chain),
        title: <Trans>Withdraw USDT over {chain}</Trans>,
        arrival: <ArrivalTime of="coin-withdrawal" />,
        instructions: html,
        amountField: (control) => (
          <UsdtField
            {...control}
            yen={yenOf(usdtFromField(control.value))}
            rate={rate}
            hint={<Trans>Whole USDT only</Trans>}
          />
        ),
        headline: (amount) => <Headline amount={amount} yen={yenOf(amount)} />,
        submitLabel: <Trans context="button of a form">Withdraw</Trans>,
        destination: (
          <>
            <SummaryItem label={<Trans>Currency</Trans>}>USDT</SummaryItem>
            <SummaryItem label={<Trans>Network</Trans>}>{chain}</SummaryItem>
            <SummaryItem label={<Trans>To</Trans>}>
              {status.boundTo === null ? <NoValue /> : <AddressText address={status.boundTo} />}
            </SummaryItem>
          </>
        ),
      }}
    />
  );
}

/** The debit of the balance, in yen like the balance; an estimate until the server has recorded the rate. */
function Headline({ amount, yen }: { amount: Usdt | null; yen: Yen | null }) {
  const format = useFormat();
  const coins = amount === null ? null : format.usdt(amount);
  return (
    <>
      <chakra.div fontSize={{ base: "2xl", md: "3xl" }} fontWeight="semibold" lineHeight="heading">
        {yen === null ? <NoValue /> : <MoneyText value={yen} size="xl" />}
      </chakra.div>
      {coins !== null && (
        <chakra.p fontSize="sm">
          <Trans>An estimate for {coins}: the rate at the moment you send the request applies.</Trans>
        </chakra.p>
      )}
    </>
  );
}
