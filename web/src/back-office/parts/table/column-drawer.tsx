import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ComponentProps, type DragEvent, useState } from "react";
import { box } from "#back-office/parts/form/controls/control-styles.ts";
import { SidePanel } from "#components/dialogs/side-panel.tsx";
import { Tick } from "#components/forms/tick.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
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
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string | null>(null);
  const order = grid.state.columnOrder;
  const labels = new Map(arrangeable.map(({ field, label }) => [field, label]));
  const listed = order.filter((field) => labels.has(field));
  const shown = listed.filter((field) => grid.getColumn(field)?.getIsVisible());
  const place = (field: string, to: string | undefined) => {
    if (to !== undefined) grid.setColumnOrder(moveEntry(order, field, to));
  };
  return (
    <SidePanel size="wide" open={open} onClose={onClose} onExitComplete={onExitComplete} title={<Trans>Columns</Trans>}>
      <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
        <Tick
          checked={shown.length === listed.length}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = shown.length > 0 && shown.length < listed.length;
          }}
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
        {listed.map((field, at) => {
          const label = labels.get(field) ?? field;
          const column = grid.getColumn(field);
          return (
            <Line
              key={field}
              draggable
              data-dragged={dragged === field || undefined}
              onDragStart={() => setDragged(field)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event: DragEvent) => event.preventDefault()}
              onDragEnter={() => dragged && dragged !== field && place(dragged, field)}
            >
              <chakra.span color="ink.second" cursor="grab" display="flex">
                <Icon of={GripVertical} size={16} />
              </chakra.span>
              <chakra.label display="flex" alignItems="center" gap="2" flex="1" minWidth="0">
                <Tick checked={column?.getIsVisible() ?? false} onChange={() => column?.toggleVisibility()} />
                {label}
              </chakra.label>
              <Edge
                aria-label={t`Where ${label} stays`}
                value={column?.getIsPinned() || "none"}
                onChange={({ currentTarget: { value } }) =>
                  column?.pin(value === "start" || value === "end" ? value : false)
                }
              >
                <option value="none">{t`Not fixed`}</option>
                <option value="start">{t`Fixed at the left`}</option>
                <option value="end">{t`Fixed at the right`}</option>
              </Edge>
              <Step aria-label={t`Move ${label} up`} disabled={at === 0} onClick={() => place(field, listed[at - 1])}>
                <Icon of={ArrowUp} size={16} />
              </Step>
              <Step
                aria-label={t`Move ${label} down`}
                disabled={at === listed.length - 1}
                onClick={() => place(field, listed[at + 1])}
              >
                <Icon of={ArrowDown} size={16} />
              </Step>
            </Line>
          );
        })}
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
const Edge = chakra("select", { base: { ...box, width: "auto", paddingX: "1" } });

const Step = (props: ComponentProps<typeof IconButton>) => (
  <IconButton boxSize="var(--field-height, 2.25rem)" _disabled={{ opacity: 0.35, cursor: "not-allowed" }} {...props} />
);
