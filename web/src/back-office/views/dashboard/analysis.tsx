import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { JapaneseYen, type LucideIcon, MessageSquareMore, ShoppingCart, UsersRound } from "lucide-react";
import { read } from "#back-office/api/calls.ts";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { SalesCard, SourcesCard, WeekCard } from "./figure-cards.tsx";
import { NumberCard } from "./number-card.tsx";

/** Four numbers from one query, and three charts with a query each, so that no part waits for another. */
export function View() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/analysis/total"));
  const total = query.data;
  const cards: readonly { label: string; value: number | undefined; of: LucideIcon; tone: 1 | 2 | 3 | 4 }[] = [
    { label: t`New users`, value: total?.users, of: UsersRound, tone: 2 },
    { label: t`Unread messages`, value: total?.messages, of: MessageSquareMore, tone: 1 },
    { label: t`Turnover`, value: total?.moneys, of: JapaneseYen, tone: 3 },
    { label: t`Orders`, value: total?.shoppings, of: ShoppingCart, tone: 4 },
  ];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {query.error && !total && !query.isFetching ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <chakra.ul
          display="grid"
          gap="4"
          listStyle="none"
          // With large text on a phone, the cards are stacked, because numbers do not wrap.
          gridTemplateColumns={{
            base: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))",
            sm: "repeat(2, minmax(0, 1fr))",
            xl: "repeat(4, minmax(0, 1fr))",
          }}
        >
          {cards.map((card) => (
            <NumberCard key={card.label} {...card} />
          ))}
        </chakra.ul>
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 3fr)" }}
      >
        <SourcesCard title={t`Where visitors come from`} />
        <WeekCard title={t`Activity of the week`} />
      </chakra.div>
      <SalesCard title={t`Sales by month`} />
    </chakra.div>
  );
}
