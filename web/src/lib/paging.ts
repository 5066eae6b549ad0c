export const PAGE_SIZE = 20;

/** Parses the page number in the URL: 1 to 99999, the contract's maximum; 1 if invalid. */
export const pageFromText = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/** The number of pages for `total` rows; an empty list has one page. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

export const rowsOfPage = <Row>(list: readonly Row[], page: number): readonly Row[] =>
  list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** The pages to offer: the first, the last, and those around the current one; null marks a gap. */
export function pagesToOffer(page: number, count: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((at) => at >= 1 && at <= count);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((at, index) => {
    const gap = at - (shown[index - 1] ?? 0) - 1;
    // In place of a gap of one page show that page, because an ellipsis would be no shorter.
    if (gap === 1) return [at - 1, at];
    return gap > 1 ? [null, at] : [at];
  });
}
