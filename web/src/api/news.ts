import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions } from "@tanstack/react-query";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { client, pictureUrl, queryKey } from "./client.ts";
import { idOf, textOf } from "./reply/readers.ts";
import { timeOf } from "./reply/time-reader.ts";
import { unwrap } from "./reply/unwrap.ts";
import { fieldsOf, itemsOf, type Wire } from "./reply/wire.ts";

export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly at: EpochMs | null;
  /** Null means the default image. */
  readonly image: string | null;
  /** HTML of the server: sanitize it before showing it. */
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
export const indexQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/news/index"),
    queryFn: async ({ signal }): Promise<readonly NewsItem[]> => {
      const { data } = await unwrap(client.GET("/api/news/index", { signal }));
      return itemsOf(data).map(toNewsItem);
    },
  });

/** One news item. An unknown id fails with code 404, or is refused. */
export const detailQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey("/api/news/detail", { id }),
    queryFn: async ({ signal }): Promise<NewsItem> => {
      const { data } = await unwrap(client.GET("/api/news/detail", { params: { query: { id } }, signal }));
      return toNewsItem(fieldsOf(data));
    },
  });
