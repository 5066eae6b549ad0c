import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { FieldError } from "#components/forms/field-error.tsx";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { useOperations } from "#console/api/operations.ts";
import { Fields, Row } from "#console/parts/row.tsx";
import { KindFields } from "./kind-fields.tsx";
import { type Choice, hasNumbers, KINDS } from "./kinds.ts";
import { useArm } from "./use-arm.ts";
import { useKindNames } from "./use-kind-names.ts";

interface FaultFormProps {
  first: Choice;
  /** Further fields, across the whole form. */
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
  // Show a long refusal in place: a toast would cover the field to correct.
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
        <Field label={t`What goes wrong`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={choice.kind}
              options={KINDS.map((value) => ({ value, label: names[value] }))}
              onValueChange={(kind) => change({ kind })}
            />
          )}
        </Field>
        <Fields>
          <Field label={t`Which call`}>
            {(control) => (
              <NativeSelect
                {...control}
                value={choice.operationId}
                options={[
                  { value: "", label: t`Every call` },
                  ...[...new Set([choice.operationId, ...calls])]
                    .filter(Boolean)
                    .map((value) => ({ value, label: value })),
                ]}
                onValueChange={(operationId) => change({ operationId, body: {} })}
              />
            )}
          </Field>
          {choice.kind === "example" && (
            <Field label={t`Reply`} error={example === "" && t`Choose a call first; each has its own replies.`}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={example}
                  options={examples.map((value) => ({ value, label: value }))}
                  onValueChange={(value) => change({ example: value })}
                />
              )}
            </Field>
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
