import { atom, getDefaultStore } from "jotai";

/** Rows received so far by each running read of several pages. */
const readsAtom = atom<ReadonlyMap<symbol, number>>(new Map());

/** Rows received so far by all running reads of several pages; 0 if none is running. */
export const loadedRowsAtom = atom((get) => [...get(readsAtom).values()].reduce((sum, rows) => sum + rows, 0));

/** Starts to report the progress of a read of several pages. Usable outside React. */
export function startLongRead(): { loaded(rows: number): void; end(): void } {
  const id = Symbol("read");
  const change = (edit: (reads: Map<symbol, number>) => void): void =>
    getDefaultStore().set(readsAtom, (before) => {
      const reads = new Map(before);
      edit(reads);
      return reads;
    });
  return {
    loaded: (rows) => change((reads) => void reads.set(id, rows)),
    end: () => change((reads) => void reads.delete(id)),
  };
}
