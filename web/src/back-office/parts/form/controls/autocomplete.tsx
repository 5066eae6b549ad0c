import { Combobox } from "@ark-ui/react/combobox";
import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import { type ControlState, type Option, textOf, NO_OPTIONS } from "../control.ts";
import { box, line, panel } from "./control-styles.ts";
import { collectionOf } from "./use-choice.ts";

interface AutocompleteProps extends ControlState {
  /** Suggestions while typing; other values may be entered as well. */
  readonly options?: readonly Option[];
  readonly placeholder?: string;
  /** Called with the typed text, to load matching options. If set, the options are not filtered here. */
  readonly onType?: (text: string) => void;
}

export function AutocompleteControl({ options = NO_OPTIONS, placeholder, onType, ...state }: AutocompleteProps) {
  const text = textOf(state.value);
  const collection = useMemo(() => {
    const wanted = foldedText(text);
    return collectionOf(onType ? options : options.filter(({ label }) => foldedText(label).includes(wanted)));
  }, [options, text, onType]);
  return (
    <Combobox.Root
      collection={collection}
      ids={{ input: state.id, label: state.labelId }}
      allowCustomValue
      inputValue={text}
      invalid={state.invalid}
      required={state.required}
      disabled={state.disabled === true}
      openOnClick
      positioning={{ sameWidth: true, strategy: "fixed" }}
      lazyMount
      unmountOnExit
      onInputValueChange={({ inputValue }) => {
        state.onChange(inputValue);
        onType?.(inputValue);
      }}
    >
      <Combobox.Control>
        <Field aria-describedby={state.describedBy} onBlur={state.onBlur} {...(placeholder && { placeholder })} />
      </Combobox.Control>
      {collection.size > 0 && (
        <PanelPortal>
          <Combobox.Positioner>
            <Panel>
              {collection.items.map((option) => (
                <Line key={option.value} item={option}>
                  <Combobox.ItemText>{option.content ?? option.label}</Combobox.ItemText>
                </Line>
              ))}
            </Panel>
          </Combobox.Positioner>
        </PanelPortal>
      )}
    </Combobox.Root>
  );
}

const Field = chakra(Combobox.Input, { base: box });
const Panel = chakra(Combobox.Content, { base: panel });
const Line = chakra(Combobox.Item, { base: line });
