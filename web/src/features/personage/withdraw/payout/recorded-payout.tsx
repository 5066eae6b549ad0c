import { Trans } from "@lingui/react/macro";
import type { WalletRecord } from "#api/wallet.ts";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { isFree } from "#features/personage/lists/record-fee.ts";
import { RecordAmount } from "#features/personage/lists/record-amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { ceilYenFromUsdt } from "#lib/usdt.ts";

/** The amounts of a withdrawal as the server recorded them; nothing until its record has been read. */
export function RecordedPayout({ record }: { record: WalletRecord | null }) {
  const format = useFormat();
  if (record === null) return null;
  return (
    <SummaryList>
      {record.channel === "coin" && record.rate !== null && record.amount !== null && (
        <>
          <SummaryItem label={<Trans>Platform rate</Trans>}>{format.rate(record.rate)}</SummaryItem>
          <SummaryItem label={<Trans>Deducted from your balance</Trans>}>
            {format.yen(ceilYenFromUsdt(record.amount, record.rate))}
          </SummaryItem>
        </>
      )}
      {!isFree(record) && (
        <SummaryItem label={<Trans>Fee</Trans>}>
          <RecordAmount record={record} part="fee" />
        </SummaryItem>
      )}
      <SummaryItem label={<Trans>You will receive</Trans>}>
        <RecordAmount record={record} part="net" />
      </SummaryItem>
    </SummaryList>
  );
}
