import { useLingui } from "@lingui/react/macro";
import { type GallerySection, section } from "./gallery-section.ts";

/** Sections of the gallery for dates and times. */
export function useDateFields(): readonly GallerySection[] {
  const { t } = useLingui();
  return [
    section("TimePicker", t`Time of day`, [
      { field: "time", label: t`Plain` },
      { field: "timeMinutes", label: t`Without seconds`, value: "09:30", componentProps: { minutes: true } },
      { field: "timeRange", label: t`Range`, value: ["09:00:00", "18:00:00"], componentProps: { range: true } },
    ]),
    section("TimeSelect", t`Time select`, [
      { field: "timeSelect", label: t`Every half hour` },
      {
        field: "timeSelectQuarter",
        label: t`Every quarter of an hour`,
        componentProps: { start: "08:00", end: "12:00", step: "00:15" },
      },
    ]),
    section("DatePicker", t`Date`, [
      { field: "date", label: t`One day` },
      { field: "dateMonth", label: t`One month`, value: "2026-01", componentProps: { type: "month" } },
      { field: "dateYear", label: t`Year`, componentProps: { type: "year" } },
      { field: "dateMany", label: t`Several days`, value: [], componentProps: { type: "dates" } },
      { field: "dateOff", label: t`Disabled`, value: "2026-01-15", componentProps: { disabled: true } },
      { field: "dateRange", label: t`Days`, value: [], componentProps: { type: "daterange" } },
      { field: "dateRangeMonth", label: t`Months`, value: [], componentProps: { type: "monthrange" } },
    ]),
    section("DatePicker", t`Date and time`, [
      { field: "moment", label: t`Plain`, value: "2026-01-15 12:30:00", componentProps: { type: "datetime" } },
      { field: "momentRange", label: t`Range`, value: [], componentProps: { type: "datetimerange" } },
    ]),
  ];
}
