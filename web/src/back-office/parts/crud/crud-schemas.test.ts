import { expect, test } from "vitest";
import { crudSchemas } from "./crud-schemas.ts";

test("derives four schemas: search on request, the others unless excluded", () => {
  const { searchSchema, formSchema, tableColumns, detailSchema } = crudSchemas<object>([
    { field: "title", label: "Title", search: {}, form: { colProps: { span: 24 } }, table: { pixels: 80 } },
    { field: "day", label: "Day", form: { component: "DatePicker" }, table: false, detail: { span: 24 } },
    { field: "made", label: "Made", form: false, detail: false },
  ]);
  expect(searchSchema).toEqual([{ field: "title", label: "Title", component: "Input" }]);
  expect(formSchema).toEqual([
    { field: "title", label: "Title", component: "Input", colProps: { span: 24 } },
    { field: "day", label: "Day", component: "DatePicker" },
  ]);
  expect(tableColumns).toEqual([
    { field: "title", label: "Title", pixels: 80 },
    { field: "made", label: "Made" },
  ]);
  expect(detailSchema).toEqual([
    { field: "title", label: "Title" },
    { field: "day", label: "Day", span: 24 },
  ]);
});
