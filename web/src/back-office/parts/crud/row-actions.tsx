import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NARROW } from "#back-office/parts/table/table-styles.ts";
import { Button } from "#components/ui/button.tsx";

export interface RowActionsProps {
  /** The record's name, for the buttons' accessible names: their visible labels are the same in each row. */
  readonly of: string;
  readonly onEdit?: () => void;
  readonly onDetail?: () => void;
  readonly onDelete?: () => void;
  readonly children?: ReactNode;
}

export function RowActions({ of, onEdit, onDetail, onDelete, children }: RowActionsProps) {
  const { t } = useLingui();
  return (
    <chakra.div
      display="flex"
      marginX="-2"
      css={{ [NARROW]: { flexWrap: "wrap" }, "@media (forced-colors: active)": { margin: "0" } }}
    >
      {onEdit && (
        <Action aria-label={t`Edit ${of}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Action>
      )}
      {onDetail && (
        <Action aria-label={t`Detail of ${of}`} onClick={onDetail}>
          <Trans>Detail</Trans>
        </Action>
      )}
      {onDelete && (
        <Action destructive aria-label={t`Delete ${of}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Action>
      )}
      {children}
    </chakra.div>
  );
}

interface ActionProps {
  readonly "aria-label": string;
  readonly destructive?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button low enough for a table row of the chosen size. */
function Action({ destructive, ...props }: ActionProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      minHeight="calc(var(--field-height, 2.25rem) - 0.25rem)"
      px="2"
      py="1"
      color={destructive ? "failure" : undefined}
      {...props}
    />
  );
}
