import { useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";
import { useFormat } from "#i18n/use-format.ts";

/** Labels of a review's fields and values; returns unknown ones unchanged. */
export function useFieldTexts({ currency }: Pick<Schemas["Review"], "currency">) {
  const { t } = useLingui();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = {
    audit: t`Identity`,
    realName: t`Real name`,
    sex: t`Gender`,
    idNumber: t`Document number`,
    front: t`Front of the document`,
    back: t`Back of the document`,
    walletType: t`Type of account`,
    state: t`Registration`,
    address: t`Address`,
    receipt: t`Receipt`,
    chain: t`Network`,
    txId: t`TXID`,
    fee: t`Fee`,
    rate: t`Rate`,
    "bank.bankName": t`Bank name`,
    "bank.branchName": t`Branch name`,
    "bank.branchCode": t`Branch code`,
    "bank.number": t`Account number`,
    "bank.holder": t`Account holder`,
  };
  const stages: Readonly<Record<string, string>> = {
    none: t`Not submitted`,
    "in-review": t`In review`,
    verified: t`Verified`,
    failed: t`Rejected`,
    bound: t`Registered`,
    reopened: t`Re-registration requested`,
  };
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    audit: stages,
    state: stages,
    sex: { "0": t`Male`, "1": t`Female` },
    walletType: { bank: t`Bank account` },
    idNumber: { "***": t`Hidden` },
  };
  return {
    nameOf: (field: string): string => names[field] ?? field,
    valueOf: (field: string, text: string): string => {
      if (field === "fee") return currency === "JPY" ? format.yen(Number(text)) : format.usdt(text);
      if (field === "rate") return format.rate(text);
      return values[field]?.[text] ?? text;
    },
  };
}
