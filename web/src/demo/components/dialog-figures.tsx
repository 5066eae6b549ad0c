import { useQuery } from "@tanstack/react-query";
import { useLingui } from "@lingui/react/macro";
import { QueryView } from "#components/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { read } from "#demo/api/calls.ts";
import { Descriptions } from "#demo/parts/descriptions/descriptions.tsx";

/** A few figures to fill a dialog with. */
export function DialogFigures() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/analysis/total"));
  return (
    <QueryView query={query} skeleton={<Skeleton height="40" />}>
      {(total) => (
        <Descriptions
          schema={[
            { field: "users", label: t`Users` },
            { field: "messages", label: t`Messages` },
            { field: "moneys", label: t`Amounts` },
            { field: "shoppings", label: t`Purchases` },
          ]}
          data={total}
        />
      )}
    </QueryView>
  );
}
