import { Map as PersistentMap } from "immutable";

const GROUP = 31;
/** Numbers from here on stay where they are. */
const BEYOND = 2 ** 30;

/**
 * Where a number stands in the trie. The trie looks at the low five bits first, which would send neighbours to branches
 * far apart; with the lowest four groups of five turned round, new rows stand beside each other. A new row then copies
 * the few nodes that the one before it made, however many rows there are, and not nodes that have long grown old. It is
 * its own inverse.
 */
function place<Key extends string | number>(key: Key): Key;
function place(key: string | number): string | number {
  if (typeof key === "string" || !(key >= 0 && key < BEYOND && Number.isInteger(key))) return key;
  const turned =
    ((key & GROUP) << 15) | (((key >>> 5) & GROUP) << 10) | (((key >>> 10) & GROUP) << 5) | ((key >>> 15) & GROUP);
  return turned | (key & ~0xfffff);
}

/** Rows by key. A change yields other rows, which share with these all that is the same. */
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

  /** These rows with changes in order; null takes a row away. */
  with(changes: ReadonlyMap<Key, Row | null>): Rows<Key, Row> {
    // A map readied for changing costs more than one change does; most tables of a commit have one.
    let map = changes.size === 1 ? this.#map : this.#map.asMutable();
    for (const [key, row] of changes) map = row === null ? map.delete(place(key)) : map.set(place(key), row);
    return new Rows(map.asImmutable());
  }
}
