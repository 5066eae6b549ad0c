import { queryOptions } from "@tanstack/react-query";
import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { type EpochMs, epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { client, pictureUrl, queryKey } from "./client.ts";
import { unwrap } from "./unwrap.ts";
import { itemsOf } from "./wire.ts";

export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly at: EpochMs;
  /** Null means the default picture. */
  readonly image: string | null;
  /** HTML of the server: clean it before showing it. */
  readonly content: string;
}

const toNewsItem = (wire: components["schemas"]["NewsItem"]): NewsItem => ({
  id: wire.id,
  title: wire.title,
  at: epochFromTokyo(wire.createtime),
  image: pictureUrl(wire.image),
  content: wire.content,
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

/** One news item. An id that names none fails with code 404, or is refused. */
export const detailQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey("/api/news/detail", { id }),
    queryFn: async ({ signal }): Promise<NewsItem> => {
      const { data } = await unwrap(client.GET("/api/news/detail", { params: { query: { id } }, signal }));
      return toNewsItem(data);
    },
  });
