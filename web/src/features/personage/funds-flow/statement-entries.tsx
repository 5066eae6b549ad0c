import { Trans, useLingui } from "@lingui/react/macro";
import { ListTable } from "#components/tables/list-table.tsx";
import { ListPages } from "#features/personage/lists/list-pages.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { rowsOfPage } from "#lib/paging.ts";
import type { Statement } from "./statement.ts";
import { usePrinting } from "./use-printing.ts";

interface StatementEntriesProps {
  statement: Statement;
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  waiting: boolean;
}

/** The movements of the year: paged on screen, all in print. */
export function StatementEntries({ statement, page, onPage, waiting }: StatementEntriesProps) {
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
