// Suggests the intended name for a misspelt one.

/** Edit distance: number of letters to add, remove or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** `; did you mean "x"?` for the nearest known name; an empty text if none is similar. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const most = Math.max(2, typed.length / 3);
  const near = [...known]
    // Skip names that differ too much in length; the input may be very long.
    .filter((name) => Math.abs(name.length - typed.length) <= most)
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return near && near.far <= most ? `; did you mean "${near.name}"?` : "";
}
