import type { NewsItem } from "#domain/content.ts";
import type { Draft, Language, Localised } from "#domain/state.ts";
import { DAY_MS, TOKYO_OFFSET_MS } from "#domain/time/time.ts";
import { NEWS_WRITTEN_FOR } from "./news.ts";

const DAY_TOKEN = /\{([+-]\d+)\}/g;

/** A day as written in a text, without the year: "9月16日", "16 Sep". */
function dayText(language: Language, at: number): string {
  const tokyo = new Date(at + TOKYO_OFFSET_MS);
  const [month, day] = [tokyo.getUTCMonth() + 1, tokyo.getUTCDate()];
  if (language !== "en") return `${month}月${day}日`;
  return `${day} ${tokyo.toLocaleString("en", { month: "short", timeZone: "UTC" })}`;
}

function withDays(text: Localised, publishedAt: number): Localised {
  const inLanguage = (language: Language) =>
    text[language].replaceAll(DAY_TOKEN, (_token, days: string) =>
      dayText(language, publishedAt + Number(days) * DAY_MS),
    );
  return { ja: inLanguage("ja"), en: inLanguage("en"), "zh-CN": inLanguage("zh-CN") };
}

/** Shifts the news and the days in their texts by whole days, so that the newest is from shortly before `now`. */
export function dateNews(draft: Draft, now: number): void {
  const shift = Math.floor((now - NEWS_WRITTEN_FOR) / DAY_MS) * DAY_MS;
  for (const item of draft.news.values()) draft.news.put(item.id, dated(item, item.publishedAt + shift));
}

const dated = (item: NewsItem, publishedAt: number): NewsItem => ({
  ...item,
  publishedAt,
  content: withDays(item.content, publishedAt),
});
