import { read } from "./call.ts";
import { idOf, textOf } from "./reply/readers.ts";
import { itemsOf } from "./reply/wire.ts";

export interface Question {
  readonly id: number;
  readonly question: string;
  readonly summary: string;
  /** HTML from the server: sanitize it before showing it. */
  readonly answer: string;
}

export const questionsQuery = () =>
  read("/api/question_answer/index", (data): readonly Question[] =>
    itemsOf(data).map(({ id, question, enq, answer }) => ({
      id: idOf(id),
      question: textOf(question),
      summary: textOf(enq),
      answer: textOf(answer),
    })),
  );
