import { termProfit } from "#domain/amounts/percent.ts";
import { asYen, type Yen } from "#domain/amounts/yen.ts";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import { availableOf, holdingsOf, yenBalance } from "#domain/money/accounts.ts";
import { postForMember } from "#domain/money/flows.ts";
import { transfer } from "#domain/money/ledger.ts";
import { fitsPromise } from "#domain/money/limits.ts";
import { changePosition } from "#domain/money/positions.ts";
import { schedule } from "#domain/schedule.ts";
import { type Draft, type Holding, type MemberId, nextId, type ProductId } from "#domain/state.ts";
import { termEnd } from "#domain/time/maturity.ts";
import type { EpochMs } from "#domain/time/time.ts";

export interface BuyProduct {
  readonly memberId: MemberId;
  readonly productId: ProductId;
  /** Above 0. */
  readonly price: Yen;
  /** The term that the buyer saw; undefined when the request has none. */
  readonly term?: number | undefined;
}

type PurchaseRefusal =
  | "unknown-product"
  | "product-not-open"
  | "term-mismatch"
  | "below-minimum"
  | "insufficient-balance"
  | "beyond-limit";
type PurchaseField = "productId" | "price" | "term";

/**
 * Buys a product: takes the price from the available balance at once and opens a holding that matures at the end of the
 * term, with its profit fixed now. The product's own rate and term apply (rule F1).
 * Refuses: unknown-product, product-not-open, term-mismatch, below-minimum, insufficient-balance, beyond-limit (the
 * ledger cannot hold the profit).
 */
export function buyProduct(
  draft: Draft,
  command: BuyProduct,
  now: EpochMs,
): Decision<Holding, PurchaseRefusal, PurchaseField> {
  const { memberId, productId, price } = command;
  const member = memberOf(draft, memberId);
  const product = draft.products.get(productId);
  if (!product) return refuse("unknown-product", { field: "productId" });
  if (product.state !== "open") return refuse("product-not-open", { field: "productId" });
  if (command.term !== undefined && command.term !== product.term) return refuse("term-mismatch", { field: "term" });
  if (price < product.minimum) {
    return refuse("below-minimum", { field: "price", params: { minimum: product.minimum } });
  }
  if (price > yenBalance(draft, availableOf(memberId))) return refuse("insufficient-balance", { field: "price" });

  const { rate, term, termUnit } = product;
  const profit = termProfit(price, rate, term, termUnit);
  const annualProfit = termProfit(price, rate, 1, "year");
  if (!fitsPromise(draft, { memberId, productId, price: BigInt(price), profit, annualProfit })) {
    return refuse("beyond-limit", { field: "price" });
  }
  const holding: Holding = {
    id: nextId(draft, "holding"),
    memberId,
    productId,
    name: product.title,
    price,
    rate,
    profit: asYen(Number(profit)),
    startAt: now,
    endAt: termEnd(now, term, termUnit),
    state: "running",
    previous: member.newestHolding,
  };
  draft.holdings.put(holding.id, holding);
  draft.members.put(memberId, { ...member, newestHolding: holding.id });
  changePosition(draft, holding, "more");
  schedule(draft, { at: holding.endAt, kind: "holding-matures", ref: holding.id });
  const ref = { kind: "holding", id: holding.id } as const;
  const legs = transfer(availableOf(memberId), holdingsOf(memberId), price);
  postForMember(draft, { memberId, kind: "purchase", ref, legs, subject: product.title }, now);
  return accept(holding);
}
