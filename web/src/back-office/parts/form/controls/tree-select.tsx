import { Popover } from "@ark-ui/react/popover";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { matching, toTree } from "#back-office/parts/tree/tree-node.ts";
import { Tree } from "#back-office/parts/tree/tree.tsx";
import { useEarlyEscape } from "#components/dialogs/use-early-escape.ts";
import { Button } from "#components/ui/button.tsx";
import { type ControlState, type Option, NO_OPTIONS } from "../control.ts";
import { box, panel } from "./control-styles.ts";
import { FilterInput, NothingFound } from "./filter-input.tsx";
import { TriggerText } from "./trigger-text.tsx";
import { useChoice } from "./use-choice.ts";

interface TreeSelectProps extends ControlState {
  readonly options?: readonly Option[];
  /** Checkboxes in the tree; the value is a list. */
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  readonly clearable?: boolean;
  readonly placeholder?: string;
}

/** One or several nodes of a tree that opens below the field. */
export function TreeSelectControl({
  options = NO_OPTIONS,
  multiple = false,
  filterable = false,
  clearable = false,
  placeholder,
  ...state
}: TreeSelectProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) state.onBlur();
  };
  useEarlyEscape(open, () => show(false));
  const { chosen, text, choose } = useChoice(options, multiple, state);
  const nodes = matching(
    toTree(options, ({ value, label }) => ({ id: String(value), label })),
    typed,
    ({ label }) => label,
  );
  const pick = (id: string) => {
    choose([id]);
    setOpen(false);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => show(change.open)}
      ids={{ trigger: state.id }}
      positioning={{ sameWidth: true, strategy: "fixed", placement: "bottom-start" }}
      lazyMount
      unmountOnExit
    >
      <Trigger
        aria-labelledby={`${state.labelId} ${state.id}`}
        aria-describedby={state.describedBy}
        data-invalid={state.invalid || undefined}
        disabled={state.disabled === true}
      >
        <TriggerText text={text} placeholder={placeholder} />
      </Trigger>
      <PanelPortal>
        <Popover.Positioner>
          <Panel aria-labelledby={state.labelId}>
            {filterable && <FilterInput label={t`Search the tree`} value={typed} onChange={setTyped} />}
            {nodes.length === 0 && <NothingFound />}
            <Tree
              label={t`Options`}
              nodes={nodes}
              {...(multiple
                ? { checked: new Set(chosen), onCheck: (next: ReadonlySet<string>) => choose([...next]) }
                : { selected: chosen[0] ?? null, onSelect: pick })}
            />
            {clearable && chosen.length > 0 && (
              <Button size="sm" variant="quiet" onClick={() => choose([])}>
                <Trans>Clear</Trans>
              </Button>
            )}
          </Panel>
        </Popover.Positioner>
      </PanelPortal>
    </Popover.Root>
  );
}

const Trigger = chakra(Popover.Trigger, { base: { ...box, gap: "2", cursor: "pointer" } });
const Panel = chakra(Popover.Content, { base: { ...panel, display: "grid", gap: "1" } });
