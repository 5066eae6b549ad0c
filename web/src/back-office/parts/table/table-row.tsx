// The elements have explicit roles, because browsers drop the table semantics of elements with another `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { smallButton } from "../small-button.ts";
import { type Column, fieldText, isEmpty, orDash } from "./columns.ts";
import { pinnedCellAttributes } from "./pinned-cell.ts";
import { SelectRow, type Selection } from "./select-cell.tsx";
import { NARROW } from "./table-styles.ts";
import type { GridRow } from "./use-grid.ts";

/** Props that all rows of a table share. */
export interface SharedRowProps<Row> {
  readonly known: ReadonlyMap<string, Column<Row>>;
  /** The column that identifies the row. */
  readonly naming: string | undefined;
  readonly nameOf: (row: Row) => string;
  readonly selection: Selection | undefined;
  /** Details below an expanded row, unless rows expand to a tree. */
  readonly detail: ((row: Row) => ReactNode) | undefined;
}

interface RowProps<Row> extends SharedRowProps<Row> {
  readonly row: GridRow;
  /** Position of the row in the whole list, from 0. */
  readonly number: number;
  readonly index: number;
  readonly rowCount?: number;
}

/** One row, with its details when expanded. */
export function TableRow<Row>(props: RowProps<Row>) {
  const { row, index, known, naming, nameOf, selection, detail } = props;
  const data = row.original as Row;
  const cells = row.getVisibleCells();
  const name = nameOf(data);
  return (
    <>
      <tr
        role="row"
        data-chosen={selection?.chosen.has(row.id) || undefined}
        aria-rowindex={props.rowCount === undefined ? undefined : index + 2}
      >
        {cells.map(({ id, column }) => {
          const own = known.get(column.id);
          const names = column.id === naming;
          const Cell = names ? "th" : "td";
          // Text is truncated; custom cells decide how they wrap.
          const line = own?.cell === undefined || undefined;
          const plain = own?.plain === true || own?.type === "selection" || own?.type === "expand";
          const content = contentOf(own, data, props);
          return (
            <Cell
              key={id}
              {...(names ? { role: "rowheader", scope: "row" } : { role: "cell" })}
              data-label={own?.label}
              data-plain={plain || undefined}
              data-align={own?.align}
              data-type={own?.type}
              data-beside={own?.beside}
              data-empty={(own && !own.type && isEmpty(content)) || undefined}
              data-long={own?.pixels !== undefined || undefined}
              {...pinnedCellAttributes(column)}
            >
              {names && detail === undefined && (row.depth > 0 || row.getCanExpand()) ? (
                <Branch row={row} name={name} line={line}>
                  {orDash(content)}
                </Branch>
              ) : own?.type === "selection" ? (
                selection && <SelectRow id={row.id} name={name} selection={selection} />
              ) : own?.type === "expand" ? (
                <Opener row={row} name={name} />
              ) : (
                <div data-line={line}>{orDash(content)}</div>
              )}
            </Cell>
          );
        })}
      </tr>
      {detail && row.getIsExpanded() && (
        <tr role="row">
          <td role="cell" colSpan={cells.length} data-plain>
            <div>{detail(data)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

function contentOf<Row>(own: Column<Row> | undefined, row: Row, { index, number }: RowProps<Row>): ReactNode {
  if (!own) return null;
  if (own.type === "index" && !own.cell) return number + 1;
  return own.cell?.(row, { index }) ?? own.text?.(row) ?? fieldText(row, own.field);
}

interface BranchProps {
  readonly row: GridRow;
  readonly name: string;
  /** Truncates a long text. */
  readonly line: true | undefined;
  readonly children: ReactNode;
}

/** The name of a tree row, indented by its depth, with the expand button. */
function Branch({ row, name, line, children }: BranchProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="1"
      paddingInlineStart="calc(var(--depth) * 1.25rem)"
      css={{ [NARROW]: { paddingInlineStart: "min(var(--depth) * 1.25rem, var(--depth) * 6%)" } }}
      style={{ "--depth": row.depth } as CSSProperties}
    >
      {row.getCanExpand() ? <Opener row={row} name={name} /> : <chakra.span width="7" flexShrink={0} />}
      <chakra.span minWidth="0" data-line={line}>
        {children}
      </chakra.span>
    </chakra.div>
  );
}

function Opener({ row, name }: { row: GridRow; name: string }) {
  const { t } = useLingui();
  return (
    <OpenerButton
      aria-label={t`More of ${name}`}
      aria-expanded={row.getIsExpanded()}
      onClick={() => row.toggleExpanded()}
    >
      <Icon of={ChevronRight} size={16} />
    </OpenerButton>
  );
}

const OpenerButton = chakra(
  "button",
  {
    base: {
      ...smallButton,
      boxSize: "7",
      "& svg": { transitionProperty: "transform", transitionDuration: "fast" },
      "&[aria-expanded=true] svg": { transform: "rotate(90deg)" },
    },
  },
  { defaultProps: { type: "button" } },
);
