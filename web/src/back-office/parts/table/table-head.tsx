// The elements have explicit roles, because browsers drop the table semantics of elements with another `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import type { Column } from "./columns.ts";
import { pinnedCellAttributes, remOf } from "./pinned-cell.ts";
import { SelectAll, type Selection } from "./select-cell.tsx";
import type { Grid, GridColumn } from "./use-grid.ts";

interface TableHeadProps<Row> {
  readonly grid: Grid;
  readonly known: ReadonlyMap<string, Column<Row>>;
  readonly selection: Selection | undefined;
}

const ARIA_SORT = { asc: "ascending", desc: "descending", none: undefined } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;

/** The column headers; sortable ones are buttons. */
export function TableHead<Row>({ grid, known, selection }: TableHeadProps<Row>) {
  const groups = grid.getHeaderGroups();
  return (
    <thead role="rowgroup">
      {groups.map((group) => (
        <tr key={group.id} role="row">
          {group.headers.map((header) => {
            const { column, colSpan } = header;
            // Skip placeholders: the header of an ungrouped column spans the rows of its grouped neighbours.
            if (group.depth !== column.depth) return null;
            const own = known.get(column.id);
            const label = String(column.columnDef.header ?? "");
            const sorted = own?.sortable ? column.getIsSorted() || "none" : undefined;
            return (
              <th
                key={header.id}
                role="columnheader"
                scope={own ? "col" : "colgroup"}
                colSpan={colSpan}
                rowSpan={own ? groups.length - group.depth : 1}
                aria-sort={sorted && ARIA_SORT[sorted]}
                data-align={own?.align}
                data-over={own ? undefined : true}
                {...(own && headPlaceOf(own, column))}
              >
                {own?.type === "selection" && selection ? (
                  <SelectAll selection={selection} />
                ) : own?.type === "expand" ? (
                  <VisuallyHidden>{label}</VisuallyHidden>
                ) : sorted === undefined ? (
                  label
                ) : (
                  <Sort onClick={() => column.toggleSorting()}>
                    {label}
                    <Icon of={SORT_ICON[sorted]} size={14} />
                  </Sort>
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

/** Attributes of a header; text columns have their minimum width. */
function headPlaceOf<Row>({ pixels }: Column<Row>, column: GridColumn) {
  const { style, ...place } = pinnedCellAttributes(column);
  return { ...place, style: { ...style, ...(pixels && { minWidth: remOf(pixels) }) } };
}

const Sort = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      overflowWrap: "anywhere",
      cursor: "pointer",
      _hover: { color: "ink" },
    },
  },
  { defaultProps: { type: "button" } },
);
