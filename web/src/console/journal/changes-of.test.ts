import { expect, test } from "vitest";
import { changesOf } from "./changes-of.ts";
import { entry } from "./test-entry.ts";

const row = (key: number, value: unknown) => ({ table: "records", key, row: value });
const ENTRIES = [
  entry({ seq: 4, patch: [row(1, { state: "open", amount: 500 })] }),
  entry({ seq: 5, patch: [] }),
  entry({
    seq: 6,
    patch: [row(1, { state: "half", amount: 500 }), row(1, { state: "done", amount: 500 }), row(2, { amount: 7 })],
  }),
  entry({ seq: 7, patch: [row(2, null)] }),
  entry({ seq: 8, patch: [row(2, { amount: 8 })] }),
];

test("compares a row with its state after the earlier calls", () => {
  expect(changesOf(ENTRIES, 6)).toEqual([
    { table: "records", key: 1, kind: "changed", fields: [{ field: "state", before: "open", after: "done" }] },
    { table: "records", key: 2, kind: "seen", fields: [{ field: "amount", before: undefined, after: 7 }] },
  ]);
});

test("reports deleted rows and rows created again", () => {
  expect(changesOf(ENTRIES, 7)).toEqual([{ table: "records", key: 2, kind: "gone", fields: [] }]);
  expect(changesOf(ENTRIES, 8)[0]?.kind).toBe("made");
  expect(changesOf(ENTRIES, 5)).toEqual([]);
  expect(changesOf(ENTRIES, 99)).toEqual([]);
});
