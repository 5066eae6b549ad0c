import { queryOptions } from "@tanstack/react-query";
import { client, queryKey } from "./client.ts";
import { idOf, textOf } from "./reply/readers.ts";
import { unwrap } from "./reply/unwrap.ts";
import { itemsOf } from "./reply/wire.ts";

export interface Question {
  readonly id: number;
  readonly question: string;
  readonly summary: string;
  /** HTML of the server: sanitize it before showing it. */
  readonly answer: string;
}

export const indexQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/question_answer/index"),
    queryFn: async ({ signal }): Promise<readonly Question[]> => {
      const { data } = await unwrap(client.GET("/api/question_answer/index", { signal }));
      return itemsOf(data).map(({ id, question, enq, answer }) => ({
        id: idOf(id),
        question: textOf(question),
        summary: textOf(enq),
        answer: textOf(answer),
      }));
    },
  });
