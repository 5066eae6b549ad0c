import type { ReactNode } from "react";

/** Alignment of a cell. */
export interface CellPlace {
  /** From 0, within the rows shown. */
  readonly index: number;
}

/** One column of a `DataTable`, or a head over several. */
export interface Column<Row> {
  /** Its name within the table; without `cell` and `text` the row's field of that name is shown. */
  readonly field: string;
  readonly label: string;
  readonly type?: "index" | "selection" | "expand";
  /** What a cell shows. */
  readonly cell?: (row: Row, place: CellPlace) => ReactNode;
  /** What a cell says, where it is plain text; sorting goes by it. */
  readonly text?: (row: Row) => string | number;
  /**
   * The least width of a column of long texts, with text of 16 px: it gets what the others leave, and its texts are cut
   * short. Other columns are as wide as their content. In a `virtual` table, where no width may follow the rows in view,
   * the column's width; there, columns without share what is left.
   */
  readonly pixels?: number;
  readonly align?: "end" | "center";
  readonly fixed?: "start" | "end";
  readonly hidden?: boolean;
  readonly sortable?: boolean;
  /** The cell explains itself, as buttons do: stacked rows show no label before it. */
  readonly plain?: boolean;
  readonly children?: readonly Column<Row>[];
}

/** The text of a row's field; nothing for what is no text and no number. */
export const fieldText = (row: unknown, field: string): string => {
  const value: unknown = field
    .split(".")
    .reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), row);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** Shown for an empty cell, so that it does not look like one that is still loading. */
export const orDash = (content: ReactNode): ReactNode =>
  content === undefined || content === null || content === "" ? "–" : content;

/** The columns that have cells: those under a common head instead of the head. */
export const leavesOf = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.flatMap((column) => (column.children ? leavesOf(column.children) : [column]));

/** Whether a reader may hide, fix and move it: the marks at a row's edge stay where they are. */
export const isArrangeable = <Row>({ type }: Column<Row>): boolean => type !== "selection" && type !== "expand";

/** The column that names the row. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  leavesOf(columns).find(({ type, hidden, plain }) => type === undefined && hidden !== true && plain !== true);
