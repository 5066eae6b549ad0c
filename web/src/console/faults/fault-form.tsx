import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { FieldError } from "#components/forms/field-error.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { useOperations } from "#console/api/operations.ts";
import { optionsOrAll, SelectField } from "#console/parts/fields.tsx";
import { Fields, Row } from "#console/parts/row.tsx";
import { KindFields } from "./kind-fields.tsx";
import { type Choice, hasNumbers, KINDS } from "./kinds.ts";
import { useArm } from "./use-arm.ts";
import { useKindNames } from "./use-kind-names.ts";

interface FaultFormProps {
  first: Choice;
  /** Renders further fields below the others, over the full width of the form. */
  more?: (choice: Choice, change: (part: Partial<Choice>) => void) => ReactNode;
}

/** Form: chooses a fault and its scope, and arms it. */
export function FaultForm({ first, more }: FaultFormProps) {
  const { t } = useLingui();
  const names = useKindNames();
  const operations = useOperations().data ?? [];
  const arm = useArm();
  const [choice, setChoice] = useState(first);
  const [busy, setBusy] = useState(false);
  // Show a refusal in the form, because a long toast would cover the field to correct.
  const [refused, setRefused] = useState("");
  const change = (part: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...part }));
    setRefused("");
  };
  const examples = operations.find(({ operationId }) => operationId === choice.operationId)?.examples ?? [];
  const example = examples.includes(choice.example) ? choice.example : (examples[0] ?? "");
  const calls = operations.map(({ operationId }) => operationId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((choice.kind === "example" && example === "") || !hasNumbers(choice)) return;
    setBusy(true);
    setRefused("");
    await arm({ ...choice, example }, setRefused);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <SelectField
          label={t`What goes wrong`}
          value={choice.kind}
          options={KINDS.map((value) => ({ value, label: names[value] }))}
          onValueChange={(kind) => change({ kind })}
        />
        <Fields>
          <SelectField
            label={t`Which call`}
            value={choice.operationId}
            options={optionsOrAll(t`Every call`, [choice.operationId, ...calls])}
            onValueChange={(operationId) => change({ operationId, body: {} })}
          />
          {choice.kind === "example" && (
            <SelectField
              label={t`Reply`}
              error={example === "" && t`Choose a call first; each has its own replies.`}
              value={example}
              options={examples.map((value) => ({ value, label: value }))}
              onValueChange={(value) => change({ example: value })}
            />
          )}
          <KindFields choice={choice} change={change} />
          {more?.(choice, change)}
        </Fields>
        <chakra.div role="alert" _empty={{ display: "none" }}>
          {refused !== "" && <FieldError>{refused}</FieldError>}
        </chakra.div>
        <Row>
          <Button type="submit" size="sm" loading={busy}>
            <Trans>Arm fault</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
