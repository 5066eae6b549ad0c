import type { ReactNode } from "react";

export interface CellPlace {
  /** Index of the row on this page, from 0. */
  readonly index: number;
}

/** A column of a `DataTable`, or a header over several columns. */
export interface Column<Row> {
  /** Unique in the table; without `cell` and `text`, the row's field of this name is shown. */
  readonly field: string;
  readonly label: string;
  readonly type?: "index" | "selection" | "expand";
  /** Content of a cell. */
  readonly cell?: (row: Row, place: CellPlace) => ReactNode;
  /** Text of a cell; also the sort key. */
  readonly text?: (row: Row) => string | number;
  /**
   * Minimum width of a text column, at 16 px text. Such a column takes the remaining width and truncates its texts;
   * others fit their content. In a `virtual` table, where widths must not depend on the visible rows, `pixels` is the
   * fixed width, and columns without it share the rest.
   */
  readonly pixels?: number;
  readonly align?: "end" | "center";
  readonly fixed?: "start" | "end";
  readonly hidden?: boolean;
  readonly sortable?: boolean;
  /** The cell has no label in the stacked layout of narrow screens; for cells such as buttons. */
  readonly plain?: boolean;
  /** In the stacked layout, the cell is at the end of the row's title line; for a status, for example. At most one. */
  readonly beside?: boolean;
  readonly children?: readonly Column<Row>[];
}

/** The text of a row's field; empty unless it is a text or a number. */
export const fieldText = (row: unknown, field: string): string => {
  const value: unknown = field
    .split(".")
    .reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), row);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

export const isEmpty = (content: ReactNode): boolean => content === undefined || content === null || content === "";

/** A cell's content, or a dash if there is none, so that the cell does not seem to be loading. */
export const orDash = (content: ReactNode): ReactNode => (isEmpty(content) ? "–" : content);

/** The leaf columns: a header over several columns is replaced by its children. */
export const leavesOf = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.flatMap((column) => (column.children ? leavesOf(column.children) : [column]));

/** Whether the user may hide, pin and move the column; false for the checkbox and expand columns. */
export const isArrangeable = <Row>({ type }: Column<Row>): boolean => type !== "selection" && type !== "expand";

/** The column whose text names a row: the first one that has no type and is neither hidden nor plain. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  leavesOf(columns).find(({ type, hidden, plain }) => type === undefined && hidden !== true && plain !== true);
