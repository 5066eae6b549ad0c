import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useConfirm } from "../dialog/use-confirm.tsx";

/**
 * Asks before records are deleted: the question has the name of a single record, or the number of several.
 * @example const [askToDelete, question] = useDeletion(list.removal.mutate); askToDelete([row.id], row.title);
 */
export function useDeletion<Id>(remove: (ids: readonly Id[]) => void) {
  const { t } = useLingui();
  const [ask, question] = useConfirm();
  const askToDelete = (ids: readonly Id[], name?: string) => {
    if (ids.length === 0) return;
    ask({
      title:
        name === undefined
          ? t`Delete ${plural(ids.length, { one: "# record", other: "# records" })}?`
          : t`Delete “${name}”?`,
      text: t`It cannot be restored.`,
      action: t`Delete`,
      act: () => remove(ids),
    });
  };
  return [askToDelete, question] as const;
}
