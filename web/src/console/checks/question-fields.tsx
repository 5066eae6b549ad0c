import { useLingui } from "@lingui/react/macro";
import { useWorld } from "#console/api/live.ts";
import { useOperations } from "#console/api/operations.ts";
import { optionsOrAll, SelectField, TextField } from "#console/parts/fields.tsx";
import { Fields } from "#console/parts/row.tsx";
import type { Question } from "./question.ts";

interface QuestionFieldsProps {
  question: Question;
  change: (part: Partial<Question>) => void;
}

/** Fields: the operation, the user, and the expected number of calls. */
export function QuestionFields({ question, change }: QuestionFieldsProps) {
  const { t } = useLingui();
  const { handles } = useWorld();
  const operations = useOperations().data ?? [];
  return (
    <Fields>
      <SelectField
        label={t`Call`}
        value={question.operationId}
        options={optionsOrAll(t`Every call`, [
          question.operationId,
          ...operations.map(({ operationId }) => operationId),
        ])}
        onValueChange={(operationId) => change({ operationId })}
      />
      <SelectField
        label={t`User`}
        value={question.user}
        options={optionsOrAll(t`Everyone`, [question.user, ...handles])}
        onValueChange={(user) => change({ user })}
      />
      <TextField
        label={t`How often`}
        optional
        hint={t`At least once if left empty.`}
        inputMode="numeric"
        pattern="[0-9]*"
        value={question.exactly}
        onChange={({ currentTarget }) => change({ exactly: currentTarget.value })}
      />
    </Fields>
  );
}
