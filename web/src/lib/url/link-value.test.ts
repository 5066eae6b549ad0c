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
  ["H7K2M9QX から登録", "H7K2M9QX"],
  ["H7K2M9QXから登録してね", "H7K2M9QX"],
  ["H7K2M9QX登録", "H7K2M9QX"],
  ["H7K2M9QX등록", "H7K2M9QX"],
  ["H7K2M9QX\nよろしく", "H7K2M9QX"],
  ["H7K2M9QX;utm_source=line", "H7K2M9QX"],
  ["H7K2M9QX，注册", "H7K2M9QX"],
  ["H7K2M9QX\u{1f44d}\u{1f3fb}", "H7K2M9QX"],
  ["H7K2M9QX/", "H7K2M9QX"],
  ["Ｈ７Ｋ２Ｍ９ＱＸ", "H7K2M9QX"],
  ["２）", "2"],
  ["a.b-c_", "a.b-c_"],
  ["-1", "-1"],
  ["1.5", "1.5"],
  ["...", ""],
])("%j is read as %j", (text, value) => {
  expect(linkValue(text)).toBe(value);
});
