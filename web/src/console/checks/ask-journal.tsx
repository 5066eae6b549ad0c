import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Query } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { verify } from "#console/api/verify.ts";
import { CodeBlock, pretty } from "#console/parts/code-block.tsx";
import { CopyTextButton } from "#console/parts/copy-text-button.tsx";
import { TextField } from "#console/parts/fields.tsx";
import { Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { Answer } from "./answer.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { type Question, questionOf, verificationOf } from "./question.ts";

/** Form: checks whether calls were made as a test expects. */
export function AskJournal({ query }: { query: Query }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const act = useAction();
  const [question, setQuestion] = useState<Question>(() => questionOf(query));
  const [answer, setAnswer] = useState<Schemas["Verified"] | null>(null);
  const [refused, setRefused] = useState("");
  const change = (part: Partial<Question>) => {
    setQuestion({ ...question, ...part });
    setAnswer(null);
    setRefused("");
  };
  const verification = verificationOf(question);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!verification) return;
    setRefused("");
    setAnswer(await act(() => verify(id, verification), undefined, setRefused));
  };
  return (
    <Section title={<Trans>Check the journal</Trans>}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <QuestionFields question={question} change={change} />
          <TextField
            label={t`Fields of the request`}
            optional
            hint={t`JSON by pointer, such as {"/amount": 5000}`}
            error={verification ? refused && <span role="alert">{refused}</span> : t`This is not a JSON object.`}
            spellCheck={false}
            autoComplete="off"
            value={question.body}
            onChange={({ currentTarget }) => change({ body: currentTarget.value })}
          />
          <Row>
            <Button type="submit" size="sm">
              <Trans>Check</Trans>
            </Button>
            {verification && <CopyTextButton label={t`Copy as a verify call`} text={() => pretty(verification)} />}
          </Row>
        </Stack>
      </form>
      <chakra.div role="status">{answer && <Answer answer={answer} />}</chakra.div>
      {verification && <AsCall text={pretty(verification)} />}
    </Section>
  );
}

/** The request body with which a test makes the same check through the API. */
function AsCall({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <details>
      <chakra.summary fontSize="sm" color="ink.second" cursor="pointer">
        <Trans>As a test sends it</Trans>
      </chakra.summary>
      <CodeBlock label={t`As a test sends it`} text={text} />
    </details>
  );
}
