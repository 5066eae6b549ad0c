import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId } from "react";
import { useSend } from "#back-office/api/calls.ts";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { DiscardQuestion } from "#components/dialogs/discard-question.tsx";
import { useDiscardGuard } from "#components/dialogs/use-discard-guard.ts";
import { Button } from "#components/ui/button.tsx";
import { announceAdded } from "./added-event.ts";
import { RecordPage } from "./record-page.tsx";
import type { ExampleRecord } from "./record.ts";
import { useRecordSchema } from "./use-record-schema.tsx";

/** The form of a record on its own page; returns to the list after saving. */
export function RecordForm({ record }: { record?: ExampleRecord }) {
  const { t } = useLingui();
  const id = useId();
  const { history } = useRouter();
  const { formSchema } = useRecordSchema();
  const form = useSchemaForm(formSchema, record && { ...record });
  const save = useSend("/mock/example/save", {
    invalidates: ["/mock/example/list", "/mock/example/detail"],
    success: t`Saved.`,
  });
  const guard = useDiscardGuard({
    active: form.dirty && !save.isSuccess,
    busy: save.isPending,
    leave: () => undefined,
    onDiscard: undefined,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !(await form.validate())) return;
    save.mutate(form.getFormData(), {
      onSuccess: () => {
        if (!record) announceAdded();
        // Skips the question about unsaved input, because the input is saved.
        history.push("/example/example-page", {}, { ignoreBlocker: true });
      },
    });
  };
  return (
    <RecordPage
      actions={
        <Button size="sm" type="submit" form={id} loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form id={id} noValidate inert={guard.asking} onSubmit={(event) => void submit(event)}>
        <SchemaForm form={form} />
      </form>
      {guard.asking && <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />}
    </RecordPage>
  );
}
