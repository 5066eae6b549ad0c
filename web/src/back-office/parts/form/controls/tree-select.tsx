import { Popover } from "@ark-ui/react/popover";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { matching, toTree } from "#back-office/parts/tree/tree-node.ts";
import { Tree } from "#back-office/parts/tree/tree.tsx";
import { useEarlyEscape } from "#components/dialogs/use-early-escape.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { byText, type ControlState, listOf, type Option, textOf, NO_OPTIONS } from "../control.ts";
import { box, panel } from "./control-styles.ts";

interface TreeSelectProps extends ControlState {
  readonly options?: readonly Option[];
  /** Checkboxes in the tree; the value is a list. */
  readonly multiple?: boolean;
  readonly filterable?: boolean;
  /** Can be cleared. */
  readonly clearable?: boolean;
  readonly placeholder?: string;
  readonly label?: string;
}

/** One or several nodes of a tree that opens below the field. */
export function TreeSelectControl(props: TreeSelectProps) {
  const {
    options = NO_OPTIONS,
    multiple = false,
    filterable = false,
    clearable = false,
    placeholder,
    ...state
  } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) state.onBlur();
  };
  useEarlyEscape(open, () => show(false));
  const known = byText(options);
  const nodes = matching(
    toTree(options, ({ value, label }) => ({ id: String(value), label })),
    typed,
  );
  const chosen = (multiple ? listOf(state.value).map(String) : [textOf(state.value)]).filter((text) => known.has(text));
  const words = chosen.map((text) => known.get(text)?.label ?? "").join(", ");
  const valueOf = (text: string) => known.get(text)?.value ?? null;
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
        <Words data-empty={words === "" || undefined}>{words || (placeholder ?? t`Choose`)}</Words>
        <chakra.span marginInlineStart="auto" display="flex" color="ink.second">
          <Icon of={ChevronDown} size={16} />
        </chakra.span>
      </Trigger>
      <PanelPortal>
        <Popover.Positioner>
          <Panel aria-labelledby={state.labelId}>
            {filterable && (
              <Filter
                type="search"
                aria-label={t`Search the tree`}
                placeholder={t`Search`}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
            {nodes.length === 0 && (
              <chakra.p padding="2" color="ink.second">
                <Trans>Nothing found</Trans>
              </chakra.p>
            )}
            <Tree
              label={t`Options`}
              nodes={nodes}
              {...(multiple
                ? {
                    checked: new Set(chosen),
                    onCheck: (next: ReadonlySet<string>) => state.onChange([...next].map(valueOf)),
                  }
                : {
                    selected: chosen[0] ?? null,
                    onSelect: (id: string) => {
                      state.onChange(valueOf(id));
                      setOpen(false);
                    },
                  })}
            />
            {clearable && chosen.length > 0 && (
              <Button size="sm" variant="quiet" onClick={() => state.onChange(multiple ? [] : null)}>
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
const Words = chakra("span", {
  base: {
    minWidth: "0",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "&[data-empty]": { color: "ink.second" },
  },
});
const Panel = chakra(Popover.Content, { base: { ...panel, display: "grid", gap: "1" } });
const Filter = chakra("input", { base: box });
