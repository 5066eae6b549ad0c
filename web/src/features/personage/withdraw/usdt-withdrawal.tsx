import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getConfigListQuery } from "#api/sys-config.ts";
import { type Chain, getBalanceQuery, getDescQuery, useWithdrawal, type WalletStatus } from "#api/wallet.ts";
import { QueryView } from "#components/query-view.tsx";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";
import { UsdtField } from "#components/usdt-field.tsx";
import { useFormat } from "#i18n/format.ts";
import { usdtFromField } from "#lib/amount-of-field.ts";
import { ceilYenFromUsdt, isMoreUsdt, type Usdt, usdtAfterFee, wholePart } from "#lib/usdt.ts";
import type { Yen } from "#lib/yen.ts";
import { AddressText } from "#components/address-text.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { Instructions } from "./instructions.tsx";
import { MoneySummary } from "./money-summary.tsx";
import { WithdrawalFlow } from "./withdrawal-flow.tsx";
import { checkUsdtWithdrawal } from "./withdrawal-form.ts";

interface UsdtWithdrawalProps {
  chain: Chain;
  status: WalletStatus;
}

/** USDT to the address bound for the chain. The fee has to be known before anything is asked. */
export function UsdtWithdrawal({ chain, status }: UsdtWithdrawalProps) {
  const instructions = useQuery(getDescQuery());
  return (
    <QueryView query={instructions} skeleton={<FormSkeleton />}>
      {({ html, fees }) => <UsdtForm chain={chain} status={status} html={html} fee={fees[chain]} />}
    </QueryView>
  );
}

function UsdtForm({ chain, status, html, fee }: UsdtWithdrawalProps & { html: string; fee: Usdt }) {
  const { t } = useLingui();
  const format = useFormat();
  const withdrawal = useWithdrawal();
  const available = useQuery(getBalanceQuery()).data?.usdtEquivalent;
  const rate = useQuery(getConfigListQuery()).data?.platformRate ?? null;
  // What is set aside: rounded up, as the server does.
  const yenOf = (amount: Usdt | null): Yen | null =>
    amount === null || rate === null ? null : ceilYenFromUsdt(amount, rate);
  const feeText = format.usdt(fee);
  return (
    <WithdrawalFlow
      wallet={chain}
      status={status}
      title={<Trans>Withdraw USDT over {chain}</Trans>}
      check={(values) => checkUsdtWithdrawal(values, fee)}
      busy={withdrawal.isPending}
      send={({ amount, payPassword }, handlers) => {
        const usdt = usdtFromField(amount);
        if (usdt === null) return;
        withdrawal.mutate({ amount: Number(usdt), chain, payPassword }, { ...handlers, onSettled: withdrawal.reset });
      }}
      amountField={(control) => (
        <UsdtField
          {...control}
          yen={yenOf(usdtFromField(control.value))}
          rate={rate}
          hint={<Trans>Whole USDT</Trans>}
        />
      )}
      notAboveFee={t`The amount must be more than the fee of ${feeText}.`}
      inUsdt
      wholeBalance={available === undefined ? undefined : wholePart(available) || undefined}
      isShort={(amount) => {
        const usdt = usdtFromField(amount);
        return available !== undefined && usdt !== null && isMoreUsdt(usdt, available);
      }}
      headline={(amount, sent) => (
        <Headline amount={usdtFromField(amount)} yen={yenOf(usdtFromField(amount))} sent={sent} />
      )}
      destination={
        <SummaryList aria-label={t`Destination`}>
          <SummaryItem label={<Trans>Currency</Trans>}>USDT</SummaryItem>
          <SummaryItem label={<Trans>Network</Trans>}>{chain}</SummaryItem>
          <SummaryItem label={<Trans>To</Trans>}>
            {status.boundTo === null ? "—" : <AddressText address={status.boundTo} />}
          </SummaryItem>
        </SummaryList>
      }
      summary={(amount) => {
        const usdt = usdtFromField(amount);
        const net = usdt && usdtAfterFee(usdt, fee);
        return (
          <MoneySummary
            amount={usdt && format.usdt(usdt)}
            fee={feeText}
            net={net && format.usdt(net)}
            arrival={<Trans>After the review, once the network confirms it</Trans>}
          />
        );
      }}
      aside={<Instructions html={html} />}
    />
  );
}

function Headline({ amount, yen, sent }: { amount: Usdt | null; yen: Yen | null; sent: boolean }) {
  const format = useFormat();
  const value = yen === null ? null : format.yen(yen);
  return (
    <chakra.p fontVariantNumeric="tabular-nums">
      <chakra.span
        display="block"
        fontSize={{ base: "2xl", md: "3xl" }}
        fontWeight="semibold"
        lineHeight="heading"
        letterSpacing="-0.02em"
      >
        {amount !== null && format.usdt(amount)}
      </chakra.span>
      {value !== null && (
        <chakra.span color="ink.second" fontSize="sm">
          {sent ? (
            <Trans>About {value}</Trans>
          ) : (
            <Trans>About {value}; what counts is the rate at the moment you send the request.</Trans>
          )}
        </chakra.span>
      )}
    </chakra.p>
  );
}
