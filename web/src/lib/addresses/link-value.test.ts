import { expect, test } from "vitest";
import { linkValue } from "./link-value.ts";

test.each([
  ["H7K2M9QX", "H7K2M9QX"],
  ["H7K2M9QX.", "H7K2M9QX"],
  ["H7K2M9QX),", "H7K2M9QX"],
  ["H7K2M9QX」から登録", "H7K2M9QX"],
  ["（H7K2M9QX）", "H7K2M9QX"],
  ["H7K2M9QX。", "H7K2M9QX"],
  ["H7K2M9QX…", "H7K2M9QX"],
  ["H7K2M9QX?utm_source=line", "H7K2M9QX"],
  ["<H7K2M9QX>", "H7K2M9QX"],
  ["*H7K2M9QX*", "H7K2M9QX"],
  ["H7K2M9QX\u200b ", "H7K2M9QX"],
  ["a.b-c_", "a.b-c_"],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["...", ""],
])("%j is read as %j", (text, value) => {
  expect(linkValue(text)).toBe(value);
});
