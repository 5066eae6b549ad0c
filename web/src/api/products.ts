import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions } from "@tanstack/react-query";
import type { Yen } from "#lib/amount/yen.ts";
import type { ProductState } from "#lib/product/product-state.ts";
import type { Term } from "#lib/product/term.ts";
import { read } from "./call.ts";
import { client, pictureUrl, queryKey } from "./client.ts";
import { moneyCall } from "./money-call.ts";
import { idOf, numberOf, percentOf, textOf, textOrNull, yenOf } from "./reply/readers.ts";
import { unwrapAnyCode } from "./reply/unwrap.ts";
import { fieldsOf, innerItems, itemsOf, named, toTerm, type Wire } from "./reply/wire.ts";

type Schemas = components["schemas"];

/** A product as lists of products show it. Rates are percent a year, as decimal text. */
export interface ProductCard {
  readonly id: number;
  readonly title: string;
  /** The rate from which the estimate of earnings is computed. */
  readonly annualRate: string | null;
  /** Bounds of the rate if it is a range, else null (rule E1). */
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term | null;
  readonly minimum: Yen | null;
  /** "unknown" if the server omits it, as in some lists. */
  readonly state: ProductState;
}

export interface HomeProduct extends ProductCard {
  readonly summary: string;
}

export interface ProductDetail extends ProductCard {
  /** The server's own label for the state; if set, it is shown instead of ours. */
  readonly stateText: string | null;
  readonly direction: string;
  readonly directionName: string;
  readonly fullName: string;
  /** Fundraising scale in `scaleUnit`; an empty unit means a hundred million yen. */
  readonly scale: number | null;
  readonly scaleUnit: string;
  readonly paymentMethod: string;
  /** Percent a year. */
  readonly trusteeFee: string | null;
  readonly earningsNote: string;
  /** HTML from the server: sanitize it before showing it. */
  readonly introduction: string;
  readonly advantages: readonly ProductAdvantage[];
}

interface ProductAdvantage {
  readonly image: string | null;
  readonly name: string;
  readonly description: string;
}

const STATES: Record<string, ProductState> = { 0: "upcoming", 1: "open", 2: "closed" };

const toBounds = ({ min, max }: Wire<Pick<Schemas["Product"], "min" | "max">>) => ({
  minRate: percentOf(min),
  maxRate: percentOf(max),
});

const toCard = (wire: Wire<Schemas["Product"]>): ProductCard => ({
  id: idOf(wire.id),
  title: textOf(wire.title),
  annualRate: percentOf(wire.expireRate),
  ...toBounds(wire),
  term: toTerm(wire.expire, wire.dateType),
  minimum: yenOf(wire.buyStart),
  state: named(STATES, wire.state),
});

const toDetail = (wire: Wire<Schemas["ProductDetail"]>): ProductDetail => ({
  id: idOf(wire.id),
  title: textOf(wire.title),
  annualRate: percentOf(wire.rate),
  ...toBounds(wire),
  term: toTerm(wire.expire, wire.date_type),
  minimum: yenOf(wire.buy_start),
  state: named(STATES, wire.state),
  stateText: textOrNull(wire.state_text),
  direction: textOf(wire.direction_description),
  directionName: textOf(wire.direction_name),
  fullName: textOf(wire.name),
  // 0 if missing (rule E10).
  scale: numberOf(wire.scale ?? 0),
  scaleUnit: textOf(wire.unit),
  paymentMethod: textOf(wire.payment_method),
  trusteeFee: percentOf(wire.trusteeFee),
  earningsNote: textOf(wire.description),
  introduction: textOf(wire.content),
  advantages: innerItems<Schemas["ProductDetail"]["adventures"][number]>(wire.adventures).map((advantage) => ({
    image: pictureUrl(textOf(advantage.image).trim()),
    name: textOf(advantage.name),
    description: textOf(advantage.description),
  })),
});

/** The products that the home page shows for comparison. */
export const homeProductQuery = () =>
  read("/api/products/homeProduct", (data): readonly HomeProduct[] =>
    itemsOf(data).map((wire) => ({ ...toCard(wire), summary: textOf(wire.productsDesc) })),
  );

export const productsQuery = () =>
  read("/api/products/index", (data): readonly ProductCard[] => itemsOf(data).map(toCard));

/** One product in full. An unknown id fails with code 404, or is refused. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey("/api/products/detail", { id }),
    queryFn: async ({ signal }): Promise<ProductDetail> => {
      const call = client.GET("/api/products/detail", { params: { query: { id } }, signal });
      return toDetail(fieldsOf(await unwrapAnyCode(call)));
    },
  });

export interface Purchase {
  readonly productId: number;
  readonly amount: Yen;
  /** The length of the term in its unit; the server rejects the purchase if it is not the product's (rule F3). */
  readonly termCount: number | undefined;
}

/**
 * Buys a product. Refusal reasons: unknown-product, product-not-open, term-mismatch, below-minimum,
 * insufficient-balance.
 */
export const buy = moneyCall({
  path: "/api/products/buy",
  fields: { price: "amount" },
  body: ({ productId, amount, termCount }: Purchase) => ({
    products_id: productId,
    price: amount,
    ...(termCount !== undefined && { expire: termCount }),
  }),
  success: "toast",
  invalidates: [
    "/api/orders/getAssetsList",
    "/api/orders/getMyFunds",
    "/api/user/getAssets",
    "/api/user/getCapitalFlow",
    "/api/wallet/getBalance",
  ],
});
