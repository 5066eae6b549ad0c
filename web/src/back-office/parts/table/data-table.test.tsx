import { act, useState } from "react";
import { expect, test } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import type { Column } from "./columns.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly children?: readonly Row[];
}
const columns: readonly Column<Row>[] = [
  { field: "select", label: "Select", type: "selection" },
  { field: "index", label: "No.", type: "index" },
  { field: "name", label: "Name" },
  { field: "count", label: "Count", sortable: true, text: ({ count }) => count },
];
const rows: readonly Row[] = [
  { id: "a", name: "Ash", count: 10, children: [{ id: "b", name: "Birch", count: 1 }] },
  { id: "c", name: "Cedar", count: 9 },
];
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable caption="Trees" columns={columns} rows={rows} keyOf={({ id }) => id} {...props} />
);

test("numbers continue across pages, and the first column without a type is the row header", async () => {
  const nothing = () => undefined;
  await render(table({ paging: { page: 3, size: 10, total: 25, onPage: nothing, onSize: nothing } }));
  expect(texts("tbody tr > td:nth-child(2)")).toEqual(["21", "22"]);
  expect(texts("[role=rowheader]")).toEqual(["Ash", "Cedar"]);
});

test("a header sorts numerically and announces it", async () => {
  await render(table({}));
  await press(button("Count"));
  await press(button("Count"));
  const [first] = texts("[role=rowheader]");
  const sorted = get("[aria-sort]").getAttribute("aria-sort");
  expect([sorted, first]).toEqual(sorted === "ascending" ? ["ascending", "Cedar"] : ["descending", "Ash"]);
});

test("shows the children of a row below it, indented", async () => {
  await render(table({ childrenOf: ({ children }) => children }));
  expect(texts("[role=rowheader]")).toEqual(["Ash", "Cedar"]);
  await press(button("More of Ash"));
  expect(texts("[role=rowheader]")).toEqual(["Ash", "Birch", "Cedar"]);
  expect(button("More of Ash").getAttribute("aria-expanded")).toBe("true");
});

test("selects rows one by one and all at once", async () => {
  const seen: string[][] = [];
  function Choosing() {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    seen.push([...chosen]);
    return table({ chosen, onChoose: setChosen });
  }
  await render(<Choosing />);
  await act(async () => get("[aria-label='Select Cedar']").click());
  expect(seen.at(-1)).toEqual(["c"]);
  expect(get("[aria-label='Select all rows']")).toHaveProperty("indeterminate", true);
  await act(async () => get("[aria-label='Select all rows']").click());
  expect(seen.at(-1)?.sort()).toEqual(["a", "c"]);
  await act(async () => get("[aria-label='Select all rows']").click());
  expect(seen.at(-1)).toEqual([]);
});

test("shows an empty state, and a skeleton while loading", async () => {
  const { draw } = await render(table({ rows: [] }));
  expect(get("[role=status]").textContent).toBe("No rows");
  await draw(table({ rows: undefined }));
  expect(get("table").getAttribute("aria-busy")).toBe("true");
  expect(document.querySelectorAll("[role=rowheader]")).toHaveLength(0);
});

test("shows a dash in an empty cell, but keeps the number zero", async () => {
  await render(table({ rows: [{ id: "d", name: "", count: 0 }] }));
  expect([texts("[role=rowheader]"), texts("tbody tr > td:last-child")]).toEqual([["–"], ["0"]]);
});

test("marks empty cells, which the stacked layout leaves out, and those beside the title", async () => {
  const placed: readonly Column<Row>[] = [...columns, { field: "state", label: "State", beside: true }];
  await render(table({ columns: placed, rows: [{ id: "d", name: "Dogwood", count: 0 }] }));
  const marks = [...document.querySelectorAll<HTMLElement>("tbody tr > *")].map(({ dataset }) => [
    dataset.type ?? dataset.label,
    dataset.empty,
    dataset.beside,
  ]);
  expect(marks).toEqual([
    ["selection", undefined, undefined],
    ["index", undefined, undefined],
    ["Name", undefined, undefined],
    ["Count", undefined, undefined],
    ["State", "true", "true"],
  ]);
});
