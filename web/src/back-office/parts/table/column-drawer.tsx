import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type DragEvent, useState } from "react";
import { SidePanel } from "#components/dialogs/side-panel.tsx";
import { TickAll } from "#components/forms/tick.tsx";
import { Button } from "#components/ui/button.tsx";
import { ColumnControls } from "./column-controls.tsx";
import { moveEntry } from "./move-entry.ts";
import type { Grid } from "./use-grid.ts";

interface ColumnDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExitComplete: () => void;
  readonly grid: Grid;
  readonly arrangeable: readonly { readonly field: string; readonly label: string }[];
  readonly onRestore: () => void;
}

/** Chooses the columns of a table, their pinning and their order, by pointer or keyboard. */
export function ColumnDrawer({ open, onClose, onExitComplete, grid, arrangeable, onRestore }: ColumnDrawerProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const order = grid.state.columnOrder;
  const labels = new Map(arrangeable.map(({ field, label }) => [field, label]));
  const listed = order.filter((field) => labels.has(field));
  const shown = listed.filter((field) => grid.getColumn(field)?.getIsVisible());
  const place = (field: string, to: string) => grid.setColumnOrder(moveEntry(order, field, to));
  return (
    <SidePanel size="wide" open={open} onClose={onClose} onExitComplete={onExitComplete} title={<Trans>Columns</Trans>}>
      <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
        <TickAll
          ticked={shown.length}
          total={listed.length}
          onChange={({ currentTarget }) =>
            grid.setColumnVisibility((now) => ({
              ...now,
              ...Object.fromEntries(listed.map((field) => [field, currentTarget.checked])),
            }))
          }
        />
        <Trans>Show all</Trans>
      </chakra.label>
      <chakra.ul listStyle="none" display="grid" borderTopWidth="1px">
        {listed.map((field, at) => (
          <Line
            key={field}
            draggable
            data-dragged={dragged === field || undefined}
            onDragStart={() => setDragged(field)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDragEnter={() => dragged && dragged !== field && place(dragged, field)}
          >
            <ColumnControls
              column={grid.getColumn(field)}
              label={labels.get(field) ?? field}
              above={listed[at - 1]}
              below={listed[at + 1]}
              onMove={(to) => place(field, to)}
            />
          </Line>
        ))}
      </chakra.ul>
      <chakra.footer display="flex" justifyContent="flex-end" gap="3">
        <Button size="sm" variant="outline" onClick={onRestore}>
          <Trans>Reset</Trans>
        </Button>
        <Button size="sm" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </chakra.footer>
    </SidePanel>
  );
}

const Line = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    paddingY: "1.5",
    borderBottomWidth: "1px",
    fontSize: "sm",
    "&[data-dragged]": { opacity: 0.5 },
  },
});
