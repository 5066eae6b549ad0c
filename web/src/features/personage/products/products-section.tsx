import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAssetsListQuery } from "#api/orders.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ListDialog } from "#features/personage/lists/list-dialog.tsx";
import { useDialog, useShowDialog } from "#features/personage/navigation/dialog-search.ts";
import { PurchaseItem } from "./purchase-item.tsx";
import { PurchaseResult } from "./purchase-result.tsx";

const PurchaseDialog = lateComponent(async () => (await import("./purchase-dialog.tsx")).PurchaseDialog);

const useProducts = () => useQuery(getAssetsListQuery());

/** The result of a purchase, the products and the purchase dialog (rules E8 and F7). */
export function ProductsSection() {
  const products = useProducts();
  const showDialog = useShowDialog("purchase");
  const { open, id } = useDialog("purchase");
  const gone = open && products.data !== undefined && !products.data.some((product) => String(product.id) === id);

  // Preloaded, so that the dialog opens at once.
  useEffect(() => PurchaseDialog.ahead(), []);

  return (
    <>
      {gone && (
        <Notice colorPalette="review">
          <Trans>The product that you chose cannot be bought at the moment. These can:</Trans>
        </Notice>
      )}
      <PurchaseResult />
      <Offers products={products} onBuy={showDialog} />
      <ListDialog name="purchase" list={products.data}>
        {(product, frame) => <PurchaseDialog product={product} {...frame} />}
      </ListDialog>
    </>
  );
}

function Offers({ products, onBuy }: { products: ReturnType<typeof useProducts>; onBuy: (id: string) => void }) {
  return (
    <QueryView
      query={products}
      skeleton={<PurchaseSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          title={<Trans>There are no products to buy at the moment</Trans>}
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
        <Stack as="ul" gap="4" listStyle="none" paddingTop={{ base: "2", md: "0" }}>
          {list.map((product) => (
            <PurchaseItem key={product.id} product={product} onBuy={() => onBuy(String(product.id))} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function PurchaseSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton height="14rem" borderRadius="panel" />
      <Skeleton height="14rem" borderRadius="panel" />
    </Stack>
  );
}
