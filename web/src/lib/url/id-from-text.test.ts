import { expect, test } from "vitest";
import { idFromText } from "./id-from-text.ts";

test.each([
  ["1", 1],
  ["9007199254740991", 9_007_199_254_740_991],
  ["9007199254740993", null],
  ["2).", 2],
  ["2」", 2],
  [undefined, null],
  ["", null],
  ["0", null],
  ["-1", null],
  ["01", null],
  ["1.5", null],
  ["1e3", null],
  ["２", 2],
  ["1 OR 1=1", null],
])("%s names %s", (text, id) => {
  expect(idFromText(text)).toBe(id);
});
