import { useLingui } from "@lingui/react/macro";
import { dateFormatOf } from "#i18n/date-format.ts";
import { toLanguage } from "#lib/language.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
/** A Monday. The names of the weekdays are formatted from this day and the next six. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns a function that translates a message key of the dashboards' data; an unknown key stays as it is. */
export function useNames(): (key: string) => string {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const written = (options: Intl.DateTimeFormatOptions, time: number) =>
    dateFormatOf(language, { ...options, timeZone: "UTC" }).format(time);
  const words: Readonly<Record<string, string>> = {
    "analysis.directAccess": t`Direct`,
    "analysis.mailMarketing": t`Mail campaigns`,
    "analysis.allianceAdvertising": t`Partner advertising`,
    "analysis.videoAdvertising": t`Video advertising`,
    "analysis.searchEngines": t`Search engines`,
    "workplace.introduction": t`A project with a short introduction of its own.`,
    "workplace.quote": t`References`,
    "workplace.contribution": t`Contributions`,
    "workplace.hot": t`Popularity`,
    "workplace.yield": t`Output`,
    "workplace.follow": t`Followers`,
  };
  return (key) => {
    const name = key.replace("analysis.", "");
    if (DAYS.includes(name)) return written({ weekday: "short" }, FIRST_DAY + DAYS.indexOf(name) * DAY_MS);
    if (MONTHS.includes(name)) return written({ month: "short" }, Date.UTC(2024, MONTHS.indexOf(name), 15));
    return words[key] ?? key;
  };
}
