import { expect, test } from "vitest";
import { lineAt, offsetOf } from "./json-position.ts";

const TEXT = JSON.stringify(
  { match: { operationId: 'a "quoted\\" name', body: { "/a~b": 1 } }, steps: [{ min: 1 }, { min: 2 }], last: null },
  null,
  2,
);

test.each([
  ["", "{"],
  ["/match", '"match": {'],
  ["/match/operationId", '"operationId"'],
  ["/match/body/~1a~0b", '"/a~b": 1'],
  ["/steps/1/min", '"min": 2'],
  ["/last", '"last": null'],
  ["/match/missing", '"match": {'],
  ["/nowhere/at/all", "{"],
])("%s is found at its member", (pointer, start) => {
  expect(TEXT.slice(offsetOf(TEXT, pointer)).startsWith(start)).toBe(true);
});

test("counts lines from 1", () => {
  expect(lineAt(TEXT, 0)).toBe(1);
  expect(lineAt(TEXT, offsetOf(TEXT, "/match/operationId"))).toBe(3);
});
