import { Popover } from "@ark-ui/react/popover";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { type ControlState, textOf } from "#back-office/parts/form/control.ts";
import { panel } from "#back-office/parts/form/controls/control-styles.ts";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { RangeFields } from "./range-fields.tsx";
import { TimeColumns } from "./time-columns.tsx";
import { TIME_EXAMPLE, timeOf } from "./time-text.ts";
import { OPENER, TypedDate } from "./typed-date.tsx";

interface TimePickerProps extends ControlState {
  /** Whether the value is a range, as two texts. */
  readonly range?: boolean;
  /** Omits the seconds. */
  readonly minutes?: boolean;
}

/** A time of day, `HH:mm:ss`, typed or chosen. */
export function TimePickerControl({ range = false, minutes = false, ...state }: TimePickerProps) {
  if (!range) return <Time state={state} minutes={minutes} />;
  return (
    <RangeFields state={state}>{(label, end) => <Time label={label} minutes={minutes} state={end} />}</RangeFields>
  );
}

interface TimeProps {
  readonly state: ControlState;
  readonly minutes: boolean;
  readonly label?: string;
}

function Time({ state, minutes, label }: TimeProps) {
  const { t } = useLingui();
  return (
    <Popover.Root
      positioning={{ strategy: "fixed", placement: "bottom-end" }}
      lazyMount
      unmountOnExit
      portalled
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <TypedDate
        state={state}
        label={label}
        read={(text) => timeOf(text, minutes)}
        example={minutes ? TIME_EXAMPLE.minutes : TIME_EXAMPLE.seconds}
      >
        <Opener aria-label={t`Choose a time`} disabled={state.disabled === true}>
          <Icon of={Clock} size={16} />
        </Opener>
      </TypedDate>
      <PanelPortal>
        <Popover.Positioner>
          <Panel aria-label={t`Choose a time`}>
            <TimeColumns value={textOf(state.value)} minutes={minutes} onChange={state.onChange} />
          </Panel>
        </Popover.Positioner>
      </PanelPortal>
    </Popover.Root>
  );
}

const Opener = chakra(Popover.Trigger, { base: OPENER });
const Panel = chakra(Popover.Content, { base: { ...panel, padding: "2" } });
