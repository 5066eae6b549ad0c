import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import type { WithdrawalChannel } from "./withdrawal-channel.ts";

interface WithdrawalSummaryProps<Money> {
  way: Pick<WithdrawalChannel<Money>, "money" | "fee" | "text" | "arrival">;
  typed: string;
}

/** Fee, net amount and arrival time; the gross amount as well, unless the fee is 0. */
export function WithdrawalSummary<Money>({ way, typed }: WithdrawalSummaryProps<Money>) {
  const { t } = useLingui();
  const { money, fee, text, arrival } = way;
  const amount = money.read(typed);
  const net = amount === null || fee === null ? null : money.afterFee(amount, fee);
  return (
    <SummaryList aria-label={t`What you will receive`}>
      {(fee === null || !money.isZero(fee)) && (
        <SummaryItem label={<Trans>Withdrawal amount</Trans>}>
          {amount === null ? <NoValue /> : text(amount)}
        </SummaryItem>
      )}
      <SummaryItem label={<Trans>Fee</Trans>}>{fee === null ? <NoValue /> : text(fee)}</SummaryItem>
      <SummaryItem label={<Trans>You will receive</Trans>}>
        <chakra.span fontSize="lg" translate="no">
          {net === null ? <NoValue /> : text(net)}
        </chakra.span>
      </SummaryItem>
      <SummaryItem label={<Trans>Expected arrival</Trans>}>
        <chakra.span fontWeight="normal">{arrival}</chakra.span>
      </SummaryItem>
    </SummaryList>
  );
}

export function Destination<Money>({ way }: { way: WithdrawalChannel<Money> }) {
  const { t } = useLingui();
  return <SummaryList aria-label={t`Destination`}>{way.destination}</SummaryList>;
}
