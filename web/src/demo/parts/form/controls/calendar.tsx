import { DatePicker, parseDate } from "@ark-ui/react/date-picker";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { PanelPortal } from "#demo/parts/panel-host.tsx";
import { type ControlState, groupOf, listOf, textOf } from "../control.ts";
import type { DatePickerProps } from "./date-picker.tsx";
import { box, panel } from "./look.ts";

type View = "day" | "month" | "year";
const VIEW: Readonly<Record<string, View>> = { month: "month", monthrange: "month", year: "year" };
/** How many characters of `2026-01-15` a value has. */
const LENGTH: Readonly<Record<View, number>> = { day: 10, month: 7, year: 4 };

/** A day, month or year out of a calendar; or two, or any number of days. */
export function Calendar({ type = "date", placeholder, ...state }: DatePickerProps & ControlState) {
  const { t, i18n } = useLingui();
  const view = VIEW[type] ?? "day";
  const mode = type.endsWith("range") ? "range" : type === "dates" ? "multiple" : "single";
  const texts = (mode === "single" ? [textOf(state.value)] : listOf(state.value).map(String)).filter(Boolean);
  const inputs = mode === "range" ? [0, 1] : [0];
  const words = mode === "range" ? [t`From`, t`Until`] : [];
  return (
    <DatePicker.Root
      ids={{ label: () => state.labelId, input: (index) => (index === 0 ? state.id : `${state.id}-${index}`) }}
      locale={i18n.locale}
      timeZone="Asia/Tokyo"
      selectionMode={mode}
      view={view}
      defaultView={view}
      minView={view}
      value={texts.flatMap(dateOf)}
      format={(date) => date.toString().slice(0, LENGTH[view])}
      parse={(text) => dateOf(text)[0]}
      disabled={state.disabled === true}
      invalid={state.invalid}
      closeOnSelect={mode !== "multiple"}
      positioning={{ strategy: "fixed", placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => {
        const next = value.map((date) => date.toString().slice(0, LENGTH[view]));
        state.onChange(mode === "single" ? (next[0] ?? null) : next);
      }}
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <DatePicker.Control asChild>
        <Frame
          data-invalid={state.invalid || undefined}
          {...(mode !== "single" && groupOf({ ...state, id: `${state.id}-group` }))}
        >
          {mode === "multiple" ? (
            <chakra.span id={state.id} flex="1" minWidth="0" color={texts.length ? "ink" : "ink.second"}>
              {texts.join(", ") || t`Choose days`}
            </chakra.span>
          ) : (
            inputs.map((index) => (
              <Field
                key={index}
                index={index}
                aria-describedby={state.describedBy}
                aria-label={words[index]}
                placeholder={placeholder ?? ["YYYY-MM-DD", "YYYY-MM", "YYYY"][["day", "month", "year"].indexOf(view)]}
                onBlur={state.onBlur}
              />
            ))
          )}
          <Opener aria-label={t`Open the calendar`}>
            <Icon of={CalendarDays} size={16} />
          </Opener>
        </Frame>
      </DatePicker.Control>
      <PanelPortal>
        <DatePicker.Positioner>
          <Panel>
            {(["day", "month", "year"] as const).map((each) => (
              <DatePicker.View key={each} view={each}>
                <DatePicker.Context>
                  {(api) => (
                    <>
                      <Head>
                        <Back aria-label={t`Back`}>
                          <Icon of={ChevronLeft} size={16} />
                        </Back>
                        <Title>
                          <DatePicker.RangeText />
                        </Title>
                        <Forward aria-label={t`Forward`}>
                          <Icon of={ChevronRight} size={16} />
                        </Forward>
                      </Head>
                      <Grid data-view={each}>
                        {each === "day" && (
                          <DatePicker.TableHead>
                            <DatePicker.TableRow>
                              {api.weekDays.map(({ narrow, long }) => (
                                <DatePicker.TableHeader key={long} aria-label={long}>
                                  {narrow}
                                </DatePicker.TableHeader>
                              ))}
                            </DatePicker.TableRow>
                          </DatePicker.TableHead>
                        )}
                        <DatePicker.TableBody>
                          {each === "day"
                            ? api.weeks.map((week) => (
                                <DatePicker.TableRow key={week[0]?.toString()}>
                                  {week.map((day) => (
                                    <DatePicker.TableCell key={day.toString()} value={day}>
                                      <Cell>{day.day}</Cell>
                                    </DatePicker.TableCell>
                                  ))}
                                </DatePicker.TableRow>
                              ))
                            : (each === "month"
                                ? api.getMonthsGrid({ columns: 4, format: "short" })
                                : api.getYearsGrid({ columns: 4 })
                              ).map((row) => (
                                <DatePicker.TableRow key={row[0]?.value}>
                                  {row.map((one) => (
                                    <DatePicker.TableCell key={one.value} value={one.value}>
                                      <Cell>{one.label}</Cell>
                                    </DatePicker.TableCell>
                                  ))}
                                </DatePicker.TableRow>
                              ))}
                        </DatePicker.TableBody>
                      </Grid>
                    </>
                  )}
                </DatePicker.Context>
              </DatePicker.View>
            ))}
          </Panel>
        </DatePicker.Positioner>
      </PanelPortal>
    </DatePicker.Root>
  );
}

const DAY = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** The day that a value means; the first of its month or year, and none for anything else. */
function dateOf(text: string) {
  const [whole, year = "", month = "01", day = "01"] = DAY.exec(text.trim()) ?? [];
  if (whole === undefined) return [];
  try {
    return [parseDate(`${year}-${month}-${day}`)];
  } catch {
    return [];
  }
}

const Frame = chakra("div", {
  base: {
    ...box,
    paddingEnd: "0",
    paddingY: "0",
    "&:has(input:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "1px" },
  },
});
const Field = chakra(DatePicker.Input, {
  base: {
    alignSelf: "stretch",
    flex: "1",
    minWidth: "0",
    width: "full",
    bg: "transparent",
    outline: "none",
    font: "inherit",
    fontVariantNumeric: "tabular-nums",
  },
});
const Opener = chakra(DatePicker.Trigger, {
  base: {
    display: "flex",
    alignSelf: "stretch",
    alignItems: "center",
    paddingX: "2.5",
    color: "ink.second",
    cursor: "pointer",
    borderRadius: "sm",
    _hover: { color: "ink" },
  },
});
const Panel = chakra(DatePicker.Content, { base: { ...panel, maxHeight: "none", padding: "3" } });
const Head = chakra(DatePicker.ViewControl, {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2", paddingBottom: "2" },
});
const step = {
  display: "flex",
  padding: "2",
  borderRadius: "sm",
  color: "ink.second",
  cursor: "pointer",
  _hover: { bg: "bg.hover", color: "ink" },
} as const;
const Back = chakra(DatePicker.PrevTrigger, { base: step });
const Forward = chakra(DatePicker.NextTrigger, { base: step });
const Title = chakra(DatePicker.ViewTrigger, {
  base: {
    paddingX: "3",
    paddingY: "1",
    borderRadius: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
  },
});
const Grid = chakra(DatePicker.Table, {
  base: {
    borderCollapse: "separate",
    borderSpacing: "2px",
    "& th": { color: "ink.second", fontSize: "xs", fontWeight: "medium", paddingY: "1" },
  },
});
const Cell = chakra(DatePicker.TableCellTrigger, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "9",
    minHeight: "9",
    paddingX: "2",
    borderRadius: "sm",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    "&[data-today]": { fontWeight: "bold", color: "link" },
    "&[data-in-range]": { bg: "brand.soft" },
    "&[data-selected]": { bg: "action", color: "action.on" },
    "&[data-outside-range]": { color: "ink.second" },
    "&[data-disabled]": { opacity: 0.4, cursor: "not-allowed" },
  },
});
