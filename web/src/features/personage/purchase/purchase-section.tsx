import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAssetsListQuery } from "#api/orders.ts";
import { EmptyState } from "#components/empty-state.tsx";
import { lateComponent } from "#components/late-component.tsx";
import { QueryView } from "#components/query-view.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useShowDialog } from "#features/personage/dialog-search.ts";
import { ListDialog } from "#features/personage/list-dialog.tsx";
import { PurchaseItem } from "./purchase-item.tsx";

const PurchaseDialog = lateComponent(async () => (await import("./purchase-dialog.tsx")).PurchaseDialog);

/** What the member can buy, and the dialog that buys it (rule E8). */
export function PurchaseSection() {
  const products = useQuery(getAssetsListQuery());
  const showDialog = useShowDialog("purchase");

  // Loaded ahead, so that the dialog opens at once.
  useEffect(() => PurchaseDialog.ahead(), []);

  return (
    <>
      <QueryView
        query={products}
        skeleton={<PurchaseSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={<Trans>There is nothing to buy at the moment</Trans>}
            text={<Trans>New products are shown here as soon as they open.</Trans>}
            action={
              <LinkButton to="/product" variant="outline">
                <Trans>See all products</Trans>
              </LinkButton>
            }
          />
        }
      >
        {(list) => (
          <chakra.ul display="grid" gap="4" listStyle="none">
            {list.map((product) => (
              <PurchaseItem key={product.id} product={product} onBuy={() => showDialog(String(product.id))} />
            ))}
          </chakra.ul>
        )}
      </QueryView>
      <ListDialog name="purchase" list={products.data}>
        {(product, frame) => <PurchaseDialog product={product} {...frame} />}
      </ListDialog>
    </>
  );
}

function PurchaseSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <Skeleton height="14rem" borderRadius="panel" />
      <Skeleton height="14rem" borderRadius="panel" />
    </chakra.div>
  );
}
