import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Stack } from "#components/layout/stack.tsx";
import { TableSkeleton } from "#components/tables/table-skeleton.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { loadedRowsAtom } from "#state/long-reads.ts";

/** The skeleton of a list that may take many pages to read, with the number of rows received so far. */
export function ListSkeleton() {
  const format = useFormat();
  const rows = useAtomValue(loadedRowsAtom);
  const count = format.integer(rows);
  return (
    <Stack gap="4">
      {rows > 0 && (
        <Muted fontVariantNumeric="tabular-nums">
          <Trans>{count} entries loaded so far</Trans>
        </Muted>
      )}
      <TableSkeleton rows={7} />
    </Stack>
  );
}
