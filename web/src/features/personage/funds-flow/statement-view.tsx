import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";
import { useMemo } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { MissingMovements } from "#features/personage/ledger/missing-movements.tsx";
import { type Flows, knownFlows, type KnownItem } from "#features/personage/ledger/movements.ts";
import { type Ledger, useLedger } from "#features/personage/ledger/use-ledger.ts";
import { ListSkeleton } from "#features/personage/lists/list-skeleton.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useSaveCsv } from "#features/personage/lists/use-save-file.ts";
import { statementCsv } from "./statement-csv.ts";
import { StatementEntries } from "./statement-entries.tsx";
import { TaxFigures, YearTotals } from "./statement-totals.tsx";
import { statementOf, yearsOf } from "./statement.ts";
import { useStatementTexts } from "./use-statement-texts.ts";

/** The statement of one year, to be printed or saved as CSV (rule R8). */
export function StatementView() {
  const ledger = useLedger();
  const { filter, setFilter } = useListSearch();
  const data = useMemo(() => ledger.data && { ...ledger.data, known: knownFlows(ledger.data.flows) }, [ledger.data]);
  return (
    <QueryView
      query={{ ...ledger, data }}
      skeleton={<ListSkeleton />}
      isEmpty={({ flows }) => flows.income.length + flows.expense.length === 0}
      empty={
        <EmptyState
          title={<Trans>No records</Trans>}
          text={<Trans>There is a statement for each year in which your balance has moved.</Trans>}
        />
      }
    >
      {({ known, causes }) =>
        known === null ? (
          <EmptyState
            title={<Trans>The statement cannot be computed at the moment</Trans>}
            text={<Trans>The amount or time of a balance change is missing. The lists show the others.</Trans>}
          />
        ) : (
          <Year
            flows={known}
            causes={causes}
            asked={filter.from.slice(0, 4)}
            onYear={(year) => setFilter({ ...filter, from: `${year}-01-01`, to: `${year}-12-31` })}
          />
        )
      }
    </QueryView>
  );
}

interface YearProps extends Pick<Ledger, "causes"> {
  flows: Flows<KnownItem>;
  /** The year in the URL, as text. */
  asked: string;
  onYear: (year: string) => void;
}

function Year({ flows, causes, asked, onYear }: YearProps) {
  const texts = useStatementTexts();
  const saveCsv = useSaveCsv();
  const { shown, setPage } = useListSearch();
  const years = useMemo(() => yearsOf(flows).map(String), [flows]);
  const year = years.find((known) => known === asked) ?? years[0] ?? "";
  const statement = useMemo(() => statementOf(Number(year), flows, causes), [year, flows, causes]);
  if (years.length === 0) return <MissingMovements {...flows} />;
  const save = () => void saveCsv(`hashgrove-statement-${year}.csv`, statementCsv(statement, texts));
  return (
    <Stack gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" _print={{ display: "none" }}>
        <chakra.div width={{ base: "full", sm: "9rem" }}>
          <SelectField
            label={<Trans>Year</Trans>}
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            onValueChange={onYear}
          />
        </chakra.div>
        <Button variant="outline" size="sm" minHeight="control" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          <Trans>Print</Trans>
        </Button>
        <Button variant="outline" size="sm" minHeight="control" onClick={save}>
          <Icon of={Download} size={18} />
          <Trans>Save as CSV</Trans>
        </Button>
      </chakra.div>
      <MissingMovements {...flows} />
      <YearTotals statement={statement} />
      <TaxFigures statement={statement} />
      <Limits />
      <StatementEntries statement={statement} page={shown.page} onPage={setPage} waiting={shown.outdated} />
    </Stack>
  );
}

function Limits() {
  return (
    <Muted maxWidth="prose">
      <Trans>
        The statement covers the available balance in yen, by calendar days in Tokyo (UTC+9); the end of the current
        year is now. A withdrawal counts when it is requested, USDT at the rate it was credited or reserved at. Earnings
        are those paid at maturity; those of current holdings are not in it. It is no tax certificate, and nobody has
        audited it: this is a demonstration.
      </Trans>
    </Muted>
  );
}
