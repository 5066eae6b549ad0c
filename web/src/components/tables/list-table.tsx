// Explicit roles, because browsers drop table semantics when `display` changes.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { chakra } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { TableOfFew, TableOfMany } from "./list-table-styles.ts";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Align numbers at the end. */
  align?: "end";
  /**
   * The cell's position in the compact form of a row on narrow screens. A table has a compact form if one of its
   * columns is `title`. Columns without a position are omitted in that form; the row's details must show them.
   */
  short?: "title" | "amount" | "note" | "named-note" | "state" | "text" | "open";
  /** Shown in the compact form only. */
  shortOnly?: true;
  /** Shown in the secondary text colour. */
  quiet?: true;
  /** A self-explanatory cell, such as a button: the label is for screen readers only. */
  plain?: true;
}

interface ListTableProps<Row> {
  caption: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The group of a row, such as a month: shown above the first of consecutive rows. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Called on a press anywhere on a row. A button in the row must do the same, for the keyboard. */
  onOpen?: (row: Row) => void;
}

/** Whether a press opens the row: not if it selected text or hit a control. */
const opensRow = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest("a, button, input, label") && (getSelection()?.isCollapsed ?? true);

// Rows and cells are plain elements styled by the table, because individually styled ones render many times slower.
/**
 * A table of records or numbers. On narrow screens, such as phones, each row has two lines (title and amount; note and
 * state; then any text) if the columns have positions (`short`); otherwise each row is a block of labelled lines.
 */
export function ListTable<Row>({ caption, columns, rows, keyOf, groupOf, onOpen }: ListTableProps<Row>) {
  const Table = columns.length > 5 ? TableOfMany : TableOfFew;
  const isShort = columns.some(({ short }) => short === "title");
  return (
    <chakra.div containerType="inline-size">
      <Table role="table" aria-label={caption} data-short={isShort || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, align, plain, short, shortOnly }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                data-align={align}
                data-part={short}
                data-short-only={shortOnly}
              >
                {plain ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => {
            const before = rows[at - 1];
            const group = groupOf?.(row);
            const opened = group !== undefined && (!before || groupOf?.(before) !== group) ? group : undefined;
            return (
              <tr
                key={keyOf(row)}
                role="row"
                data-starts={opened === undefined ? undefined : true}
                data-target={onOpen && true}
                onClick={onOpen && ((event) => opensRow(event) && onOpen(row))}
              >
                {columns.map(({ label, cell, align, plain, quiet, short, shortOnly }, index) => {
                  const Cell = index === 0 ? "th" : "td";
                  return (
                    <Cell
                      key={label}
                      {...(index === 0 ? { role: "rowheader", scope: "row" } : { role: "cell" })}
                      data-group={index === 0 ? opened : undefined}
                      data-label={plain ? undefined : label}
                      data-align={align}
                      data-quiet={quiet}
                      data-part={short}
                      data-short-only={shortOnly}
                    >
                      <div>{cell(row)}</div>
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </chakra.div>
  );
}
