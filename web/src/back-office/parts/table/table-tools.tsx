import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Columns3, RefreshCw, Rows3 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Density } from "./table-styles.ts";
import type { Grid } from "./use-grid.ts";

const ColumnDrawer = lateComponent(async () => (await import("./column-drawer.tsx")).ColumnDrawer);

interface TableToolsProps {
  readonly grid: Grid;
  /** The arrangeable columns, in their initial order. */
  readonly arrangeable: readonly { readonly field: string; readonly label: string }[];
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onRestore: () => void;
  readonly onRefresh: (() => void) | undefined;
  readonly busy: boolean;
}

const NEXT: Readonly<Record<Density, Density>> = { default: "large", large: "small", small: "default" };

/** The tools above a table: reload, row height, columns. */
export function TableTools(props: TableToolsProps) {
  const { grid, arrangeable, density, onDensity, onRestore, onRefresh, busy } = props;
  const { t } = useLingui();
  const [drawer, setDrawer] = useState<"closed" | "open" | "closing">("closed");
  const words = { small: t`Row height: low`, default: t`Row height: medium`, large: t`Row height: high` };
  return (
    <chakra.div display="flex" gap="1" marginInlineStart="auto">
      {onRefresh && (
        <Tool
          aria-label={t`Refresh`}
          title={t`Refresh`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRefresh()}
        >
          <Icon of={RefreshCw} size={18} />
        </Tool>
      )}
      <Tool aria-label={words[density]} title={words[density]} onClick={() => onDensity(NEXT[density])}>
        <Icon of={Rows3} size={18} />
      </Tool>
      <Tool aria-label={t`Columns`} title={t`Columns`} aria-haspopup="dialog" onClick={() => setDrawer("open")}>
        <Icon of={Columns3} size={18} />
      </Tool>
      {drawer !== "closed" && (
        <ColumnDrawer
          open={drawer === "open"}
          onClose={() => setDrawer("closing")}
          onExitComplete={() => setDrawer("closed")}
          grid={grid}
          arrangeable={arrangeable}
          onRestore={onRestore}
        />
      )}
    </chakra.div>
  );
}

const Tool = (props: ComponentProps<typeof IconButton>) => (
  <IconButton boxSize="var(--field-height, 2.25rem)" {...props} />
);
