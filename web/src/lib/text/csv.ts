export type CsvCell = string | number | null;

/**
 * Matches a text that a spreadsheet takes for a formula, also in full width or after blanks, and a leading tab or line
 * break.
 */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV for spreadsheets: UTF-8 with a byte order mark (without it Excel misreads Japanese), CRLF, raw
 * numbers. A text that a spreadsheet would execute as a formula gets an apostrophe in front.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;

export const csvOfRecords = <Column extends string>(
  columns: readonly Column[],
  headings: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): string =>
  csvOf(
    columns.map((column) => headings[column]),
    rows.map((row) => columns.map((column) => row[column])),
  );

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
