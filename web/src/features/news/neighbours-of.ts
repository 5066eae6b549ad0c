interface Neighbours<Item> {
  readonly newer: Item | undefined;
  readonly older: Item | undefined;
}

/** The items before and after an item in a list sorted newest first; empty if the list does not contain it. */
export function neighboursOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): Neighbours<Item> {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return { newer: undefined, older: undefined };
  return { newer: index > 0 ? items[index - 1] : undefined, older: items[index + 1] };
}
