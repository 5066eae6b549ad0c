import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DepositAddress, TopUpConfig } from "#api/sys-config.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { StepHeading } from "#features/personage/forms/step-heading.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/format.ts";
import { usdtFromField } from "#lib/amount-from-field.ts";
import { NETWORKS } from "#lib/chain/chain.ts";
import { floorYenFromUsdt } from "#lib/usdt.ts";
import { DepositTarget } from "./deposit-target.tsx";
import { TxIdNote } from "./tx-id-note.tsx";
import type { UsdtTopUpValues } from "./usdt-top-up-form.ts";

interface UsdtDepositStepProps {
  form: UseFormReturn<UsdtTopUpValues>;
  deposit: DepositAddress;
  config: TopUpConfig | undefined;
  /** Back to the first step. */
  onChange: () => void;
}

/** Second step: value at the chain's rate, deposit address and TXID. */
export function UsdtDepositStep({ form, deposit, config, onChange }: UsdtDepositStepProps) {
  const { t } = useLingui();
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
      <div>
        <StepHeading>
          <Trans>
            Send to the address below over {chain} ({network})
          </Trans>
        </StepHeading>
        <SpaceBetween>
          <chakra.p
            translate="no"
            fontSize="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            lineHeight="heading"
          >
            {coins}
          </chakra.p>
          <Button
            variant="quiet"
            size="sm"
            marginX="calc(-1 * min({spacing.4}, 5vw))"
            // In forced-colors mode the button's border shows and must stay inside the panel.
            css={{ "@media (forced-colors: active)": { margin: "0" } }}
            onClick={onChange}
          >
            <Trans>Change amount or network</Trans>
          </Button>
        </SpaceBetween>
      </div>
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
      <Field
        label={<Trans>TXID</Trans>}
        hint={<Trans>The transaction hash that your wallet shows after a successful transfer.</Trans>}
        error={error && (error.message || t`Enter the TXID.`)}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register("txId")}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
          />
        )}
      </Field>
      <TxIdNote chain={chain} txId={txId} />
    </>
  );
}
