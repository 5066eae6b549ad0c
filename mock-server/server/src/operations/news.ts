import type { NewsItem } from "#domain/content.ts";
import { accept } from "#domain/decision.ts";
import type { Language } from "#domain/state.ts";
import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { sliceOf } from "./answers.ts";
import { type DataOf, type Operation } from "./operation.ts";

/** The contract's `maxItems` of the news list. */
const LONGEST_LIST = 1000;

const itemOf = ({ id, title, publishedAt, image, content }: NewsItem, language: Language): DataOf<"news.detail"> => ({
  id,
  title: title[language],
  createtime: tokyoTime(asEpochMs(publishedAt)),
  content: content[language],
  image,
});

const newestFirst = (a: NewsItem, b: NewsItem): number => b.publishedAt - a.publishedAt || b.id - a.id;

export const index: Operation<"news.index"> = ({ query, language, store }) => {
  const { offset, limit } = sliceOf(query);
  const items = [...store.read().news.values()].sort(newestFirst).slice(offset, offset + Math.min(limit, LONGEST_LIST));
  return accept(items.map((item) => itemOf(item, language)));
};

export const detail: Operation<"news.detail"> = ({ query, language, store }) => {
  const item = store.read().news.get(query.id);
  if (!item) throw new RequestFault(404);
  return accept(itemOf(item, language));
};
