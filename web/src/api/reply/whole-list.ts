// Reads whole lists page by page (rule L8), because the server returns at most 10,000 rows at once.
import { startLongRead } from "#state/long-reads.ts";

/** Rows per page; the contract's maximum. */
export const PAGE_ROWS = 1000;

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/**
 * Reads all rows of an append-only list, newest first, as it was when its first page was read. A row added between two
 * reads shifts the following rows, so the next page begins with rows already read; these are skipped. A server without
 * pages sends everything at once. Rejects if a page fails, instead of returning a partial list.
 */
export async function readWholeList<Row extends { readonly id: unknown }>(
  readPage: (paging: Paging) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const first = await readPage({ page: 1, limit: PAGE_ROWS });
  if (first.length !== PAGE_ROWS) return first;
  const rows = [...first];
  const known = new Set(first.map(({ id }) => id));
  const reading = startLongRead();
  try {
    for (let page = 2, isWhole = false; !isWhole; page += 1) {
      reading.loaded(rows.length);
      const found = await readPage({ page, limit: PAGE_ROWS });
      const more = found.filter(({ id }) => !known.has(id));
      for (const row of more) {
        known.add(row.id);
        rows.push(row);
      }
      isWhole = found.length < PAGE_ROWS || more.length === 0;
    }
    return rows;
  } finally {
    reading.end();
  }
}
