// Checks purchases of up to eight products at prices that distinguish the rounding modes, and then the totals in the
// product list.
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { statedAmounts, distinguishingAmount, distinguishingAmounts } from "./distinguishing-amounts.ts";
import { reportAmount } from "./report-amount.ts";
import type { Unit } from "./term-end.ts";

const BUY = "products.buy";
const LIST = "orders.getAssetsList";
const NAME = "amounts of products.buy";
const UNITS: readonly Unit[] = ["day", "week", "month", "year"];
/** Limits of products, their minimum prices and the prices in examples, so that a member can afford them all. */
const MOST = { products: 8, price: 5_000_000, stated: 50_000 };

export const PURCHASES: Flow = {
  name: NAME,
  check: "vectors",
  needs: "money",
  operations: [BUY, LIST, "orders.getMyFunds"],
  async run(run: FlowRun) {
    const member = await newMember(run, "buys", NAME);
    const products = (await member.list(LIST)).filter(({ buyStart }) => Number(buyStart) <= MOST.price);
    const positions = products.slice(0, MOST.products).map(({ id, rate, expire, date_type: unit, buyStart }) => {
      const given = { rate: String(rate), term: Number(expire), unit: UNITS[Number(unit)] ?? "day" };
      const first = new Set([
        ...distinguishingAmounts(BUY, { ...given, start: "2026-01-15 09:00:00", price: 0 }, "price", Number(buyStart)),
        ...statedAmounts(run.contract, BUY, Number(buyStart), MOST.stated),
      ]);
      const holding = (price: number) => ({ price, ...given, state: 0 });
      // Buy at the same price twice, because two rounding losses can add up to a yen.
      const holdings = (price: number) => [...first, price, price].map(holding);
      return {
        id,
        holdings: holdings(distinguishingAmount(LIST, (price) => ({ holdings: holdings(price) }), Number(buyStart))),
      };
    });
    const orders = positions.flatMap(({ id, holdings }) => holdings.map((holding) => ({ id, ...holding })));
    if (orders.length === 0) return { kind: "not-reached", why: "no product is for sale" };
    const amount = orders.reduce((sum, { price }) => sum + price, 0);
    const isThere = async (): Promise<boolean> => Number((await member.need("wallet.getBalance")).balance) >= amount;
    await member.arrange("member-has-yen", { amount }, isThere);
    let right = true;
    for (const { id, price, rate, term, unit } of orders) {
      await member.need(BUY, { body: { products_id: id, price } });
      const holdings = await member.list("orders.getMyFunds", { query: { page: 1, limit: 1 } });
      const { startTime, profit, endTime } = holdings[0] ?? {};
      const sum = { price, rate, term, unit, start: String(startTime) };
      right = reportAmount(run, BUY, NAME, sum, { profit: Number(profit), endTime: String(endTime) }) && right;
    }
    const now = await member.list(LIST);
    for (const { id, holdings } of positions) {
      const { price, profit } = now.find((product) => product.id === id) ?? {};
      right = reportAmount(run, LIST, NAME, { holdings }, { price: Number(price), profit: Number(profit) }) && right;
    }
    return right ? PASSED : FAILED;
  },
};
