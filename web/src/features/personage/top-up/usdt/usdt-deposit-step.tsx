import { Trans } from "@lingui/react/macro";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DepositAddress, TopUpConfig } from "#api/sys-config.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { usdtFromField } from "#lib/amount/parse-amount.ts";
import { floorYenFromUsdt } from "#lib/amount/usdt.ts";
import { NETWORKS } from "#lib/chain/chain.ts";
import { DepositHeading } from "./deposit-heading.tsx";
import { DepositTarget } from "./deposit-target.tsx";
import { TxIdField } from "./tx-id-field.tsx";
import { TxIdNote } from "./tx-id-note.tsx";
import type { UsdtTopUpValues } from "./usdt-top-up-form.ts";

interface UsdtDepositStepProps {
  form: UseFormReturn<UsdtTopUpValues>;
  deposit: DepositAddress;
  config: TopUpConfig | undefined;
  /** Returns to the first step. */
  onChange: () => void;
}

/** Second step: the value at the rate of the chosen chain, the deposit address and the TXID. */
export function UsdtDepositStep({ form, deposit, config, onChange }: UsdtDepositStepProps) {
  const format = useFormat();
  const { control, register, formState } = form;
  const [amountText, chain, txId] = useWatch({ control, name: ["amount", "chain", "txId"] });
  const amount = usdtFromField(amountText);
  if (amount === null || chain === "") return null;
  const coins = format.coins(amount);
  const network = NETWORKS[chain];
  const yen = deposit.rate && floorYenFromUsdt(amount, deposit.rate);
  const before = config?.platformRate ? floorYenFromUsdt(amount, config.platformRate) : yen;
  const [yenText, beforeText] = [format.yen(yen), format.yen(before)];
  const minimum = config?.minimumUsdt ? format.coins(config.minimumUsdt) : null;
  const { txId: error } = formState.errors;
  return (
    <>
      <DepositHeading chain={chain} coins={coins} onChange={onChange} />
      <Notice colorPalette="review">
        <Trans>
          Send only USDT, and only over {chain} ({network}). Other coins, or USDT sent over another network, are lost.
        </Trans>
        {minimum !== null && (
          <>
            <SentenceGap />
            <Trans>Top-ups below {minimum} are not accepted.</Trans>
          </>
        )}
      </Notice>
      {deposit.address === null ? <NoValue /> : <DepositTarget chain={chain} address={deposit.address} />}
      <SummaryList>
        <SummaryItem label={<Trans>{chain} rate</Trans>}>{format.rate(deposit.rate)}</SummaryItem>
        <SummaryItem label={<Trans>In yen at this rate</Trans>}>{yenText}</SummaryItem>
      </SummaryList>
      <Muted>
        <Trans>The {chain} rate at the moment you submit the TXID applies.</Trans>
        {yen !== null && yen !== before && (
          <>
            <SentenceGap />
            <Trans>At the platform rate, the amount would be {beforeText}.</Trans>
          </>
        )}
      </Muted>
      <TxIdField register={register} error={error} />
      <TxIdNote chain={chain} txId={txId} />
    </>
  );
}
