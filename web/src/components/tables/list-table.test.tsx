import { expect, test } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { type Column, ListTable } from "./list-table.tsx";

const columns: Column<{ id: number; name: string }>[] = [
  { label: "Product", cell: ({ name }) => name },
  { label: "Number", cell: ({ id }) => id, align: "end" },
  { label: "Details", cell: () => "open", plain: true },
];
const rows = [
  { id: 7, name: "A" },
  { id: 8, name: "B" },
];
const all = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);

test("is a named table with its headers and rows in order", async () => {
  await render(<ListTable caption="Holdings" columns={columns} rows={rows} keyOf={({ id }) => id} />);
  expect(document.querySelector("[role=table]")?.getAttribute("aria-label")).toBe("Holdings");
  expect(all("[role=columnheader]")).toEqual(["Product", "Number", "Details"]);
  expect(all("[role=rowheader]")).toEqual(["A", "B"]);
  expect(all("[role=cell]")).toEqual(["7", "open", "8", "open"]);
});

test("each cell has its label for the narrow layout, except self-explanatory ones", async () => {
  await render(<ListTable caption="Holdings" columns={columns} rows={rows.slice(0, 1)} keyOf={({ id }) => id} />);
  const labels = [...document.querySelectorAll("[role=cell]")].map((cell) => cell.getAttribute("data-label"));
  expect(labels).toEqual(["Number", null]);
});
