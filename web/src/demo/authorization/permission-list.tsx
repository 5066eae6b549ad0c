import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { RowActions } from "#demo/parts/crud/row-actions.tsx";
import { useDeletion } from "#demo/parts/crud/use-deletion.tsx";
import { SchemaForm } from "#demo/parts/form/schema-form.tsx";
import { useSchemaForm } from "#demo/parts/form/use-schema-form.ts";
import { type FormValues, useValidators } from "#demo/parts/form/validators.ts";
import { DataTable } from "#demo/parts/table/data-table.tsx";
import type { PermissionEntry } from "./menu-tree.ts";

/** The button permissions that a page can grant, as a list within the form of its menu entry. */
export function PermissionList({ control }: { control: Control<FormValues> }) {
  const { t } = useLingui();
  const { field } = useController({ name: "permissionList", control });
  const entries = Array.isArray(field.value) ? (field.value as readonly PermissionEntry[]) : [];
  const [edited, setEdited] = useState<PermissionEntry | "new" | null>(null);
  const [askToDelete, question] = useDeletion((ids: readonly number[]) =>
    field.onChange(entries.filter(({ id }) => !ids.includes(id))),
  );
  const keep = (entry: Pick<PermissionEntry, "label" | "value">) => {
    const next =
      edited === "new"
        ? [...entries, { ...entry, id: Math.max(0, ...entries.map(({ id }) => id)) + 1 }]
        : entries.map((one) => (one === edited ? { ...one, ...entry } : one));
    field.onChange(next);
    setEdited(null);
  };
  return (
    <chakra.section display="grid" gap="3" marginTop="6" aria-label={t`Button permissions`}>
      <chakra.h3 fontSize="md">
        <Trans>Button permissions</Trans>
      </chakra.h3>
      <DataTable
        bare
        caption={t`Button permissions`}
        rows={entries}
        keyOf={({ id }) => String(id)}
        columns={[
          { field: "label", label: t`Permission name` },
          { field: "value", label: t`Value` },
          {
            field: "action",
            label: t`Actions`,
            plain: true,
            pixels: 170,
            cell: (entry) => (
              <RowActions
                of={entry.label}
                onEdit={() => setEdited(entry)}
                onDelete={() => askToDelete([entry.id], entry.label)}
              />
            ),
          },
        ]}
      />
      {edited === null ? (
        <div>
          <Button size="sm" variant="outline" onClick={() => setEdited("new")}>
            <Trans>Add a permission</Trans>
          </Button>
        </div>
      ) : (
        <EntryForm
          key={edited === "new" ? "new" : edited.id}
          {...(edited !== "new" && { entry: edited })}
          onKeep={keep}
          onCancel={() => setEdited(null)}
        />
      )}
      {question}
    </chakra.section>
  );
}

interface EntryFormProps {
  readonly entry?: PermissionEntry;
  readonly onKeep: (entry: Pick<PermissionEntry, "label" | "value">) => void;
  readonly onCancel: () => void;
}

/** Not a form of its own, since it stands in one. */
function EntryForm({ entry, onKeep, onCancel }: EntryFormProps) {
  const { t } = useLingui();
  const { required } = useValidators();
  const needed = { rules: [required()], required: true };
  const form = useSchemaForm(
    [
      { field: "label", label: t`Permission name`, component: "Input", value: "", formItemProps: needed },
      { field: "value", label: t`Value`, component: "Input", value: "", formItemProps: needed },
    ],
    entry && { ...entry },
  );
  const keep = async () => {
    if (await form.validate()) onKeep(form.getFormData() as Parameters<typeof onKeep>[0]);
  };
  return (
    <chakra.div
      display="grid"
      gap="3"
      padding="3"
      borderWidth="1px"
      borderRadius="sm"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.target instanceof HTMLButtonElement || event.nativeEvent.isComposing) return;
        event.preventDefault();
        void keep();
      }}
    >
      <SchemaForm form={form} />
      <chakra.div display="flex" gap="2">
        <Button size="sm" onClick={() => void keep()}>
          <Trans>Keep the permission</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
