import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { questionsQuery, type Question } from "#api/question-answer.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { useShownData } from "#components/feedback/use-shown-data.ts";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ANSWER_HEIGHT, QuestionItem } from "./question-item.tsx";
import { useOpenAnswer } from "./use-open-answer.ts";

/** Questions with short answers; the full answer opens on hover, focus or press. */
export function Questions() {
  const id = useId();
  const query = useQuery(questionsQuery());
  const nothingYet = useShownData(query)?.length === 0;
  return (
    <chakra.section id="questions" aria-labelledby={id} bg="bg.sunken" paddingY={{ base: "14", md: "24" }}>
      <Container>
        <Stack gap="3" marginBottom={{ base: "6", md: "10" }}>
          <Heading id={id} size="lg">
            <Trans>Questions and answers</Trans>
          </Heading>
          {!nothingYet && (
            <Lead>
              <Trans>Choose a question to read the full answer.</Trans>
            </Lead>
          )}
        </Stack>
        <QueryView
          query={query}
          skeleton={<QuestionsSkeleton />}
          isEmpty={(questions) => questions.length === 0}
          empty={<EmptyState title={<Trans>There are no questions yet.</Trans>} />}
        >
          {(questions) => <QuestionList questions={questions} />}
        </QueryView>
      </Container>
    </chakra.section>
  );
}

function QuestionList({ questions }: { questions: readonly Question[] }) {
  const list = useRef<HTMLUListElement>(null);
  const answers = useOpenAnswer(list, questions[0]?.id ?? null);
  return (
    <List ref={list}>
      {questions.map((question, index) => (
        <QuestionItem key={question.id} question={question} low={index >= questions.length / 2} answers={answers} />
      ))}
    </List>
  );
}

// On wide screens the half beside the questions is kept free for the answers.
const List = chakra("ul", {
  base: {
    position: "relative",
    listStyle: "none",
    paddingEnd: { lg: "calc(50% + {spacing.5})" },
    minHeight: { lg: ANSWER_HEIGHT },
    borderTopWidth: { base: "1px", lg: "0" },
  },
});

function QuestionsSkeleton() {
  return (
    <List>
      {[0, 1, 2, 3, 4, 5].map((question) => (
        <chakra.li key={question} paddingY="4">
          <Skeleton height="12" />
        </chakra.li>
      ))}
    </List>
  );
}
