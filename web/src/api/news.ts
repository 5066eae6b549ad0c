import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { read } from "./call.ts";
import { pictureUrl } from "./client.ts";
import { idOf, textOf } from "./reply/readers.ts";
import { timeOf } from "./reply/time-reader.ts";
import { fieldsOf, itemsOf, type Wire } from "./reply/wire.ts";

export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly at: EpochMs | null;
  /** Null means the default image. */
  readonly image: string | null;
  /** HTML from the server: sanitize it before showing it. */
  readonly content: string;
}

const toNewsItem = (wire: Wire<components["schemas"]["NewsItem"]>): NewsItem => ({
  id: idOf(wire.id),
  title: textOf(wire.title),
  at: timeOf(wire.createtime),
  image: pictureUrl(textOf(wire.image)),
  content: textOf(wire.content),
});

/** Every news item, newest first. */
export const newsQuery = () => read("/api/news/index", (data): readonly NewsItem[] => itemsOf(data).map(toNewsItem));

/** One news item. An unknown id fails with code 404, or is refused. */
export const newsItemQuery = (id: number) => read("/api/news/detail", (data) => toNewsItem(fieldsOf(data)), { id });
