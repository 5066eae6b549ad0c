import { Trans } from "@lingui/react/macro";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface ListActionsProps {
  readonly onAdd: () => void;
  /** Number of selected rows. */
  readonly chosen?: number;
  readonly onDelete?: () => void;
}

/** Buttons above a table: add a record, delete the selected ones. */
export function ListActions({ onAdd, chosen = 0, onDelete }: ListActionsProps) {
  return (
    <>
      <Button size="sm" onClick={onAdd}>
        <Icon of={Plus} size={16} />
        <Trans>Add</Trans>
      </Button>
      {onDelete && (
        <Button size="sm" variant="danger" aria-disabled={chosen === 0 || undefined} onClick={onDelete}>
          <Icon of={Trash2} size={16} />
          {chosen === 0 ? <Trans>Delete chosen</Trans> : <Trans>Delete chosen ({chosen})</Trans>}
        </Button>
      )}
    </>
  );
}
