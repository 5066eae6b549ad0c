import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { ChartLine, Table2 } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { DataTable } from "#components/layout/data-table.tsx";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { useFormat } from "#i18n/format.ts";

interface ChartCardProps {
  title: string;
  /** What the first column of the table names: "Day", "Source". */
  of: string;
  /** The names of the figures, one for each column of the table. */
  labels: readonly string[];
  /** The figures; none while they are awaited. */
  rows: readonly { readonly name: string; readonly values: readonly number[] }[] | undefined;
  /** The height of the chart, pixels: the skeleton has it too, so that nothing moves when the figures come. */
  height: number;
  /** The same below 1280 px, where it is another. */
  narrowHeight?: number;
  /** The query behind the chart; its failure is shown in place of the chart. */
  query?: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** The chart, once there are figures. */
  children: ReactNode;
}

/**
 * A chart with its title, and the table of the same figures: one of them is seen, the table is always read out.
 *
 * @example
 * <ChartCard title={t`Visits`} of={t`Day`} labels={[t`Visits`]} query={query} rows={rows} height={300}>
 *   <BarChart data={data} height={300} />
 * </ChartCard>
 */
export function ChartCard({ title, of, labels, rows, height, narrowHeight = height, query, children }: ChartCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const error = rows || query?.isFetching ? null : query?.error;
  return (
    <Section
      title={title}
      tools={
        <IconButton
          boxSize="9"
          margin="-2"
          aria-label={t`${title}: show as table`}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon of={asTable ? ChartLine : Table2} size={18} />
        </IconButton>
      }
    >
      <Room style={roomOf(height, narrowHeight)} aria-busy={!rows && !error}>
        {error && <LoadFailed error={error} onRetry={() => void query?.refetch()} />}
        {!error && !rows && <Skeleton width="full" height="inherit" minHeight="inherit" />}
        {rows && !asTable && <div aria-hidden>{children}</div>}
        {rows && (
          <chakra.div css={asTable ? {} : HIDDEN_FROM_SIGHT}>
            <DataTable
              caption={title}
              rows={rows}
              keyOf={({ name }) => name}
              columns={[
                { label: of, cell: ({ name }) => name },
                ...labels.map((label, at) => ({
                  label,
                  align: "end" as const,
                  cell: ({ values }: { readonly values: readonly number[] }) => format.integer(values[at] ?? 0),
                })),
              ]}
            />
          </chakra.div>
        )}
      </Room>
    </Section>
  );
}

/** The room that is kept for a chart, by variables, since the width decides between them. */
const roomOf = (wide: number, narrow: number) =>
  ({ "--wide": `${wide}px`, "--narrow": `${narrow}px` }) as CSSProperties;

const Room = chakra("div", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    minWidth: "0",
    minHeight: { base: "var(--narrow)", xl: "var(--wide)" },
  },
});
