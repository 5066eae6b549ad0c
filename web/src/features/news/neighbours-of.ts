interface Neighbours<Item> {
  readonly newer: Item | undefined;
  readonly older: Item | undefined;
}

/** The next newer and the next older item in a list sorted newest first; both undefined if `id` is not in the list. */
export function neighboursOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): Neighbours<Item> {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return { newer: undefined, older: undefined };
  return { newer: index > 0 ? items[index - 1] : undefined, older: items[index + 1] };
}
