import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { box } from "#back-office/parts/form/controls/control-styles.ts";
import { Tick } from "#components/forms/tick.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { GridColumn } from "./use-grid.ts";

interface ColumnControlsProps {
  readonly column: GridColumn | undefined;
  readonly label: string;
  /** Fields of the columns above and below in the list; undefined at its ends. */
  readonly above: string | undefined;
  readonly below: string | undefined;
  /** Moves the column to the position of the column `to`. */
  readonly onMove: (to: string) => void;
}

/** Controls for a column's visibility, pinning and position. */
export function ColumnControls({ column, label, above, below, onMove }: ColumnControlsProps) {
  const { t } = useLingui();
  return (
    <>
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
        onChange={({ currentTarget: { value } }) => column?.pin(value === "start" || value === "end" ? value : false)}
      >
        <option value="none">{t`Not fixed`}</option>
        <option value="start">{t`Fixed at the left`}</option>
        <option value="end">{t`Fixed at the right`}</option>
      </Edge>
      <Step aria-label={t`Move ${label} up`} disabled={above === undefined} onClick={() => above && onMove(above)}>
        <Icon of={ArrowUp} size={16} />
      </Step>
      <Step aria-label={t`Move ${label} down`} disabled={below === undefined} onClick={() => below && onMove(below)}>
        <Icon of={ArrowDown} size={16} />
      </Step>
    </>
  );
}

const Edge = chakra("select", { base: { ...box, width: "auto", paddingX: "1" } });

const Step = (props: ComponentProps<typeof IconButton>) => (
  <IconButton boxSize="var(--field-height, 2.25rem)" _disabled={{ opacity: 0.35, cursor: "not-allowed" }} {...props} />
);
