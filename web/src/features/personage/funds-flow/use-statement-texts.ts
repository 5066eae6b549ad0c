import { useLingui } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";
import type { StatementTexts } from "./statement-csv.ts";

export function useStatementTexts(): StatementTexts {
  const { t } = useLingui();
  const format = useFormat();
  return {
    columns: {
      time: t`Time`,
      local: t`Time (time zone Asia/Tokyo)`,
      kind: t`Type`,
      explanation: t`Description`,
      amount: t`Amount`,
      earnings: t`Earnings`,
      fee: t`Fee`,
      currency: t`Currency`,
      balance: t`Available balance`,
    },
    kinds: {
      "top-up": t`Top-ups credited`,
      returned: t`Withdrawals returned`,
      principal: t`Principal paid back at maturity`,
      earnings: t`Earnings paid at maturity`,
      settled: t`Paid back at maturity`,
      reward: t`Invite rewards`,
      adjusted: t`Adjustments`,
      purchased: t`Purchases`,
      withdrawn: t`Withdrawals requested`,
      other: t`Other movements`,
    },
    opening: t`Available balance at the beginning`,
    dateTime: format.dateTime,
  };
}
