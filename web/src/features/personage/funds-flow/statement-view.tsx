import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";
import { useMemo } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { MissingMovements } from "#features/personage/ledger/missing-movements.tsx";
import { type Flows, knownFlows, type KnownItem } from "#features/personage/ledger/movements.ts";
import { type Ledger, useLedger } from "#features/personage/ledger/use-ledger.ts";
import { ListPages } from "#features/personage/lists/list-pages.tsx";
import { ListSkeleton } from "#features/personage/lists/list-skeleton.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useSaveCsv } from "#features/personage/lists/use-save-file.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { asYen } from "#lib/yen.ts";
import { statementCsv } from "./statement-csv.ts";
import { type Statement, statementOf, yearsOf } from "./statement.ts";
import { usePrinting } from "./use-printing.ts";
import { useStatementTexts } from "./use-statement-texts.ts";

/** A year of the available balance as a document, printed or saved as CSV (rule R8). */
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
          <Field label={<Trans>Year</Trans>}>
            {(control) => (
              <NativeSelect
                {...control}
                value={year}
                options={years.map((value) => ({ value, label: value }))}
                onValueChange={onYear}
              />
            )}
          </Field>
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
      <Sums statement={statement} />
      <TaxFigures statement={statement} />
      <Limits />
      <Entries statement={statement} page={shown.page} onPage={setPage} waiting={shown.outdated} />
    </Stack>
  );
}

function Sums({ statement: { year, opening, closing, sums } }: { statement: Statement }) {
  const { kinds } = useStatementTexts();
  return (
    <Stack as="section" gap="3" aria-labelledby="statement">
      <Heading id="statement" size="sm">
        <Trans>Statement for {year}</Trans>
      </Heading>
      <Lines>
        <div>
          <dt>
            <Trans>Available balance at the beginning</Trans>
          </dt>
          <dd>
            <Amount value={opening} size="sm" />
          </dd>
        </div>
        {sums.map(({ kind, count, amount }) => (
          <div key={kind}>
            <dt>
              <KindCount kind={kinds[kind]} count={count} />
            </dt>
            <dd>
              <SignedAmount direction={amount < 0 ? "expense" : "income"} value={asYen(Math.abs(amount))} />
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>
            <Trans>Available balance at the end</Trans>
          </dt>
          <dd>
            <Amount value={closing} size="sm" />
          </dd>
        </div>
      </Lines>
    </Stack>
  );
}

/** Numbers for a tax return; all of them are contained in the totals above. */
function TaxFigures({ statement: { earnings, rewards, fees } }: { statement: Statement }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="tax-figures">
      <Heading id="tax-figures" size="sm">
        <Trans>For your tax return</Trans>
      </Heading>
      <Lines>
        <div>
          <dt>
            <Trans>Earnings paid at maturity</Trans>
          </dt>
          <dd>
            <Amount value={earnings} size="sm" />
          </dd>
        </div>
        {rewards !== 0 && (
          <div>
            <dt>
              <Trans>Invite rewards</Trans>
            </dt>
            <dd>
              <Amount value={rewards} size="sm" />
            </dd>
          </div>
        )}
        {fees !== 0 && (
          <div>
            <dt>
              <Trans>Fees on withdrawals paid out</Trans>
            </dt>
            <dd>
              <Amount value={fees} size="sm" />
            </dd>
          </div>
        )}
      </Lines>
    </Stack>
  );
}

const Lines = chakra("dl", {
  base: {
    maxWidth: "prose",
    fontSize: "sm",
    borderBottomWidth: "1px",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "4",
      paddingY: "2.5",
      borderTopWidth: "1px",
    },
    "& [data-total]": { fontWeight: "semibold" },
    "& dd": { flexShrink: 0 },
  },
});

/** The limits of the statement. */
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

interface EntriesProps {
  statement: Statement;
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  waiting: boolean;
}

/** The movements of the year: paged on screen, all in print. */
function Entries({ statement, page, onPage, waiting }: EntriesProps) {
  const { entries } = statement;
  if (usePrinting()) return <EntryTable statement={statement} rows={entries} />;
  return (
    <ListPages page={page} total={entries.length} onPage={onPage} waiting={waiting}>
      <EntryTable statement={statement} rows={rowsOfPage(entries, page)} />
    </ListPages>
  );
}

function EntryTable({ statement: { year }, rows }: { statement: Statement; rows: Statement["entries"] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ListTable
      caption={t`Balance changes in ${year}`}
      rows={rows}
      keyOf={({ id }) => id}
      groupOf={({ at }) => format.month(at)}
      columns={[
        { label: t`Description`, short: "title", cell: ({ explanation }) => <bdi>{explanation}</bdi> },
        { label: t`Time (Tokyo)`, quiet: true, short: "note", cell: ({ at }) => <time>{format.dateTime(at)}</time> },
        {
          label: t`Amount`,
          align: "end",
          short: "amount",
          cell: ({ direction, amount }) => <SignedAmount direction={direction} value={amount} />,
        },
        { label: t`Balance after`, align: "end", cell: ({ balance }) => <Amount value={balance} size="sm" /> },
        {
          label: t`Balance`,
          short: "state",
          shortOnly: true,
          cell: ({ balance }) => {
            const after = <Amount value={balance} size="fit" />;
            return (
              <span>
                <Trans>Balance {after}</Trans>
              </span>
            );
          },
        },
      ]}
    />
  );
}

const KindCount = ({ kind, count }: { kind: string; count: number }) => (
  <Trans>
    {kind} ({count})
  </Trans>
);
