import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLICATIONS } from "@hashgrove/mock-server/scenarios/content/catalogue.ts";
import { NEWS } from "@hashgrove/mock-server/scenarios/content/news.ts";
import { USUAL_TIMES } from "@hashgrove/mock-server/scenarios/content/usual-times.ts";
import { expect, test } from "vitest";
import { ROOT } from "../../process/steps.ts";
import { translationsOf } from "./catalogues.ts";
import { textsIn } from "./words.ts";

const LANGUAGES = ["ja", "en", "zh-CN"] as const;
/** A duration: one or two numbers and a unit. */
const A_TIME = /\d+(?:(?:〜| to |至|–)\d+)?\s?(?:営業日|時間|business days?|hours?|个工作日|小时)/g;
/** Durations that are not current waiting times: former ones in the news, the length of outages, and the chat's 24 h. */
const OTHER_TIMES = /^(?:24|48|72) ?(?:時間|hours?|小时)$|^3 ?(?:営業日|business days|个工作日)$/;

test.each(LANGUAGES)("the web and the demo's content name the same waiting times in %s", (language) => {
  const known: string[] = Object.values(USUAL_TIMES).map((time) => time[language]);
  const catalogue = readFileSync(join(ROOT, `web/src/i18n/personage/${language}.po`), "utf8");
  const web = translationsOf(catalogue).map(({ text }) => text);
  for (const time of known) expect(web).toContain(time);

  const published = textsIn([NEWS, PUBLICATIONS], language, []);
  const named = [...web, ...published].flatMap((text) => text.match(A_TIME) ?? []);
  expect(named.filter((time) => !known.includes(time) && !OTHER_TIMES.test(time))).toEqual([]);
});
