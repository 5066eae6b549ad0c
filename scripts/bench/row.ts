import type { Ratio } from "./load.ts";

export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly ok: boolean;
}

export const atLeast = (what: string, goal: number, { median, lower, upper }: Ratio): Row => ({
  what,
  goal: `at least ${goal}`,
  measured: `${median.toFixed(3)} (half of the pairs ${lower.toFixed(3)} to ${upper.toFixed(3)})`,
  ok: median >= goal,
});

export const below = (what: string, goal: number, unit: string, measured: number): Row => ({
  what,
  goal: `under ${goal} ${unit}`,
  measured: `${measured >= 10 ? measured.toFixed(0) : measured.toFixed(3)} ${unit}`,
  ok: measured < goal,
});

export function printRows(rows: readonly Row[]): void {
  const [what, goal, measured] = (["what", "goal", "measured"] as const).map((column) =>
    Math.max(...rows.map((row) => row[column].length), column.length),
  ) as [number, number, number];
  const line = (cells: Omit<Row, "ok">, ok: string): string =>
    `${cells.what.padEnd(what)}  ${cells.goal.padEnd(goal)}  ${cells.measured.padEnd(measured)}  ${ok}`;
  console.log(`\n${line({ what: "what", goal: "goal", measured: "measured" }, "ok")}`);
  for (const row of rows) console.log(line(row, row.ok ? "yes" : "NO"));
}
