import { DatePicker } from "@ark-ui/react/date-picker";
import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { dateLocale } from "#i18n/date-format.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { CalendarPanel } from "./calendar-panel.tsx";
import { dateOf, dateText } from "./date-text.ts";
import { TimeColumns } from "./time-columns.tsx";
import { useCalendarWords } from "./use-calendar-words.ts";

interface DateTimePanelProps {
  readonly labelId: string;
  readonly openerId: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** `2026-01-15 12:30:00`; "" if nothing is chosen yet. */
  readonly value: string;
  readonly onChange: (moment: string) => void;
  readonly onClose: () => void;
}

/** A calendar and time lists; choosing does not close the panel. */
export function DateTimePanel({ labelId, openerId, anchor, value, onChange, onClose }: DateTimePanelProps) {
  const { i18n } = useLingui();
  const words = useCalendarWords();
  const [day = "", time = "00:00:00"] = value.split(" ");
  const date = dateOf(day, "day");
  return (
    <DatePicker.Root
      open
      ids={{ label: () => labelId, trigger: openerId }}
      locale={dateLocale(i18n.locale)}
      translations={words}
      timeZone="Asia/Tokyo"
      value={date ? [date] : []}
      closeOnSelect={false}
      positioning={{ strategy: "fixed", placement: "bottom-start", getAnchorElement: () => anchor.current }}
      onValueChange={({ value: [next] }) => {
        if (next) onChange(`${dateText(next, "day")} ${time}`);
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <PanelPortal>
        <DatePicker.Positioner>
          <CalendarPanel
            aside={
              <TimeColumns
                value={time}
                // A time that is chosen without a date is for today.
                onChange={(next) => onChange(`${date ? day : tokyoDay(serverNow())} ${next}`)}
              />
            }
          />
        </DatePicker.Positioner>
      </PanelPortal>
    </DatePicker.Root>
  );
}
