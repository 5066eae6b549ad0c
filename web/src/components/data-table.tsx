import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Skeleton } from "./ui/skeleton.tsx";
import { HIDDEN_FROM_SIGHT } from "./ui/visually-hidden.tsx";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, under each other. */
  align?: "end";
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

// The roles are written out because browsers drop a table's own meaning when its display changes.
/** A table on wide screens; on phones each row is a block of labelled lines. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <chakra.table
      role="table"
      aria-label={caption}
      display={{ base: "block", md: "table" }}
      width="full"
      borderCollapse="collapse"
    >
      <chakra.thead role="rowgroup" css={{ mdDown: HIDDEN_FROM_SIGHT }}>
        <chakra.tr role="row">
          {columns.map(({ label, align }) => (
            <HeadCell key={label} role="columnheader" scope="col" textAlign={align ?? "start"}>
              {label}
            </HeadCell>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
        {rows.map((row) => (
          <Row key={keyOf(row)} role="row">
            {columns.map(({ label, cell, align }, index) => (
              <Cell
                key={label}
                role="cell"
                data-label={label}
                textAlign={{ base: "end", md: align ?? "start" }}
                data-first={index === 0 || undefined}
              >
                <chakra.div minWidth="0">{cell(row)}</chakra.div>
              </Cell>
            ))}
          </Row>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

/** Grey lines in the place of a table's rows. */
export function TableSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <chakra.div display="grid" borderTopWidth="1px" borderStyle="solid" borderColor="hairline">
      {Array.from({ length: rows }, (_, index) => (
        <chakra.div
          key={index}
          display="flex"
          gap="6"
          paddingY="5"
          borderBottomWidth="1px"
          borderStyle="solid"
          borderColor="hairline"
        >
          <Skeleton width="40%" />
          <Skeleton width="20%" marginStart="auto" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

const HeadCell = chakra("th", {
  base: {
    paddingY: "3",
    paddingInlineEnd: "5",
    fontSize: "sm",
    fontWeight: "medium",
    color: "ink.second",
    whiteSpace: "nowrap",
    borderBottomWidth: "1px",
    borderStyle: "solid",
    borderColor: "hairline",
    "&:last-child": { paddingInlineEnd: "0" },
  },
});

const Row = chakra("tr", {
  base: {
    display: { base: "grid", md: "table-row" },
    gap: "1.5",
    paddingY: { base: "4", md: "0" },
    borderBottomWidth: "1px",
    borderStyle: "solid",
    borderColor: "hairline",
    "&:first-of-type": { borderTopWidth: { base: "1px", md: "0" } },
  },
});

const Cell = chakra("td", {
  base: {
    display: { base: "flex", md: "table-cell" },
    justifyContent: "space-between",
    gap: "4",
    fontSize: "sm",
    lineHeight: "snug",
    verticalAlign: "top",
    paddingY: { base: "0", md: "4" },
    paddingInlineEnd: { base: "0", md: "5" },
    fontVariantNumeric: "tabular-nums",
    "&:last-child": { paddingInlineEnd: "0" },
    _before: { content: "attr(data-label)", flexShrink: 0, color: "ink.second", display: { md: "none" } },
    "&[data-first]": { textAlign: "start", fontSize: "md", fontWeight: "semibold", _before: { display: "none" } },
  },
});
