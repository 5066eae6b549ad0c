import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { getMyFundsQuery, type Holding } from "#api/orders.ts";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ListDialog } from "#features/personage/lists/list-dialog.tsx";
import { ListPages } from "#features/personage/lists/list-pages.tsx";
import { ListSkeleton } from "#features/personage/lists/list-skeleton.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useShowDialog } from "#features/personage/navigation/dialog-search.ts";
import { SectionButton } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { sumYen, type Yen } from "#lib/amount/yen.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { serverNow } from "#state/server-clock.ts";
import { HoldingTable } from "./holding-table.tsx";

const HoldingDialog = lateComponent(async () => (await import("./holding-dialog.tsx")).HoldingDialog);

/** The member's purchases, running and matured (rule F5). */
export function HoldingsSection() {
  const holdings = useQuery({ ...getMyFundsQuery(), ...REFETCH_ON_OPEN });
  const showDialog = useShowDialog("holding");
  const open = useCallback(({ id }: Holding) => showDialog(String(id)), [showDialog]);

  // Preloaded, so that the dialog opens at once.
  useEffect(() => HoldingDialog.ahead(), []);

  return (
    <>
      <QueryView
        query={holdings}
        skeleton={<ListSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={<Trans>You have no holdings yet</Trans>}
            text={<Trans>What you buy is listed here with its term and its estimated earnings.</Trans>}
            action={
              <SectionButton to="products">
                <Trans>See what you can buy</Trans>
              </SectionButton>
            }
          />
        }
      >
        {(list) => <Holdings list={list} onOpen={open} />}
      </QueryView>
      <ListDialog name="holding" list={holdings.data}>
        {(holding, frame) => <HoldingDialog holding={holding} {...frame} />}
      </ListDialog>
    </>
  );
}

function Holdings({ list, onOpen }: { list: readonly Holding[]; onOpen: (holding: Holding) => void }) {
  const { t } = useLingui();
  const { shown, setPage } = useListSearch();
  const { page, outdated } = shown;
  // Computed once: a holding's progress hardly changes while the list is open.
  const [now] = useState(serverNow);
  const [running, matured] = useMemo(
    () => [list.filter(({ state }) => state !== "matured"), list.filter(({ state }) => state === "matured")],
    [list],
  );
  const rows = useMemo(() => rowsOfPage(matured, page), [matured, page]);
  return (
    <Stack gap={{ base: "10", md: "12" }}>
      <Stack as="section" gap="4" aria-label={t`Active`}>
        <Heading size="sm">
          <Trans>Active</Trans>
        </Heading>
        {running.length > 0 ? (
          <>
            <chakra.dl display="flex" flexWrap="wrap" columnGap="12" rowGap="3">
              <Sum label={<Trans>Invested amount</Trans>} of={running.map(({ price }) => price)} />
              <Sum
                label={<Trans>Estimated earnings until maturity</Trans>}
                of={running.map(({ expectedProfit }) => expectedProfit)}
              />
            </chakra.dl>
            <HoldingTable caption={t`Current holdings`} holdings={running} now={now} onOpen={onOpen} />
          </>
        ) : (
          <chakra.p color="ink.second">
            <Trans>You have no current holdings.</Trans>
          </chakra.p>
        )}
        <Muted>
          <Trans>
            Earnings until maturity are calculated with the annual rate at purchase. They are an estimate, not a
            promise. Dates are in Tokyo time.
          </Trans>
        </Muted>
      </Stack>
      {matured.length > 0 && (
        <Stack as="section" gap="4" aria-label={t`Matured`}>
          <Heading size="sm">
            <Trans>Matured</Trans>
          </Heading>
          <ListPages page={page} total={matured.length} onPage={setPage} waiting={outdated}>
            <HoldingTable caption={t`Matured holdings`} holdings={rows} now={now} matured onOpen={onOpen} />
          </ListPages>
        </Stack>
      )}
    </Stack>
  );
}

function Sum({ label, of }: { label: ReactNode; of: readonly (Yen | null)[] }) {
  return (
    <Figure label={label}>
      <Amount value={sumYen(of)} size="lg" />
    </Figure>
  );
}
