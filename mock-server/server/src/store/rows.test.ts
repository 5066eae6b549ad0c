import { array, assert, constantFrom, nat, oneof, option, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { Rows } from "./rows.ts";

const keys = oneof(nat({ max: 200 }), nat(), constantFrom(2 ** 20, 2 ** 30 - 1, 2 ** 30, 2 ** 32 + 2));
const changes = array(tuple(keys, option(string())), { maxLength: 100 });

describe("rows", () => {
  test("behave like a map, for any keys", () => {
    assert(
      property(changes, (given) => {
        const model = new Map<number, string>();
        let rows = new Rows<number, string>();
        for (const [key, row] of given) {
          rows = rows.with(new Map([[key, row]]));
          if (row === null) model.delete(key);
          else model.set(key, row);
        }
        expect(new Map(rows)).toEqual(model);
        expect(rows.size).toBe(model.size);
        for (const [key] of given) expect(rows.get(key)).toBe(model.get(key));
        expect([...rows.values()].toSorted()).toEqual([...model.values()].toSorted());
        expect(new Map(new Rows<number, string>().with(new Map(given)))).toEqual(model);
      }),
    );
  });

  test("stay as they are when others are made of them", () => {
    const one = new Rows<number, string>().set(1, "a");
    const two = one.with(
      new Map([
        [1, null],
        [2, "b"],
      ]),
    );
    expect([...one]).toEqual([[1, "a"]]);
    expect([...two]).toEqual([[2, "b"]]);
  });

  test("with numbers that no row can have are distinguished", () => {
    const rows = new Rows<number, string>().set(2, "two");
    for (const key of [2 ** 32 + 2, 2.5, -2, Number.NaN, 2 ** 53]) expect(rows.get(key)).toBeUndefined();
  });

  test("with numbers for keys come in their order", () => {
    const rows = new Rows<number, number>().with(new Map(Array.from({ length: 5000 }, (_, at) => [4999 - at, at])));
    expect([...rows].map(([key]) => key)).toEqual(Array.from({ length: 5000 }, (_, at) => at));
  });
});
