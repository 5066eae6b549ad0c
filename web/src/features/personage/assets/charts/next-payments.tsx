import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { Holding } from "#api/orders.ts";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { TimeLeft } from "#features/personage/values/time-left.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { sumYen } from "#lib/amount/yen.ts";
import { ProductName } from "#shared/product-name.tsx";

/** How many payments are listed; the holdings list has the rest. */
const MOST = 3;

/** The next payouts by holding, soonest first; renders nothing without running holdings. */
export function NextPayments({ holdings, now }: { holdings: readonly Holding[]; now: number }) {
  const format = useFormat();
  const running = holdings
    .filter(({ state }) => state === "running")
    .sort((a, b) => (a.end ?? Infinity) - (b.end ?? Infinity));
  const count = running.length;
  if (count === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="next-payments">
      <SpaceBetween>
        <Heading id="next-payments" size="sm">
          <Trans>Upcoming payouts</Trans>
        </Heading>
        {count > MOST && (
          <SectionLink to="holdings">
            <Trans>All {count} holdings</Trans>
          </SectionLink>
        )}
      </SpaceBetween>
      <RuledList>
        {running.slice(0, MOST).map(({ id, name, price, expectedProfit, end }) => (
          <Stack as="li" key={id} gap="0.5" paddingY="3.5" lineHeight="snug">
            <SpaceBetween>
              <time>{format.date(end)}</time>
              <Amount value={sumYen([price, expectedProfit])} />
            </SpaceBetween>
            <SpaceBetween fontSize="sm">
              <chakra.span minWidth="0">
                <SectionLink to="holdings" dialog="holding" id={String(id)}>
                  <ProductName name={name} />
                </SectionLink>
              </chakra.span>
              <Muted as="span">
                <TimeLeft end={end} now={now} />
              </Muted>
            </SpaceBetween>
          </Stack>
        ))}
      </RuledList>
      <Muted>
        <Trans>Principal and estimated earnings.</Trans>
      </Muted>
    </Stack>
  );
}
