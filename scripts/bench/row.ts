/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly ok: boolean;
}

export const atLeast = (what: string, goal: number, measured: number): Row => ({
  what,
  goal: `at least ${goal}`,
  measured: measured.toFixed(3),
  ok: measured >= goal,
});

export const below = (what: string, goal: number, unit: string, measured: number): Row => ({
  what,
  goal: `under ${goal} ${unit}`,
  measured: `${measured >= 10 ? measured.toFixed(0) : measured.toFixed(3)} ${unit}`,
  ok: measured < goal,
});
