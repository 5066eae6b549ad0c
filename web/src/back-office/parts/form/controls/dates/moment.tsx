import { DatePicker } from "@ark-ui/react/date-picker";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { type ControlState, groupOf, textOf } from "#back-office/parts/form/control.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { CalendarPanel } from "./calendar-panel.tsx";
import { dateOf, dateText } from "./date-text.ts";
import { TimeColumns } from "./time-columns.tsx";
import { MOMENT_EXAMPLE, momentOf } from "./time-text.ts";
import { useCalendarWords } from "./use-calendar-words.ts";
import { OPENER, TypedText } from "./typed-text.tsx";

interface MomentProps extends ControlState {
  /** From one moment to another: the value is two texts. */
  readonly range: boolean;
  readonly placeholder?: string;
}

/** A day with a time of day, typed or chosen from a calendar and lists; or two of them. */
export function Moment({ range, placeholder = MOMENT_EXAMPLE, ...state }: MomentProps) {
  const { t } = useLingui();
  if (!range) return <One state={state} placeholder={placeholder} />;
  const [from = "", to = ""] = Array.isArray(state.value) ? (state.value as readonly string[]) : [];
  const ends = [
    { label: t`From`, value: from, put: (next: string) => [next, to] },
    { label: t`Until`, value: to, put: (next: string) => [from, next] },
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" {...groupOf({ ...state, id: `${state.id}-group` })}>
      {ends.map(({ label, value, put }, at) => (
        <One
          key={label}
          label={label}
          placeholder={placeholder}
          state={{
            ...state,
            id: at === 0 ? state.id : `${state.id}-until`,
            value,
            onChange: (next) => state.onChange(put(textOf(next))),
          }}
        />
      ))}
    </chakra.div>
  );
}

interface OneProps {
  readonly state: ControlState;
  readonly placeholder: string;
  readonly label?: string;
}

function One({ state, placeholder, label }: OneProps) {
  const { t, i18n } = useLingui();
  const words = useCalendarWords();
  const [day = "", time = "00:00:00"] = textOf(state.value).split(" ");
  const date = dateOf(day, "day");
  return (
    <DatePicker.Root
      ids={{ label: () => state.labelId }}
      locale={i18n.locale}
      translations={words}
      timeZone="Asia/Tokyo"
      value={date ? [date] : []}
      disabled={state.disabled === true}
      closeOnSelect={false}
      positioning={{ strategy: "fixed", placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onValueChange={({ value: [next] }) => {
        if (next) state.onChange(`${dateText(next, "day")} ${time}`);
      }}
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <DatePicker.Control asChild>
        <Whole>
          <TypedText state={state} label={label} read={momentOf} example={placeholder}>
            <Opener aria-label={t`Open the calendar`}>
              <Icon of={CalendarDays} size={16} />
            </Opener>
          </TypedText>
        </Whole>
      </DatePicker.Control>
      <PanelPortal>
        <DatePicker.Positioner>
          <CalendarPanel
            aside={
              <TimeColumns
                value={time}
                // A time alone is one of today.
                onChange={(next) => state.onChange(`${date ? day : tokyoDay(serverNow())} ${next}`)}
              />
            }
          />
        </DatePicker.Positioner>
      </PanelPortal>
    </DatePicker.Root>
  );
}

const Whole = chakra("div", { base: { display: "flex", minWidth: "0", flex: "1 1 13rem" } });
const Opener = chakra(DatePicker.Trigger, { base: OPENER });
