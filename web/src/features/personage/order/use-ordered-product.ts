import { useQuery } from "@tanstack/react-query";
import { getAssetsListQuery } from "#api/orders.ts";

interface OrderedProduct {
  /** "" until known, and for a product that can no longer be bought. */
  readonly name: string;
  /** False if the product is known to be unavailable at the moment. */
  readonly canBeBought: boolean;
}

/** The product of an order, from the list of products for sale. */
export function useOrderedProduct(productId: number): OrderedProduct {
  const products = useQuery(getAssetsListQuery()).data;
  const product = products?.find(({ id }) => id === productId);
  return { name: product?.name ?? "", canBeBought: products === undefined || product !== undefined };
}
