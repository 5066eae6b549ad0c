import { Listbox } from "@ark-ui/react/listbox";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import { type ControlState, groupOf, listOf, type Option, NO_OPTIONS } from "../control.ts";
import { line } from "./control-styles.ts";
import { FilterInput } from "./filter-input.tsx";
import { collectionOf } from "./use-choice.ts";

interface TransferProps extends ControlState {
  readonly options?: readonly Option[];
  /** Titles of the two lists. */
  readonly titles?: readonly [string, string];
  readonly filterable?: boolean;
}

/** Two lists between which the user moves options. The second list is the value. */
export function TransferControl({ options = NO_OPTIONS, titles, filterable = false, ...state }: TransferProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const here = new Set(listOf(state.value).map(String));
  const left = options.filter(({ value }) => !here.has(String(value)));
  const right = options.filter(({ value }) => here.has(String(value)));
  const move = (into: boolean, from: readonly Option[]) => {
    const moving = new Set(from.map(({ value }) => String(value)).filter((text) => picked.includes(text)));
    state.onChange(
      options.map(({ value }) => value).filter((value) => (moving.has(String(value)) ? into : here.has(String(value)))),
    );
    setPicked(picked.filter((text) => !moving.has(text)));
  };
  const side = { picked, onPick: setPicked, filterable, disabled: state.disabled === true };
  const can = (from: readonly Option[]) => !side.disabled && from.some(({ value }) => picked.includes(String(value)));
  const [to, back] = titles ?? [t`Available`, t`Chosen`];
  return (
    <Sides {...groupOf(state)}>
      <Side title={to} options={left} {...side} />
      <chakra.div display="flex" gap="2" flexDirection={{ base: "row", md: "column" }}>
        <Move aria-label={t`Move to ${back}`} disabled={!can(left)} onClick={() => move(true, left)}>
          <Icon of={ChevronRight} size={18} />
        </Move>
        <Move aria-label={t`Move to ${to}`} disabled={!can(right)} onClick={() => move(false, right)}>
          <Icon of={ChevronLeft} size={18} />
        </Move>
      </chakra.div>
      <Side title={back} options={right} {...side} />
    </Sides>
  );
}

interface SideProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
  readonly filterable: boolean;
  readonly disabled: boolean;
}

function Side({ title, options, picked, onPick, filterable, disabled }: SideProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const shown = options.filter(({ label }) => foldedText(label).includes(foldedText(typed)));
  const own = new Set(shown.map(({ value }) => String(value)));
  const collection = collectionOf(shown);
  return (
    <Listbox.Root
      asChild
      collection={collection}
      selectionMode="multiple"
      disabled={disabled}
      value={picked.filter((text) => own.has(text))}
      onValueChange={({ value }) => onPick([...picked.filter((text) => !own.has(text)), ...value])}
    >
      <Frame>
        <Title>
          {title}
          <chakra.span color="ink.second" fontWeight="normal">
            {options.length}
          </chakra.span>
        </Title>
        {filterable && (
          <chakra.div padding="2">
            <FilterInput label={t`Search in ${title}`} value={typed} onChange={setTyped} />
          </chakra.div>
        )}
        <List>
          {shown.map((option) => (
            <Line key={option.value} item={option}>
              <Listbox.ItemText>{option.label}</Listbox.ItemText>
              <Listbox.ItemIndicator>✓</Listbox.ItemIndicator>
            </Line>
          ))}
        </List>
      </Frame>
    </Listbox.Root>
  );
}

const Sides = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: "center",
    gap: "3",
    outline: "none",
  },
});
const Frame = chakra("div", {
  base: {
    flex: "1",
    width: "full",
    minWidth: "0",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
  },
});
const Title = chakra(Listbox.Label, {
  base: {
    display: "flex",
    justifyContent: "space-between",
    padding: "2.5",
    fontSize: "sm",
    fontWeight: "semibold",
    bg: "bg.sunken",
    borderBottomWidth: "1px",
  },
});
const List = chakra(Listbox.Content, {
  base: { height: "12rem", overflowY: "auto", padding: "1", fontSize: "sm", outlineOffset: "-2px" },
});
const Line = chakra(Listbox.Item, { base: line });
const Move = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      boxSize: "9",
      borderRadius: "sm",
      bg: "action",
      color: "action.on",
      cursor: "pointer",
      _disabled: { bg: "bg.hover", color: "ink.second", cursor: "not-allowed" },
    },
  },
  { defaultProps: { type: "button" } },
);
