import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PanelProps } from "./style-panels.tsx";
import { Choice, ToolPanel } from "./tool-panel.tsx";

const MOST = 20;
const clamped = (text: string): number => Math.max(1, Math.min(MOST, Math.trunc(Number(text)) || 1));

/** Inserts a table, or changes the one at the cursor. */
export function TablePanel({ editor, onClose }: PanelProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState(3);
  const [cols, setCols] = useState(3);
  if (editor.isActive("table")) {
    const chain = () => editor.chain().focus();
    const changes = [
      { name: t`Row below`, run: () => chain().addRowAfter().run() },
      { name: t`Column to the right`, run: () => chain().addColumnAfter().run() },
      { name: t`Delete the row`, run: () => chain().deleteRow().run() },
      { name: t`Delete the column`, run: () => chain().deleteColumn().run() },
      { name: t`Toggle header row`, run: () => chain().toggleHeaderRow().run() },
      { name: t`Delete the table`, run: () => chain().deleteTable().run() },
    ];
    return (
      <ToolPanel label={t`Table`} onClose={onClose}>
        {changes.map(({ name, run }) => (
          <Choice key={name} onClick={run}>
            {name}
          </Choice>
        ))}
      </ToolPanel>
    );
  }
  const insert = () => {
    editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run();
    onClose();
  };
  const number = (label: string, value: number, put: (value: number) => void) => (
    <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
      {label}
      <Count
        type="number"
        min={1}
        max={MOST}
        value={value}
        onChange={({ currentTarget }) => put(clamped(currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          insert();
        }}
      />
    </chakra.label>
  );
  return (
    <ToolPanel label={t`Table`} onClose={onClose}>
      {number(t`Rows`, rows, setRows)}
      {number(t`Columns`, cols, setCols)}
      <Button size="sm" onClick={insert}>
        <Trans>Insert table</Trans>
      </Button>
    </ToolPanel>
  );
}

const Count = chakra(TextInput, { base: { width: "4.5rem", minHeight: "9", paddingY: "1" } });
