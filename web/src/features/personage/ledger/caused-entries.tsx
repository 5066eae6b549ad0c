import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type CashFlowItem, type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { joinQueries } from "#components/feedback/join-queries.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";

interface CausedEntriesProps {
  /** The holding or record, such as `holding:7`. */
  cause: string;
  /** The usual number of entries, for which the skeleton keeps the space free. */
  expected: 0 | 1 | 2;
  empty: ReactNode;
}

/** The funds-flow entries caused by a holding or record, each with a link; `empty` if there are none. */
export function CausedEntries({ cause, expected, empty }: CausedEntriesProps) {
  const expense = useQuery(getCapitalFlowQuery("expense"));
  const income = useQuery(getCapitalFlowQuery("income"));
  const ofThis = (item: CashFlowItem) => item.cause === cause;
  const entries = expense.data &&
    income.data && [
      ...expense.data.filter(ofThis).map((item) => ({ ...item, direction: "expense" as const })),
      ...income.data.filter(ofThis).map((item) => ({ ...item, direction: "income" as const })),
    ];
  const both = joinQueries([expense, income], entries);
  return (
    <Stack as="section" gap="2">
      <chakra.h3 fontSize="sm">
        <Trans>Balance changes</Trans>
      </chakra.h3>
      <QueryView
        query={both}
        skeleton={<Skeleton height={expected === 0 ? "6" : expected === 1 ? "4.75rem" : "9rem"} />}
        isEmpty={(list) => list.length === 0}
        empty={<Muted>{empty}</Muted>}
      >
        {(list) => (
          <RuledList>
            {list.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </RuledList>
        )}
      </QueryView>
    </Stack>
  );
}

function Entry({ id, explanation, at, amount, direction }: CashFlowItem & { direction: FlowDirection }) {
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="4" paddingY="3" fontSize="sm" lineHeight="snug">
      <chakra.span minWidth="0">
        <SectionLink to="funds-flow" tab={direction} dialog="movement" id={String(id)}>
          {explanation}
        </SectionLink>
        <Muted as="span" display="block" fontVariantNumeric="tabular-nums">
          <TokyoTime at={at} />
        </Muted>
      </chakra.span>
      <SignedAmount direction={direction} value={amount} />
    </chakra.li>
  );
}
