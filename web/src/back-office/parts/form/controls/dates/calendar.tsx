import { DatePicker } from "@ark-ui/react/date-picker";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { type ControlState, groupOf, listOf, textOf } from "#back-office/parts/form/control.ts";
import { box } from "#back-office/parts/form/controls/control-styles.ts";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { dateLocale } from "#i18n/date-format.ts";
import { CalendarPanel } from "./calendar-panel.tsx";
import { DateFields } from "./date-fields.tsx";
import type { DatePickerProps } from "./date-picker.tsx";
import { dateOf, dateText, type DateView } from "./date-text.ts";
import { OPENER } from "./typed-date.tsx";
import { useCalendarWords } from "./use-calendar-words.ts";

const VIEW: Readonly<Record<string, DateView>> = { month: "month", monthrange: "month", year: "year" };
const EXAMPLE: Readonly<Record<DateView, string>> = { day: "YYYY-MM-DD", month: "YYYY-MM", year: "YYYY" };

/** A day, month or year chosen from a calendar; a range of two; or a list of days. */
export function Calendar({ type = "date", placeholder, ...state }: DatePickerProps & ControlState) {
  const { t, i18n } = useLingui();
  const words = useCalendarWords();
  const [unread, setUnread] = useState(false);
  const view = VIEW[type] ?? "day";
  const mode = type.endsWith("range") ? "range" : type === "dates" ? "multiple" : "single";
  const texts = (mode === "single" ? [textOf(state.value)] : listOf(state.value).map(String)).filter(Boolean);
  const unreadId = `${state.id}-unread`;
  const example = EXAMPLE[view];
  return (
    <DatePicker.Root
      ids={{ label: () => state.labelId, input: (index) => (index === 0 ? state.id : `${state.id}-${index}`) }}
      locale={dateLocale(i18n.locale)}
      translations={words}
      timeZone="Asia/Tokyo"
      selectionMode={mode}
      view={view}
      defaultView={view}
      minView={view}
      value={texts.flatMap((text) => dateOf(text, view) ?? [])}
      format={(date) => dateText(date, view)}
      parse={(text) => dateOf(text, view)}
      disabled={state.disabled === true}
      invalid={state.invalid || unread}
      closeOnSelect={mode !== "multiple"}
      positioning={{ strategy: "fixed", placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => {
        setUnread(false);
        const next = value.map((date) => dateText(date, view));
        state.onChange(mode === "single" ? (next[0] ?? null) : next);
      }}
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <DatePicker.Control asChild>
        <Frame
          data-invalid={state.invalid || unread || undefined}
          {...(mode !== "single" && groupOf({ ...state, id: `${state.id}-group` }))}
        >
          {mode === "multiple" ? (
            <ChosenDays id={state.id} days={texts} />
          ) : (
            <DateFields
              range={mode === "range"}
              view={view}
              describedBy={unread ? unreadId : state.describedBy}
              placeholder={placeholder ?? example}
              onLeave={(readable) => {
                setUnread(!readable);
                state.onBlur();
              }}
            />
          )}
          <Opener aria-label={t`Open the calendar`}>
            <Icon of={CalendarDays} size={16} />
          </Opener>
        </Frame>
      </DatePicker.Control>
      {unread && <UnreadDate id={unreadId} example={example} />}
      <PanelPortal>
        <DatePicker.Positioner>
          <CalendarPanel />
        </DatePicker.Positioner>
      </PanelPortal>
    </DatePicker.Root>
  );
}

function ChosenDays({ id, days }: { id: string; days: readonly string[] }) {
  const { t } = useLingui();
  return (
    <chakra.span id={id} flex="1" minWidth="0" color={days.length > 0 ? "ink" : "ink.second"}>
      {days.join(", ") || t`Choose days`}
    </chakra.span>
  );
}

const UnreadDate = ({ id, example }: { id: string; example: string }) => (
  <chakra.p id={id} role="alert" marginTop="1" color="failure" fontSize="xs">
    <Trans>This date does not exist. Write it as {example}.</Trans>
  </chakra.p>
);

const Frame = chakra("div", {
  base: {
    ...box,
    // Stacks two dates if they do not fit beside each other in large text.
    flexWrap: "wrap",
    paddingEnd: "0",
    paddingY: "0",
    "&:has(input:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "1px" },
  },
});
const Opener = chakra(DatePicker.Trigger, { base: OPENER });
