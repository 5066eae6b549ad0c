import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type CSSProperties, type ReactNode, useState } from "react";
import { ariaOf, type ControlState, textOf } from "#back-office/parts/form/control.ts";
import { bare, box } from "#back-office/parts/form/controls/control-styles.ts";

interface TypedDateProps {
  readonly state: ControlState;
  /** Parses a text to the value; undefined if invalid. */
  readonly read: (text: string) => string | undefined;
  /** Format hint, also the placeholder. */
  readonly example: string;
  /** Accessible name of the field, if two fields share one label. */
  readonly label?: string | undefined;
  /** The button that opens the calendar or the list. */
  readonly children: ReactNode;
}

/** A typed date or time, with a button that opens a calendar or a list. An invalid text stays, with an error. */
export function TypedDate({ state, read, example, label, children }: TypedDateProps) {
  // The typed text with the value it was parsed to. It is dropped when the control gets another value, for example from
  // the calendar.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string; readonly left: boolean }>();
  const { onBlur, ...aria } = ariaOf(state);
  const unreadId = `${state.id}-unread`;
  const value = textOf(state.value);
  const draft = typed?.value === value ? typed : undefined;
  const meaning = (text: string) => (text.trim() === "" ? "" : read(text));
  const unread = draft?.left === true;
  const type = (text: string) => {
    const next = meaning(text);
    setTyped({ text, value: next ?? value, left: false });
    if (next !== undefined && next !== value) state.onChange(next === "" ? null : next);
  };
  const leave = () => {
    const isRead = draft === undefined || meaning(draft.text) !== undefined;
    setTyped(isRead ? undefined : { ...draft, left: true });
    onBlur();
  };
  return (
    <chakra.div minWidth="0" flex="1 1 8rem">
      <Frame data-invalid={state.invalid || unread || undefined} data-disabled={state.disabled || undefined}>
        <Line
          {...aria}
          aria-label={label}
          aria-invalid={state.invalid || unread || undefined}
          aria-describedby={unread ? unreadId : state.describedBy}
          autoComplete="off"
          placeholder={example}
          style={{ "--letters": example.length } as CSSProperties}
          value={draft?.text ?? value}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
        />
        {children}
      </Frame>
      {unread && (
        <chakra.p id={unreadId} role="alert" marginTop="1" color="failure" fontSize="xs">
          <Trans>There is no such date or time. Write it like {example}.</Trans>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Styles of the button in the field. */
export const OPENER = {
  display: "flex",
  alignSelf: "stretch",
  alignItems: "center",
  paddingX: "2.5",
  color: "ink.second",
  cursor: "pointer",
  borderRadius: "sm",
  _hover: { color: "ink" },
  _disabled: { cursor: "not-allowed" },
} as const;

const Frame = chakra("div", {
  base: {
    ...box,
    paddingEnd: "0",
    paddingY: "0",
    containerType: "inline-size",
    "&:has(input:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "1px" },
    "&[data-disabled]": { bg: "bg.sunken", color: "ink.second" },
  },
});
const Line = chakra("input", {
  base: {
    ...bare,
    // With large text on a phone, reduces the size so that the text fits beside the button.
    fontSize: "min(1em, calc((100cqi - 1.25rem - 16px) / (var(--letters) * 0.66)))",
  },
});
