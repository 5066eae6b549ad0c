import { accept } from "#domain/decision.ts";
import type { Operation } from "./operation.ts";

export const index: Operation<"question_answer.index"> = ({ language, store }) => {
  const questions = store.read().publications.get("main")?.questions ?? [];
  return accept(
    questions.map(({ id, question, short, answer }) => ({
      id,
      question: question[language],
      enq: short[language],
      answer: answer[language],
    })),
  );
};
