import { Select } from "@ark-ui/react/select";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Check, X } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { type ControlState, type Option, NO_OPTIONS } from "../control.ts";
import { box, line, panel } from "./control-styles.ts";
import { TriggerText } from "./trigger-text.tsx";
import { collectionOf, useChoice } from "./use-choice.ts";

interface SelectProps extends ControlState {
  /** An option with children is a group heading. */
  readonly options?: readonly Option[];
  /** The value is a list. */
  readonly multiple?: boolean;
  readonly placeholder?: string;
  readonly clearable?: boolean;
  readonly prefix?: ReactNode;
}

export function SelectControl({
  options = NO_OPTIONS,
  multiple = false,
  clearable = false,
  placeholder,
  prefix,
  ...state
}: SelectProps) {
  const { t } = useLingui();
  const groups = options.some(({ children }) => children) ? options : [{ value: "", label: "", children: options }];
  const collection = useMemo(() => collectionOf(options.flatMap((option) => option.children ?? [option])), [options]);
  const { chosen, text, choose } = useChoice(collection.items, multiple, state);
  return (
    <Select.Root
      collection={collection}
      ids={{ trigger: state.id, label: state.labelId }}
      value={chosen}
      multiple={multiple}
      closeOnSelect={!multiple}
      invalid={state.invalid}
      required={state.required}
      disabled={state.disabled === true}
      positioning={{ sameWidth: true, strategy: "fixed" }}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => choose(value)}
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <Select.Control asChild>
        <chakra.div position="relative">
          <Trigger aria-describedby={state.describedBy}>
            {prefix}
            <TriggerText text={text} placeholder={placeholder} />
          </Trigger>
          {clearable && chosen.length > 0 && (
            <Clear aria-label={t`Clear`}>
              <Icon of={X} size={16} />
            </Clear>
          )}
        </chakra.div>
      </Select.Control>
      <PanelPortal>
        <Select.Positioner>
          <Panel ref={takeFocus}>
            {groups.map((group) => (
              <Select.ItemGroup key={group.label}>
                {group.label !== "" && <GroupLabel>{group.label}</GroupLabel>}
                {(group.children ?? []).map((option) => (
                  <Line key={option.value} item={option}>
                    <Select.ItemText>{option.content ?? option.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Icon of={Check} size={16} />
                    </Select.ItemIndicator>
                  </Line>
                ))}
              </Select.ItemGroup>
            ))}
          </Panel>
        </Select.Positioner>
      </PanelPortal>
      <Select.HiddenSelect tabIndex={-1} />
    </Select.Root>
  );
}

/**
 * Focuses the list when it mounts. The library would do so in the next frame, which a busy machine delays; until then
 * the trigger would swallow keys, and Tab would leave the list open.
 */
function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
}

const Trigger = chakra(Select.Trigger, { base: { ...box, gap: "2", cursor: "pointer" } });
const Clear = chakra(Select.ClearTrigger, {
  base: {
    position: "absolute",
    insetInlineEnd: "8",
    top: "50%",
    translate: "0 -50%",
    display: "flex",
    padding: "1",
    borderRadius: "sm",
    color: "ink.second",
    cursor: "pointer",
    _hover: { color: "ink", bg: "bg.hover" },
  },
});
const Panel = chakra(Select.Content, { base: panel });
const Line = chakra(Select.Item, { base: line });
const GroupLabel = chakra(Select.ItemGroupLabel, {
  base: { paddingX: "2.5", paddingY: "1", color: "ink.second", fontSize: "xs", fontWeight: "semibold" },
});
