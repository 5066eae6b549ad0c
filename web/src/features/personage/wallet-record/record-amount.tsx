import type { WalletRecord } from "#api/wallet/records.ts";
import { Amount, CoinAmount } from "#features/personage/values/amount.tsx";

interface RecordAmountProps {
  record: WalletRecord;
  part: "amount" | "fee" | "net";
}

/** An amount of a record in its own currency, masked while amounts are hidden. */
export function RecordAmount({ record, part }: RecordAmountProps) {
  return record.channel === "bank" ? (
    <Amount value={record[part]} size="sm" />
  ) : (
    <CoinAmount value={record[part]} size="sm" />
  );
}
