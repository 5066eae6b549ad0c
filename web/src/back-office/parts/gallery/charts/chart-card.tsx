import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { ChartLine, Table2 } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/use-format.ts";

interface ChartCardProps {
  title: string;
  /** Header of the table's first column: "Day", "Source". */
  of: string;
  /** Headers of the value columns. */
  labels: readonly string[];
  /** The values; undefined while loading. */
  rows: readonly { readonly name: string; readonly values: readonly number[] }[] | undefined;
  /** The height of the chart in pixels, also of its skeleton, to avoid a layout shift. */
  height: number;
  /** The height below 1280 px, if different. */
  narrowHeight?: number;
  /** The query behind the chart; its error is shown in place of the chart. */
  query?: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** The chart, shown once there are values. */
  children: ReactNode;
}

/**
 * A chart with its title, and a table of the same values. A button switches between chart and table; screen readers
 * always get the table.
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
            <ListTable
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

/** The chart's reserved height as CSS variables, since it depends on the width. */
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
