import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Skeleton } from "./ui/skeleton.tsx";
import { HIDDEN_FROM_SIGHT, VisuallyHidden } from "./ui/visually-hidden.tsx";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, under each other. */
  align?: "end";
  /** Left out where each row is a block of lines; the row's detail has it. */
  wideOnly?: true;
  /** What the cell holds says it all, as a button does: the label is for assistive technology alone. */
  plain?: true;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

// The roles are written out because browsers drop a table's own meaning when its display changes.
/** A table where there is room for one; elsewhere, as on phones, each row is a block of labelled lines. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const { Table, Head, Body, Line, Cell } = columns.length > 5 ? PARTS_OF_MANY : PARTS;
  return (
    <chakra.div containerType="inline-size">
      <Table role="table" aria-label={caption}>
        <Head role="rowgroup">
          <chakra.tr role="row">
            {columns.map(({ label, align, plain }) => (
              <HeadCell key={label} role="columnheader" scope="col" textAlign={align ?? "start"}>
                {plain ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </HeadCell>
            ))}
          </chakra.tr>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={keyOf(row)} role="row">
              {columns.map(({ label, cell, align, plain, wideOnly }, index) => (
                <Cell
                  key={label}
                  {...(index === 0 ? { as: "th", role: "rowheader", scope: "row" } : { role: "cell" })}
                  data-label={plain ? undefined : label}
                  data-align={align}
                  data-wide-only={wideOnly}
                >
                  <chakra.div minWidth="0">{cell(row)}</chakra.div>
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </chakra.div>
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

/** Five columns find room from 42 rem on, more from 50; it is the table's own width that counts, not the screen's. */
const wide = (many: boolean, styles: SystemStyleObject): SystemStyleObject =>
  many ? { "@container (min-width: 50rem)": styles } : { "@container (min-width: 42rem)": styles };
const narrow = (many: boolean, styles: SystemStyleObject): SystemStyleObject =>
  many ? { "@container (max-width: 49.99rem)": styles } : { "@container (max-width: 41.99rem)": styles };

const partsFor = (many: boolean) => ({
  Table: chakra("table", {
    base: { display: "block", width: "full", borderCollapse: "collapse", ...wide(many, { display: "table" }) },
  }),
  Head: chakra("thead", { base: narrow(many, HIDDEN_FROM_SIGHT) }),
  Body: chakra("tbody", { base: { display: "block", ...wide(many, { display: "table-row-group" }) } }),
  Line: chakra("tr", {
    base: {
      display: "grid",
      gap: "1.5",
      paddingY: "4",
      borderBottomWidth: "1px",
      borderStyle: "solid",
      borderColor: "hairline",
      "&:first-of-type": { borderTopWidth: "1px" },
      ...wide(many, { display: "table-row", paddingY: "0", "&:first-of-type": { borderTopWidth: "0" } }),
    },
  }),
  Cell: chakra("td", {
    base: {
      display: "flex",
      justifyContent: "space-between",
      gap: "4",
      textAlign: "end",
      fontSize: "sm",
      lineHeight: "snug",
      fontVariantNumeric: "tabular-nums",
      _before: { content: "attr(data-label)", flexShrink: 0, color: "ink.second" },
      "&:first-child": {
        textAlign: "start",
        fontSize: "md",
        fontWeight: "semibold",
        // A long name breaks anywhere, or it would push the figures beside it out of the page.
        "& *": { overflowWrap: "anywhere" },
        _before: { display: "none" },
      },
      ...narrow(many, { "&[data-wide-only]": { display: "none" } }),
      ...wide(many, {
        display: "table-cell",
        verticalAlign: "top",
        textAlign: "start",
        paddingY: "4",
        paddingInlineEnd: "5",
        _before: { display: "none" },
        "&:first-child": { minWidth: "9rem" },
        "&[data-align=end]": { textAlign: "end" },
        "&:last-child": { paddingInlineEnd: "0" },
      }),
    },
  }),
});
const PARTS = partsFor(false);
const PARTS_OF_MANY = partsFor(true);

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
