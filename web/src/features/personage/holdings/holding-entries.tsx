import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type CashFlowItem, type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { QueryView } from "#components/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SignedAmount } from "#features/personage/signed-amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { Muted } from "#components/ui/muted.tsx";

/** The lines of the funds flow that a holding caused: its purchase, and its maturity once that has come. */
export function HoldingEntries({ id, running }: { id: number; running: boolean }) {
  const expense = useQuery(getCapitalFlowQuery("expense"));
  const income = useQuery(getCapitalFlowQuery("income"));
  const ofThis = ({ cause }: CashFlowItem) => cause === `holding:${id}`;
  const entries = expense.data &&
    income.data && [
      ...expense.data.filter(ofThis).map((item) => ({ ...item, direction: "expense" as const })),
      ...income.data.filter(ofThis).map((item) => ({ ...item, direction: "income" as const })),
    ];
  const both = {
    data: entries,
    error: expense.error ?? income.error,
    isFetching: expense.isFetching || income.isFetching,
    refetch: () => Promise.all([expense.refetch(), income.refetch()]),
  };
  return (
    <chakra.section display="grid" gap="2">
      <chakra.h3 fontSize="sm">
        <Trans>Movements of your balance</Trans>
      </chakra.h3>
      <QueryView
        query={both}
        skeleton={<Skeleton height="14" />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Muted>
            <Trans>The server lists no movement for this holding.</Trans>
          </Muted>
        }
      >
        {(list) => (
          <chakra.ul listStyle="none" borderTopWidth="1px">
            {list.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </chakra.ul>
        )}
      </QueryView>
      {running && (
        <Muted>
          <Trans>Price and profit are paid into your balance when the term ends.</Trans>
        </Muted>
      )}
    </chakra.section>
  );
}

function Entry({ explanation, at, amount, direction }: CashFlowItem & { direction: FlowDirection }) {
  const format = useFormat();
  const time = format.dateTime(at);
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      gap="4"
      paddingY="3"
      borderBottomWidth="1px"
      fontSize="sm"
      lineHeight="snug"
    >
      <span>
        {explanation}
        <chakra.span display="block" color="ink.second" fontVariantNumeric="tabular-nums">
          <Trans>{time} (Tokyo time)</Trans>
        </chakra.span>
      </span>
      <SignedAmount direction={direction} value={amount} />
    </chakra.li>
  );
}
