import { Combobox } from "@ark-ui/react/combobox";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown } from "lucide-react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import { type ControlState, type Option, NO_OPTIONS } from "../control.ts";
import { box, line, panel } from "./control-styles.ts";
import { NothingFound } from "./filter-input.tsx";
import { collectionOf, useChoice } from "./use-choice.ts";

interface SelectV2Props extends ControlState {
  readonly options?: readonly Option[];
  readonly multiple?: boolean;
  readonly placeholder?: string;
}

type Rows = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;
/** Height of a line, pixels. */
const LINE = 34;

/** A select for thousands of options: typing filters them, and only visible lines are rendered. */
export function SelectV2Control({ options = NO_OPTIONS, multiple = false, placeholder, ...state }: SelectV2Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  // State instead of a ref, because the lines need another render once their scroll container is mounted.
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const rows = useRef<Rows>(null);
  const { chosen, text, choose } = useChoice(options, multiple, state);
  const collection = useMemo(() => {
    const wanted = foldedText(typed);
    return collectionOf(options.filter(({ label }) => foldedText(label).includes(wanted)));
  }, [options, typed]);
  return (
    <Combobox.Root
      collection={collection}
      ids={{ input: state.id, label: state.labelId }}
      value={chosen}
      multiple={multiple}
      closeOnSelect={!multiple}
      selectionBehavior={multiple ? "clear" : "replace"}
      invalid={state.invalid}
      required={state.required}
      disabled={state.disabled === true}
      openOnClick
      positioning={{ sameWidth: true, strategy: "fixed" }}
      lazyMount
      unmountOnExit
      onInputValueChange={({ inputValue, reason }) => setTyped(reason === "input-change" ? inputValue : "")}
      onValueChange={({ value }) => choose(value)}
      scrollToIndexFn={({ index }) => rows.current?.scrollToIndex(index, { align: "auto" })}
    >
      <Combobox.Control asChild>
        <chakra.div position="relative">
          <Field aria-describedby={state.describedBy} placeholder={placeholder ?? t`Choose`} onBlur={state.onBlur} />
          <Trigger aria-label={t`Open the list`}>
            <Icon of={ChevronDown} size={16} />
          </Trigger>
        </chakra.div>
      </Combobox.Control>
      {multiple && text && (
        <chakra.p marginTop="1" color="ink.second" fontSize="sm">
          {text}
        </chakra.p>
      )}
      <PanelPortal>
        <Combobox.Positioner>
          <Panel ref={setContent}>
            {collection.size === 0 ? (
              <NothingFound />
            ) : (
              <Lines options={collection.items} content={content} rows={rows} />
            )}
          </Panel>
        </Combobox.Positioner>
      </PanelPortal>
    </Combobox.Root>
  );
}

interface LinesProps {
  readonly options: readonly Option[];
  readonly content: HTMLDivElement | null;
  readonly rows: RefObject<Rows | null>;
}

function Lines({ options, content, rows }: LinesProps) {
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: options.length,
    getScrollElement: () => content,
    estimateSize: () => LINE,
    overscan: 8,
  });
  rows.current = virtualizer;
  return (
    <chakra.div position="relative" style={{ height: `${virtualizer.getTotalSize()}px` }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        return (
          option && (
            <Line
              key={option.value}
              item={option}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              style={{ top: `${start}px`, height: `${LINE}px` }}
            >
              <Combobox.ItemText>{option.label}</Combobox.ItemText>
            </Line>
          )
        );
      })}
    </chakra.div>
  );
}

const Field = chakra(Combobox.Input, { base: { ...box, paddingEnd: "9" } });
const Trigger = chakra(Combobox.Trigger, {
  base: {
    position: "absolute",
    insetInlineEnd: "0",
    top: "0",
    height: "full",
    paddingX: "3",
    display: "flex",
    alignItems: "center",
    color: "ink.second",
    cursor: "pointer",
  },
});
const Panel = chakra(Combobox.Content, { base: { ...panel, height: "16rem" } });
const Line = chakra(Combobox.Item, { base: { ...line, position: "absolute", insetInline: "0" } });
