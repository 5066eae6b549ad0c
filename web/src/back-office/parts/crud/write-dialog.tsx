import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { FillableDialog } from "../dialog/fillable-dialog.tsx";
import { SchemaForm } from "../form/schema-form.tsx";
import type { FieldSchema } from "../form/schema.ts";
import { type SchemaFormApi, useSchemaForm } from "../form/use-schema-form.ts";
import type { FormValues } from "../form/validators.ts";

export interface WriteDialogProps extends DialogFrame {
  readonly title: ReactNode;
  readonly schema: readonly FieldSchema[];
  /** The record to edit; without it a new one is created. */
  readonly values?: FormValues | undefined;
  /** If the promise is rejected, the dialog stays open with its values; the caller reports the reason. */
  readonly onSave: (data: FormValues) => Promise<unknown>;
  readonly size?: "md" | "lg";
  /** Whether content below the fields was changed. */
  readonly dirty?: boolean;
  /** Content below the fields. */
  readonly children?: (form: SchemaFormApi) => ReactNode;
}

/**
 * A form dialog for a record: each error is below its field; entered values are kept until saved or discarded.
 * @example <WriteDialog {...edit.frame} title={t`Edit`} schema={formSchema} values={row} onSave={save.mutateAsync} />
 */
export function WriteDialog({
  title,
  schema,
  values,
  onSave,
  size,
  dirty = false,
  children,
  ...frame
}: WriteDialogProps) {
  const form = useSchemaForm(schema, values);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (!(await form.validate())) return;
    setBusy(true);
    try {
      await onSave(form.getFormData());
      frame.onClose();
    } catch {
      // The dialog stays open; `onSave` has reported the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <FillableDialog
      {...frame}
      title={title}
      {...(size && { size })}
      canFill
      busy={busy}
      dirty={(form.dirty || dirty) && frame.open}
      onSubmit={() => void submit()}
      footer={(close) => (
        <>
          <Button size="sm" variant="outline" aria-disabled={busy || undefined} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="sm" type="submit" loading={busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    >
      <SchemaForm form={form} />
      {children?.(form)}
    </FillableDialog>
  );
}
