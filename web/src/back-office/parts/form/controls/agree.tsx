import type { ReactNode } from "react";
import { Tick } from "#components/forms/tick.tsx";
import { type ControlState, groupOf } from "../control.ts";
import { PlainLabel, PlainRow } from "./option-looks.tsx";

interface AgreeProps extends ControlState {
  /** The sentence to agree to; may contain links. */
  readonly text?: ReactNode;
}

export function AgreeControl({ text, ...state }: AgreeProps) {
  return (
    <PlainRow {...groupOf(state)}>
      <PlainLabel>
        <Tick
          checked={state.value === true}
          disabled={state.disabled === true}
          aria-invalid={state.invalid || undefined}
          onBlur={state.onBlur}
          onChange={({ currentTarget }) => state.onChange(currentTarget.checked)}
        />
        <span>{text}</span>
      </PlainLabel>
    </PlainRow>
  );
}
