import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";

const COUNT = 10_000;
const WORDS = ["Amber", "Birch", "Cedar", "Delta", "Ember", "Fjord", "Grove"] as const;

interface Reading {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly first: number;
  readonly second: number;
}

/** Creates rows with numbers that look random but are always the same. */
const readings = (): Reading[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: String(index + 1),
    name: `${WORDS[index % WORDS.length] ?? ""} ${index + 1}`,
    place: WORDS[(index * 3 + 1) % WORDS.length] ?? "",
    first: (index * 7919) % 1000,
    second: (index * 104_729) % 100_000,
  }));

/** Ten thousand rows; only those in view are rendered. */
export function ManyRows() {
  const { t } = useLingui();
  const rows = useMemo(() => readings(), []);
  return (
    <Section
      title={<Trans>Ten thousand rows</Trans>}
      intro={<Trans>Rows are drawn as they come into view; sorting is over all of them.</Trans>}
    >
      <DataTable
        caption={t`Ten thousand rows`}
        virtual
        bodyHeight={420}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { field: "index", label: t`No.`, type: "index", pixels: 80 },
          { field: "name", label: t`Name of the row`, sortable: true },
          { field: "place", label: t`Place`, sortable: true },
          { field: "first", label: t`First figure`, align: "end", sortable: true, text: ({ first }) => first },
          { field: "second", label: t`Second figure`, align: "end", sortable: true, text: ({ second }) => second },
        ]}
      />
    </Section>
  );
}
