import { createTreeCollection } from "@ark-ui/react/collection";
import { chakra } from "@chakra-ui/react";
import * as cascade from "@zag-js/cascade-select";
import { normalizeProps, useMachine } from "@zag-js/react";
import { Check, ChevronRight } from "lucide-react";
import { useId, useMemo } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { byText, type ControlState, listOf, type Option, NO_OPTIONS } from "../control.ts";
import { box, line, panel } from "./control-styles.ts";
import { TriggerText } from "./trigger-text.tsx";

interface CascaderProps extends ControlState {
  readonly options?: readonly Option[];
  /** The value is a list of paths. */
  readonly multiple?: boolean;
  /** A path may end before a leaf. */
  readonly anyLevel?: boolean;
  readonly placeholder?: string;
}

/** The value is a path through a tree: `["asia", "japan", "tokyo"]`. Each level of the tree is a list. */
export function CascaderControl({
  options = NO_OPTIONS,
  multiple = false,
  anyLevel = false,
  placeholder,
  ...state
}: CascaderProps) {
  const known = useMemo(() => byText(options), [options]);
  const collection = useMemo(
    () =>
      createTreeCollection<Option>({
        nodeToValue: ({ value }) => String(value),
        nodeToString: ({ label }) => label,
        nodeToChildren: ({ children }) => [...(children ?? [])],
        rootNode: { value: "", label: "", children: options },
      }),
    [options],
  );
  const ways = multiple ? ((state.value ?? []) as readonly (readonly string[])[]) : [listOf(state.value).map(String)];
  const valuesOf = (way: readonly string[]) => way.map((text) => known.get(text)?.value ?? text);
  const service = useMachine(cascade.machine, {
    id: useId(),
    ids: { trigger: state.id, label: state.labelId },
    collection,
    multiple,
    allowParentSelection: anyLevel,
    value: ways.filter((way) => way.length > 0).map((way) => way.map(String)),
    disabled: state.disabled === true,
    invalid: state.invalid,
    positioning: { strategy: "fixed", placement: "bottom-start" },
    onValueChange: ({ value }) =>
      state.onChange(multiple ? value.map(valuesOf) : value[0] === undefined ? null : valuesOf(value[0])),
    onOpenChange: ({ open }) => {
      if (!open) state.onBlur();
    },
  });
  const api = cascade.connect(service, normalizeProps);
  return (
    <div {...api.getRootProps()}>
      <div {...api.getControlProps()}>
        <Trigger {...api.getTriggerProps()} aria-describedby={state.describedBy}>
          <TriggerText text={api.valueAsString} placeholder={placeholder} />
        </Trigger>
      </div>
      <PanelPortal>
        <div {...api.getPositionerProps()}>
          {api.open && (
            <Panel {...api.getContentProps()}>
              <List api={api} node={collection.rootNode} indexPath={[]} way={[]} />
            </Panel>
          )}
        </div>
      </PanelPortal>
    </div>
  );
}

interface ListProps {
  readonly api: cascade.Api;
  readonly node: Option;
  readonly indexPath: number[];
  readonly way: string[];
}

/** The children of a node as a list, followed by the list of the highlighted child's children. */
function List({ api, node, indexPath, way }: ListProps) {
  const of = { item: node, indexPath, value: way };
  const { highlightedChild, highlightedIndex } = api.getItemState(of);
  const next = highlightedChild as Option | undefined;
  return (
    <>
      <Column {...api.getListProps(of)}>
        {(node.children ?? []).map((child, index) => {
          const each = { item: child, indexPath: [...indexPath, index], value: [...way, String(child.value)] };
          const { hasChildren, selected } = api.getItemState(each);
          return (
            <Line key={child.value} {...api.getItemProps(each)}>
              <span {...api.getItemTextProps(each)}>{child.label}</span>
              {hasChildren ? <Icon of={ChevronRight} size={16} /> : selected && <Icon of={Check} size={16} />}
            </Line>
          );
        })}
      </Column>
      {next?.children && (
        <List api={api} node={next} indexPath={[...indexPath, highlightedIndex]} way={[...way, String(next.value)]} />
      )}
    </>
  );
}

const Trigger = chakra(
  "button",
  { base: { ...box, gap: "2", cursor: "pointer" } },
  { defaultProps: { type: "button" } },
);
const Panel = chakra("div", {
  base: { ...panel, display: "flex", padding: "0", maxWidth: "calc(100vw - {spacing.4})", overflowX: "auto" },
});
const Column = chakra("ul", {
  base: {
    listStyle: "none",
    minWidth: "9rem",
    maxHeight: "16rem",
    overflowY: "auto",
    padding: "1",
    outline: "none",
    "& + &": { borderInlineStartWidth: "1px" },
  },
});
const Line = chakra("li", { base: line });
