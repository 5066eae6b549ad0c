/** Moves an entry of a list to the position of another; the entries between them shift. */
export function moveEntry<Entry>(list: readonly Entry[], entry: Entry, to: Entry): Entry[] {
  const [from, at] = [list.indexOf(entry), list.indexOf(to)];
  if (from < 0 || at < 0) return [...list];
  const without = list.toSpliced(from, 1);
  return without.toSpliced(at, 0, entry);
}
