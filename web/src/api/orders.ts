import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Term } from "#lib/product/term.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { readUserinfo } from "#state/session.ts";
import { read } from "./call.ts";
import { readAll } from "./read-all.ts";
import { flagOf, idOf, percentOf, textOf, yenOf } from "./reply/readers.ts";
import { timeOf } from "./reply/time-reader.ts";
import { itemsOf, named, toTerm, type Wire } from "./reply/wire.ts";

type Schemas = components["schemas"];

/** A product for sale, with the member's own investment. Rates are percent a year, as decimal text. */
export interface PurchasableProduct {
  readonly id: number;
  readonly name: string;
  readonly popular: boolean;
  /** The member's running investment in this product; 0 without one (rule E8). */
  readonly invested: Yen | null;
  /** What that investment earns in a year. */
  readonly annualEarnings: Yen | null;
  readonly term: Term | null;
  /** The rate at which a purchase made now is paid. */
  readonly rate: string | null;
  /** The rate, or its range, in the server's own words. */
  readonly rateText: string;
  /** Bounds of the rate, if it is a range (rule E1). */
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly minimum: Yen | null;
  /** Unit of amounts as the server writes it; "" if it sends none. */
  readonly amountUnit: string;
}

/** `checking`: the term is over and the payout is being checked, so nothing is paid yet (rule F10). */
type HoldingState = "running" | "checking" | "matured" | "unknown";

export interface Holding {
  readonly id: number;
  /** Null if the server omits it. */
  readonly productId: number | null;
  readonly name: string;
  readonly price: Yen | null;
  /** Earnings until maturity, fixed at purchase (rule F6). */
  readonly expectedProfit: Yen | null;
  readonly start: EpochMs | null;
  readonly end: EpochMs | null;
  readonly state: HoldingState;
}

const HOLDING_STATES: Record<string, HoldingState> = { 0: "running", 1: "matured" };

const toPurchasable = (wire: Wire<Schemas["PurchasableProduct"]>): PurchasableProduct => ({
  id: idOf(wire.id),
  name: textOf(wire.name),
  popular: flagOf(wire.recommend),
  invested: yenOf(wire.price),
  annualEarnings: yenOf(wire.profit),
  term: toTerm(wire.expire, wire.date_type),
  rate: percentOf(wire.rate),
  rateText: textOf(wire.rateFormat),
  minRate: percentOf(wire.min),
  maxRate: percentOf(wire.max),
  minimum: yenOf(wire.buyStart),
  amountUnit: textOf(wire.amonut),
});

const toHolding = (wire: Wire<Schemas["Holding"]>): Holding => ({
  id: idOf(wire.id),
  productId: idOf(wire.productId) || null,
  name: textOf(wire.name),
  price: yenOf(wire.price),
  expectedProfit: yenOf(wire.profit),
  start: timeOf(wire.startTime),
  end: timeOf(wire.endTime),
  state: wire.payout === "checking" ? "checking" : named(HOLDING_STATES, wire.state),
});

/** The member's own id, which the server only compares with the session (rule A4). */
function ownUid(): { uid?: number } {
  const id = readUserinfo()?.id;
  return id ? { uid: id } : {};
}

/** The products for sale. */
export const getAssetsListQuery = () =>
  read(
    "/api/orders/getAssetsList",
    (data): readonly PurchasableProduct[] => itemsOf(data).map(toPurchasable),
    ownUid(),
  );

/** The member's purchases, newest first. */
export const getMyFundsQuery = () =>
  readAll("/api/orders/getMyFunds", (data): readonly Holding[] => itemsOf(data).map(toHolding), ownUid());
