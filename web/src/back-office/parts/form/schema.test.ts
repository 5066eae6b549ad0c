import { expect, test } from "vitest";
import { changed, dataOf, type FieldSchema, startValues } from "./schema.ts";

const schema: readonly FieldSchema[] = [
  { field: "d", component: "Divider", label: "Head" },
  { field: "title", component: "Input", value: "a" },
  { field: "meta.icon", component: "Input" },
  { field: "tags", component: "CheckboxGroup", value: [] },
];

test("begins with the fields' values, expands dotted names, and skips headings", () => {
  expect(startValues(schema)).toEqual({ title: "a", meta: { icon: "" }, tags: [] });
});

test("a change sets a nested property and keeps the other fields", () => {
  const next = changed(schema, [
    { field: "title", path: "componentProps.disabled", value: true },
    { field: "nobody", path: "label", value: "x" },
  ]);
  expect(next[1]).toEqual({ field: "title", component: "Input", value: "a", componentProps: { disabled: true } });
  expect([next[0], next[2], next[3]]).toEqual([schema[0], schema[2], schema[3]]);
});

test("data omits removed fields and, if asked, empty ones; 0 and false are not empty", () => {
  const values = { title: "", meta: { icon: "i", path: "p" }, tags: [], count: 0, on: false, none: null };
  const removed = schema.map((one) => (one.field === "meta.icon" ? { ...one, remove: true } : one));
  expect(dataOf(removed, values)).toEqual({ ...values, meta: { path: "p" } });
  expect(dataOf(schema, values, { dropEmpty: true })).toEqual({ meta: values.meta, count: 0, on: false });
});
