import { useLingui } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";
import type { RecordCsvTexts } from "./record-csv.ts";

export function useRecordTexts(): RecordCsvTexts {
  const { t } = useLingui();
  const format = useFormat();
  return {
    columns: {
      number: t`Record number`,
      requested: t`Requested`,
      requestedLocal: t`Requested (time zone Asia/Tokyo)`,
      updated: t`Last updated`,
      updatedLocal: t`Last change (time zone Asia/Tokyo)`,
      status: t`Status`,
      amount: t`Amount`,
      fee: t`Fee`,
      net: t`Net amount`,
      currency: t`Currency`,
      rate: t`Rate (yen per USDT)`,
      chain: t`Network`,
      destination: t`Destination`,
      txId: t`TXID`,
      reason: t`Reason`,
    },
    statuses: {
      "in-review": t`In review`,
      success: t`Completed`,
      failure: t`Failed`,
      cancelled: t`Cancelled`,
      unknown: t`Unknown`,
    },
    dateTime: format.dateTime,
  };
}
