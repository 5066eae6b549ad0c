import { Trans, useLingui } from "@lingui/react/macro";
import type { Column } from "#back-office/parts/table/columns.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

/** An action column with one button, which shows the row's title in a toast. */
export function useOneAction<Row extends { readonly title?: string }>(): Column<Row> {
  const { t } = useLingui();
  return {
    field: "action",
    label: t`Actions`,
    plain: true,
    fixed: "end",
    cell: ({ title = "" }) => (
      <Button
        size="sm"
        variant="quiet"
        minHeight="8"
        marginX="-2"
        px="2"
        aria-label={t`Action of ${title}`}
        onClick={() => showToast({ kind: "info", text: t`You pressed the action of ${title}.` })}
      >
        <Trans>Action</Trans>
      </Button>
    ),
  };
}
