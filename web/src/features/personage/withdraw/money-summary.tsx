import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";

interface MoneySummaryProps {
  /** As texts with their unit; null while there is no amount, or nothing is left of it. */
  amount: string | null;
  fee: string;
  net: string | null;
  arrival: ReactNode;
}

/** Amount, fee and what arrives, also where the fee is nothing. */
export function MoneySummary({ amount, fee, net, arrival }: MoneySummaryProps) {
  const { t } = useLingui();
  return (
    <SummaryList aria-label={t`Fee and what you receive`}>
      <SummaryItem label={<Trans>Withdrawal amount</Trans>}>{amount ?? "—"}</SummaryItem>
      <SummaryItem label={<Trans>Fee</Trans>}>{fee}</SummaryItem>
      <SummaryItem label={<Trans>You will receive</Trans>}>
        <chakra.span fontSize="lg">{net ?? "—"}</chakra.span>
      </SummaryItem>
      <SummaryItem label={<Trans>Arrival</Trans>}>
        <chakra.span fontWeight="normal">{arrival}</chakra.span>
      </SummaryItem>
    </SummaryList>
  );
}
