/** The list with one entry in the place of another; those between move up or down. */
export function moved<Entry>(list: readonly Entry[], entry: Entry, to: Entry): Entry[] {
  const [from, at] = [list.indexOf(entry), list.indexOf(to)];
  if (from < 0 || at < 0) return [...list];
  const without = list.toSpliced(from, 1);
  return without.toSpliced(at, 0, entry);
}
