import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { type ControlState, groupOf, textOf } from "#back-office/parts/form/control.ts";

interface RangeFieldsProps {
  /** State of the range as a whole; the value is two texts. */
  readonly state: ControlState;
  /** Renders the control of one end of the range. */
  readonly children: (label: string, state: ControlState) => ReactNode;
}

export function RangeFields({ state, children }: RangeFieldsProps) {
  const { t } = useLingui();
  const [from = "", to = ""] = Array.isArray(state.value) ? (state.value as readonly string[]) : [];
  const ends = [
    { id: state.id, label: t`From`, value: from, put: (next: string) => [next, to] },
    { id: `${state.id}-until`, label: t`Until`, value: to, put: (next: string) => [from, next] },
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" {...groupOf({ ...state, id: `${state.id}-group` })}>
      {ends.map(({ id, label, value, put }) => (
        <Fragment key={id}>
          {children(label, { ...state, id, value, onChange: (next) => state.onChange(put(textOf(next))) })}
        </Fragment>
      ))}
    </chakra.div>
  );
}
