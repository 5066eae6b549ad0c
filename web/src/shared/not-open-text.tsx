import { Trans } from "@lingui/react/macro";
import type { ProductState } from "#lib/product/product-state.ts";

/** Why a product cannot be bought now (rule E7). */
export const NotOpenText = ({ state }: { state: ProductState }) =>
  state === "upcoming" ? <Trans>Not open to purchases yet.</Trans> : <Trans>Closed to new purchases.</Trans>;
