import { useLingui } from "@lingui/react/macro";
import type { RecordCsvTexts } from "./record-csv.ts";

/** The words of a saved list of records, in the member's language. */
export function useRecordTexts(): RecordCsvTexts {
  const { t } = useLingui();
  return {
    columns: {
      number: t`Record number`,
      requested: t`Requested`,
      updated: t`Last change`,
      status: t`Status`,
      amount: t`Amount`,
      fee: t`Fee`,
      net: t`Net amount`,
      currency: t`Currency`,
      rate: t`Rate (yen per USDT)`,
      chain: t`Chain`,
      destination: t`Destination`,
      txId: t`TXID`,
      reason: t`Reason`,
    },
    statuses: { "in-review": t`In review`, success: t`Success`, failure: t`Failed`, unknown: t`Unknown` },
  };
}
