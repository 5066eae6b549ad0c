import { queryOptions } from "@tanstack/react-query";
import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { ProductState } from "#lib/product-state.ts";
import type { Term } from "#lib/time/term.ts";
import { asYen, type Yen } from "#lib/yen.ts";
import { client, pictureUrl, queryKey } from "./client.ts";
import type { withIntent } from "./intent.ts";
import { unwrap } from "./unwrap.ts";
import { itemsOf, named, toTerm } from "./wire.ts";
import { type BodyNames, useWrite } from "./write.ts";

type Schemas = components["schemas"];

/** A product as the lists show it; rates are percent a year, as decimal text. */
export interface ProductCard {
  readonly id: number;
  readonly title: string;
  /** The rate that the estimate uses. */
  readonly annualRate: string;
  /** Bounds of the rate if it is a range, else null (rule E1). */
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term;
  readonly minimum: Yen;
  /** "unknown" where a list does not say. */
  readonly state: ProductState;
}

export interface HomeProduct extends ProductCard {
  readonly summary: string;
}

export interface ProductDetail extends ProductCard {
  /** The server's own word for the state, which comes before ours. */
  readonly stateText: string | null;
  readonly direction: string;
  readonly directionName: string;
  readonly fullName: string;
  /** Fundraising scale in `scaleUnit`; an empty unit means a hundred million. */
  readonly scale: number;
  readonly scaleUnit: string;
  readonly paymentMethod: string;
  readonly trusteeFee: string;
  readonly earningsNote: string;
  /** HTML of the server: clean it before showing it. */
  readonly introduction: string;
  readonly advantages: readonly ProductAdvantage[];
}

interface ProductAdvantage {
  readonly image: string | null;
  readonly name: string;
  readonly description: string;
}

const STATES: Record<string, ProductState> = { 0: "upcoming", 1: "open", 2: "closed" };

const toBounds = ({ min = null, max = null }: Pick<Schemas["Product"], "min" | "max">) => ({
  minRate: min,
  maxRate: max,
});

const toCard = (wire: Schemas["Product"]): ProductCard => ({
  id: wire.id,
  title: wire.title,
  annualRate: wire.expireRate,
  ...toBounds(wire),
  term: toTerm(wire.expire, wire.dateType),
  minimum: asYen(wire.buyStart),
  state: wire.state === undefined ? "unknown" : named(STATES, wire.state),
});

const toDetail = (wire: Schemas["ProductDetail"]): ProductDetail => ({
  id: wire.id,
  title: wire.title,
  annualRate: wire.rate,
  ...toBounds(wire),
  term: toTerm(wire.expire, wire.date_type),
  minimum: asYen(wire.buy_start),
  state: named(STATES, wire.state),
  stateText: wire.state_text ?? null,
  direction: wire.direction_description,
  directionName: wire.direction_name,
  fullName: wire.name,
  scale: wire.scale ?? 0,
  scaleUnit: wire.unit ?? "",
  paymentMethod: wire.payment_method,
  trusteeFee: wire.trusteeFee,
  earningsNote: wire.description,
  introduction: wire.content,
  advantages: wire.adventures.map(({ image, name, description }) => ({
    image: image?.trim() ? pictureUrl(image) : null,
    name,
    description,
  })),
});

/** The products that the home page compares. */
export const homeProductQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/products/homeProduct"),
    queryFn: async ({ signal }): Promise<readonly HomeProduct[]> => {
      const { data } = await unwrap(client.GET("/api/products/homeProduct", { signal }));
      return itemsOf(data).map((wire) => ({ ...toCard(wire), summary: wire.productsDesc }));
    },
  });

/** Every product. */
export const indexQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/products/index"),
    queryFn: async ({ signal }): Promise<readonly ProductCard[]> => {
      const { data } = await unwrap(client.GET("/api/products/index", { signal }));
      return itemsOf(data).map(toCard);
    },
  });

/** One product in full. An id that names none fails with code 404, or is refused. */
export const detailQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey("/api/products/detail", { id }),
    queryFn: async ({ signal }): Promise<ProductDetail> => {
      const { data } = await unwrap(client.GET("/api/products/detail", { params: { query: { id } }, signal }));
      return toDetail(data);
    },
  });

export interface Purchase {
  readonly productId: number;
  readonly amount: Yen;
  /** How many units the product runs; the server compares it (rule F3). */
  readonly termCount: number;
}

/**
 * Buys a product. Refuses: unknown-product, product-not-open, term-mismatch, below-minimum, insufficient-balance.
 * The form imports `withIntent` and so cannot be pressed without it: with an import here it would be in the first load,
 * which needs the lists of products only.
 */
export const useBuy = (sendOnce: typeof withIntent) =>
  useWrite({
    fields: { price: "amount" } satisfies BodyNames<Schemas["BuyProduct"], Purchase>,
    mutationFn: ({ productId, amount, termCount }: Purchase) => {
      const body: Schemas["BuyProduct"] = { products_id: productId, price: amount, expire: termCount };
      return sendOnce("/api/products/buy", body, (sent, header) =>
        unwrap(client.POST("/api/products/buy", { params: { header }, body: sent })),
      );
    },
    meta: {
      success: "toast",
      refusals: "inline",
      unknown: "inline",
      money: true,
      invalidates: [
        "/api/orders/getAssetsList",
        "/api/orders/getMyFunds",
        "/api/user/getAssets",
        "/api/user/getCapitalFlow",
        "/api/wallet/getBalance",
      ],
    },
  });
