import { useLingui } from "@lingui/react/macro";
import type { GallerySection } from "./gallery-schema.ts";

/** Dates and times. */
export function useDateFields(): readonly GallerySection[] {
  return [useTimeSection(), useTimeSelectSection(), useDateSection(), useMomentSection()];
}

function useTimeSection(): GallerySection {
  const { t } = useLingui();
  return [
    "time",
    t`Time of day`,
    [
      { field: "time", component: "TimePicker", label: t`Plain` },
      {
        field: "timeMinutes",
        component: "TimePicker",
        label: t`Without seconds`,
        value: "09:30",
        componentProps: { minutes: true },
      },
      {
        field: "timeRange",
        component: "TimePicker",
        label: t`Range`,
        value: ["09:00:00", "18:00:00"],
        componentProps: { range: true },
      },
    ],
  ];
}

function useTimeSelectSection(): GallerySection {
  const { t } = useLingui();
  return [
    "timeSelect",
    t`Time select`,
    [
      { field: "timeSelect", component: "TimeSelect", label: t`Every half hour` },
      {
        field: "timeSelectQuarter",
        component: "TimeSelect",
        label: t`Every quarter of an hour`,
        componentProps: { start: "08:00", end: "12:00", step: "00:15" },
      },
    ],
  ];
}

function useDateSection(): GallerySection {
  const { t } = useLingui();
  return [
    "date",
    t`Date`,
    [
      { field: "date", component: "DatePicker", label: t`One day` },
      {
        field: "dateMonth",
        component: "DatePicker",
        label: t`One month`,
        value: "2026-01",
        componentProps: { type: "month" },
      },
      { field: "dateYear", component: "DatePicker", label: t`Year`, componentProps: { type: "year" } },
      {
        field: "dateMany",
        component: "DatePicker",
        label: t`Several days`,
        value: [],
        componentProps: { type: "dates" },
      },
      {
        field: "dateOff",
        component: "DatePicker",
        label: t`Disabled`,
        value: "2026-01-15",
        componentProps: { disabled: true },
      },
      {
        field: "dateRange",
        component: "DatePicker",
        label: t`Days`,
        value: [],
        componentProps: { type: "daterange" },
      },
      {
        field: "dateRangeMonth",
        component: "DatePicker",
        label: t`Months`,
        value: [],
        componentProps: { type: "monthrange" },
      },
    ],
  ];
}

function useMomentSection(): GallerySection {
  const { t } = useLingui();
  return [
    "moment",
    t`Date and time`,
    [
      {
        field: "moment",
        component: "DatePicker",
        label: t`Plain`,
        value: "2026-01-15 12:30:00",
        componentProps: { type: "datetime" },
      },
      {
        field: "momentRange",
        component: "DatePicker",
        label: t`Range`,
        value: [],
        componentProps: { type: "datetimerange" },
      },
    ],
  ];
}
