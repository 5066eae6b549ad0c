interface Neighbours<Item> {
  readonly newer: Item | undefined;
  readonly older: Item | undefined;
}

/** What stands beside an item in a list of newest first; nothing where the list does not hold it. */
export function neighboursOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): Neighbours<Item> {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return { newer: undefined, older: undefined };
  return { newer: index > 0 ? items[index - 1] : undefined, older: items[index + 1] };
}
