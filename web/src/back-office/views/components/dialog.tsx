import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { read } from "#back-office/api/calls.ts";
import { WriteDialog } from "#back-office/parts/crud/late-dialogs.tsx";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { Section } from "#back-office/parts/section.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

const FillableDialog = lateComponent(
  async () => (await import("#back-office/parts/dialog/fillable-dialog.tsx")).FillableDialog,
);
const ResizableDialog = lateComponent(
  async () => (await import("#back-office/parts/dialog/resizable-dialog.tsx")).ResizableDialog,
);
const DialogFigures = lateComponent(async () => (await import("./dialog-figures.tsx")).DialogFigures);

/** A dialog that can fill the screen, and one that can be moved and resized, each with a chart or a form. */
export function View() {
  const { t } = useLingui();
  const figures = useDialog<true>();
  const form = useDialog<true>();
  const [resizable, setResizable] = useState<"figures" | "form" | null>(null);
  const schema = useDialogSchema();
  const keep = async () => showToast({ kind: "success", text: t`Saved in this dialog alone.` });
  return (
    <>
      <Section intro={<Trans>The page behind it waits. A button in its header lets it fill the screen.</Trans>}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => figures.show(true)}>
            <Trans>Open with figures</Trans>
          </Button>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => form.show(true)}>
            <Trans>Open with a form</Trans>
          </Button>
        </chakra.div>
      </Section>
      <Section
        title={<Trans>Resizable dialog</Trans>}
        intro={<Trans>The page behind it stays usable. Its header moves it, its edges resize it.</Trans>}
      >
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setResizable("figures")}>
            <Trans>Open resizable, with figures</Trans>
          </Button>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setResizable("form")}>
            <Trans>Open resizable, with a form</Trans>
          </Button>
        </chakra.div>
      </Section>
      {figures.about && (
        <FillableDialog {...figures.frame} title={<Trans>Figures</Trans>} size="lg" canFill>
          <DialogFigures />
        </FillableDialog>
      )}
      {form.about && <WriteDialog {...form.frame} title={<Trans>A form</Trans>} schema={schema} onSave={keep} />}
      <ResizableDialog
        open={resizable === "figures"}
        onClose={() => setResizable(null)}
        title={<Trans>Resizable figures</Trans>}
      >
        <DialogFigures />
      </ResizableDialog>
      <ResizableDialog
        open={resizable === "form"}
        onClose={() => setResizable(null)}
        title={<Trans>A resizable form</Trans>}
      >
        <FormWithin
          schema={schema}
          onKeep={() => {
            void keep();
            setResizable(null);
          }}
        />
      </ResizableDialog>
    </>
  );
}

function FormWithin({ schema, onKeep }: { schema: readonly FieldSchema[]; onKeep: () => void }) {
  const id = useId();
  const form = useSchemaForm(schema);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.validate()) onKeep();
  };
  return (
    <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <SchemaForm form={form} />
      <div>
        <Button size="sm" type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </chakra.form>
  );
}

/** The dialog's fields; the options of `kind` are loaded when the form opens. */
function useDialogSchema(): readonly FieldSchema[] {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { required } = useValidators();
  const needed = { rules: [required()], required: true };
  return [
    { field: "name", label: t`Your name`, component: "Input", value: "", formItemProps: needed },
    {
      field: "kind",
      label: t`Type`,
      component: "Select",
      formItemProps: needed,
      optionApi: () => queries.fetchQuery(read("/mock/dict/one")),
    },
    { field: "day", label: t`Date`, component: "DatePicker" },
    { field: "rate", label: t`Stars`, component: "Rate", value: 3 },
  ];
}
