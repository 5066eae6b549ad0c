import { useLingui } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";
import type { AnyRecord, RecordType } from "./timeline-of.ts";

const MICRO = 1_000_000;

export function useRecordTexts() {
  const { t } = useLingui();
  const format = useFormat();
  const types: Readonly<Record<RecordType, string>> = {
    "top-up": t`Top-up`,
    withdrawal: t`Withdrawal`,
    order: t`Purchase`,
  };
  const states: Readonly<Record<AnyRecord["state"], string>> = {
    "in-review": t`In review`,
    success: t`Completed`,
    failure: t`Rejected`,
    running: t`Active`,
    matured: t`Matured`,
  };
  const steps: Readonly<Record<string, string>> = {
    requested: t`Requested`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    matures: t`Matures`,
    "top-up": t`Money credited`,
    "withdrawal-request": t`Money reserved`,
    "withdrawal-paid": t`Money paid out`,
    "withdrawal-returned": t`Money returned`,
    purchase: t`Money invested`,
    maturity: t`Principal and earnings paid back`,
  };
  return {
    types,
    states,
    stepOf: (what: string): string => steps[what] ?? what,
    amountOf: ({ amount, currency }: Pick<AnyRecord, "amount" | "currency">): string =>
      currency === "JPY" ? format.yen(amount) : format.usdt(amount / MICRO),
    changeOf: (yen: number): string => (yen > 0 ? `+${format.yen(yen)}` : format.yen(yen)),
  };
}
