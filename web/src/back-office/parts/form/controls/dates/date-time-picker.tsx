import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { type ControlState, textOf } from "#back-office/parts/form/control.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { RangeFields } from "./range-fields.tsx";
import { MOMENT_EXAMPLE, momentOf } from "./time-text.ts";
import { OPENER, TypedDate } from "./typed-date.tsx";

/** Lazy-loaded with the calendar library when first opened. */
const DateTimePanel = lateComponent(async () => (await import("./date-time-panel.tsx")).DateTimePanel);

interface DateTimePickerProps extends ControlState {
  /** Whether the value is a range, as two texts. */
  readonly range: boolean;
  readonly placeholder?: string;
}

/** A date with a time, typed or chosen from a calendar and lists; or a range. */
export function DateTimePicker({ range, placeholder = MOMENT_EXAMPLE, ...state }: DateTimePickerProps) {
  if (!range) return <One state={state} placeholder={placeholder} />;
  return (
    <RangeFields state={state}>
      {(label, end) => <One label={label} placeholder={placeholder} state={end} />}
    </RangeFields>
  );
}

interface OneProps {
  readonly state: ControlState;
  readonly placeholder: string;
  readonly label?: string;
}

function One({ state, placeholder, label }: OneProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const openerId = `${state.id}-opener`;
  const close = () => {
    setOpen(false);
    state.onBlur();
    // Closing the panel loses the focus, so return it to the opener; after a press outside, the browser then moves it
    // to the pressed element.
    document.getElementById(openerId)?.focus();
  };
  return (
    <Whole ref={field}>
      <TypedDate state={state} label={label} read={momentOf} example={placeholder}>
        <Opener
          id={openerId}
          aria-label={t`Open the calendar`}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={state.disabled === true}
          onPointerEnter={DateTimePanel.ahead}
          onClick={() => (open ? close() : setOpen(true))}
        >
          <Icon of={CalendarDays} size={16} />
        </Opener>
      </TypedDate>
      {open && (
        <DateTimePanel
          labelId={state.labelId}
          openerId={openerId}
          anchor={field}
          value={textOf(state.value)}
          onChange={state.onChange}
          onClose={close}
        />
      )}
    </Whole>
  );
}

const Whole = chakra("div", { base: { display: "flex", minWidth: "0", flex: "1 1 13rem" } });
const Opener = chakra("button", { base: OPENER }, { defaultProps: { type: "button" } });
