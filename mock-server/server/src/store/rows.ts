import { Map as PersistentMap } from "immutable";

const GROUP = 31;
/** Numbers below this are permuted in the trie (see `place`). */
const BEYOND = 2 ** 30;

/**
 * The key of a number in the trie, which branches by the low five bits first. Consecutive numbers would therefore be in
 * distant branches, and each new row would copy old nodes. Reversing the lowest four groups of five bits puts
 * consecutive numbers next to each other, so that a new row copies only a few recent nodes. The function is its own
 * inverse.
 */
function place<Key extends string | number>(key: Key): Key;
function place(key: string | number): string | number {
  if (typeof key === "string" || !(key >= 0 && key < BEYOND && Number.isInteger(key))) return key;
  const turned =
    ((key & GROUP) << 15) | (((key >>> 5) & GROUP) << 10) | (((key >>> 10) & GROUP) << 5) | ((key >>> 15) & GROUP);
  return turned | (key & ~0xfffff);
}

/** Immutable rows by key. A change returns new rows, which share everything unchanged with these. */
export class Rows<Key extends string | number, Row> implements Iterable<[Key, Row]> {
  readonly #map: PersistentMap<Key, Row>;

  constructor(map: PersistentMap<Key, Row> = PersistentMap()) {
    this.#map = map;
  }

  get(key: Key): Row | undefined {
    return this.#map.get(place(key));
  }

  get size(): number {
    return this.#map.size;
  }

  values(): Iterable<Row> {
    return this.#map.values();
  }

  *[Symbol.iterator](): Generator<[Key, Row]> {
    for (const [key, row] of this.#map) yield [place(key), row];
  }

  set(key: Key, row: Row): Rows<Key, Row> {
    return new Rows(this.#map.set(place(key), row));
  }

  /** These rows with changes applied in order; null deletes a row. */
  with(changes: ReadonlyMap<Key, Row | null>): Rows<Key, Row> {
    // `asMutable` costs more than one change, and most tables of a commit have only one.
    let map = changes.size === 1 ? this.#map : this.#map.asMutable();
    for (const [key, row] of changes) map = row === null ? map.delete(place(key)) : map.set(place(key), row);
    return new Rows(map.asImmutable());
  }
}
