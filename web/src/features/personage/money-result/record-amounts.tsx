import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { AddressText } from "#features/personage/forms/address-text.tsx";
import { Amount, CoinAmount } from "#features/personage/values/amount.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { ceilYenFromUsdt, floorYenFromUsdt } from "#lib/amount/usdt.ts";
import { CreditedLabel, DeductedLabel } from "./headline-labels.tsx";

/**
 * The amounts of a record. Uses the rate and the fee that the server recorded, not those shown before the request was
 * sent.
 */
export function RecordAmounts({ record, kind }: { record: WalletRecord; kind: RecordKind }) {
  const format = useFormat();
  const isDeposit = kind === "deposit";
  const yen =
    record.channel === "coin" && record.rate !== null && record.amount !== null
      ? (isDeposit ? floorYenFromUsdt : ceilYenFromUsdt)(record.amount, record.rate)
      : null;
  return (
    <>
      {record.audit !== "failure" &&
        (isDeposit ? <CreditedLabel isCredited={record.audit === "success"} /> : <DeductedLabel />)}
      {record.channel === "bank" ? (
        <Amount value={record.amount} size="xl" />
      ) : yen !== null ? (
        // In yen, because the balance is in yen.
        <Amount value={yen} size="xl" />
      ) : (
        <chakra.span fontSize="2xl" css={{ "& *": { fontSize: "inherit" } }}>
          <CoinAmount value={record.amount} />
        </chakra.span>
      )}
      {(record.channel === "coin" || !isDeposit) && (
        <SummaryList>
          {record.channel === "coin" && (
            <>
              {(!isDeposit || yen !== null) && (
                <SummaryItem label={isDeposit ? <Trans>Top-up amount</Trans> : <Trans>Withdrawal amount</Trans>}>
                  <CoinAmount value={record.amount} />
                </SummaryItem>
              )}
              <SummaryItem label={<Trans>Network</Trans>}>{record.chain}</SummaryItem>
              {record.rate !== null && (
                <SummaryItem label={<Trans>Rate</Trans>}>{format.rate(record.rate)}</SummaryItem>
              )}
            </>
          )}
          {!isDeposit && (
            <>
              {record.audit !== "failure" && (
                <>
                  <SummaryItem label={<Trans>Fee</Trans>}>
                    <RecordAmount record={record} part="fee" />
                  </SummaryItem>
                  <SummaryItem label={<Trans>You will receive</Trans>}>
                    <RecordAmount record={record} part="net" />
                  </SummaryItem>
                </>
              )}
              {record.address !== null && (
                <SummaryItem label={<Trans>To</Trans>}>
                  <AddressText address={record.address} />
                </SummaryItem>
              )}
            </>
          )}
        </SummaryList>
      )}
    </>
  );
}
