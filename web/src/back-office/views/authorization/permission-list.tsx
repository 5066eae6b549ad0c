import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Control, useController } from "react-hook-form";
import { RowActions } from "#back-office/parts/crud/row-actions.tsx";
import { useDeletion } from "#back-office/parts/crud/use-deletion.tsx";
import { WriteDialog } from "#back-office/parts/crud/write-dialog.tsx";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { type FormValues, useValidators } from "#back-office/parts/form/validators.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PermissionEntry } from "./menu-tree.ts";

/** The button permissions of a page, as a list in its menu entry's form. */
export function PermissionList({ control }: { control: Control<FormValues> }) {
  const { t } = useLingui();
  const { field } = useController({ name: "permissionList", control });
  const entries = Array.isArray(field.value) ? (field.value as readonly PermissionEntry[]) : [];
  const { required } = useValidators();
  const needed = { rules: [required()], required: true };
  const write = useDialog<PermissionEntry | "new">();
  const edited = write.about === "new" ? undefined : (write.about ?? undefined);
  const [askToDelete, question] = useDeletion((ids: readonly number[]) =>
    field.onChange(entries.filter(({ id }) => !ids.includes(id))),
  );
  const keep = (entry: Pick<PermissionEntry, "label" | "value">) => {
    const id = edited?.id ?? Math.max(0, ...entries.map((one) => one.id)) + 1;
    const kept = { ...edited, ...entry, id };
    field.onChange(edited ? entries.map((one) => (one.id === id ? kept : one)) : [...entries, kept]);
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
            cell: (entry) => (
              <RowActions
                of={entry.label}
                onEdit={() => write.show(entry)}
                onDelete={() => askToDelete([entry.id], entry.label)}
              />
            ),
          },
        ]}
      />
      <div>
        <Button size="sm" variant="outline" onClick={() => write.show("new")}>
          <Trans>Add a permission</Trans>
        </Button>
      </div>
      {write.about && (
        <WriteDialog
          {...write.frame}
          title={edited ? <Trans>Edit the permission</Trans> : <Trans>Add a permission</Trans>}
          schema={[
            { field: "label", label: t`Permission name`, component: "Input", value: "", formItemProps: needed },
            { field: "value", label: t`Value`, component: "Input", value: "", formItemProps: needed },
          ]}
          values={edited && { ...edited }}
          onSave={async (data) => keep(data as Pick<PermissionEntry, "label" | "value">)}
        />
      )}
      {question}
    </chakra.section>
  );
}
