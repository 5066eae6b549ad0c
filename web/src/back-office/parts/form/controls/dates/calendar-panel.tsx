import { DatePicker } from "@ark-ui/react/date-picker";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { panel } from "#back-office/parts/form/controls/control-styles.ts";
import { Icon } from "#components/ui/icon.tsx";

interface CalendarPanelProps {
  /** Content beside the calendar; below it on phones. */
  readonly aside?: ReactNode;
}

/** The panel below a calendar field: days, the months of a year, or years. */
export function CalendarPanel({ aside }: CalendarPanelProps) {
  const { t } = useLingui();
  const labelOf = (range: string): string => t`${range}: other months and years`;
  return (
    <Panel data-aside={aside ? true : undefined}>
      <div>
        {(["day", "month", "year"] as const).map((each) => (
          <DatePicker.View key={each} view={each}>
            <DatePicker.Context>
              {(api) => (
                <>
                  <Head>
                    <Back aria-label={t`Back`}>
                      <Icon of={ChevronLeft} size={16} />
                    </Back>
                    <Title aria-label={labelOf(api.visibleRangeText.formatted)}>
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
      </div>
      {aside}
    </Panel>
  );
}

const Panel = chakra(DatePicker.Content, {
  base: {
    ...panel,
    maxHeight: "none",
    maxWidth: "calc(100vw - 1rem)",
    padding: "3",
    "&[data-aside]": { maxHeight: "var(--available-height)", display: "flex", flexWrap: "wrap", gap: "3" },
  },
});
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
