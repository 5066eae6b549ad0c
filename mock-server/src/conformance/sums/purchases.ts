// What purchases pay: every product that the server sells, at prices that tell the ways of rounding apart.
import { newMember } from "#conformance/flows/new-member.ts";
import { FAILED, PASSED, type Routine, type RoutineRun } from "#conformance/flows/routine.ts";
import type { Figures } from "./formulas.ts";
import { reportSum } from "./report-sum.ts";
import { statedAmounts, tellingAmounts } from "./telling.ts";
import type { Unit } from "./term-end.ts";

const BUY = "products.buy";
const NAME = "sums of products.buy";
const UNITS: readonly Unit[] = ["day", "week", "month", "year"];
/** Products that are tried, and the dearest: nobody has to be given a fortune. */
const MOST = { products: 8, price: 5_000_000, stated: 50_000 };

export const PURCHASES: Routine = {
  name: NAME,
  check: "vectors",
  needs: "money",
  operations: [BUY, "orders.getAssetsList", "orders.getMyFunds"],
  async run(run: RoutineRun) {
    const member = await newMember(run, "buys", NAME);
    const products = (await member.list("orders.getAssetsList")).filter(
      ({ buyStart }) => Number(buyStart) <= MOST.price,
    );
    const orders = products.slice(0, MOST.products).flatMap((product) => {
      const { rate, expire, date_type: unit, buyStart } = product;
      const given: Figures = {
        rate: String(rate),
        term: Number(expire),
        unit: UNITS[Number(unit)] ?? "day",
        start: "2026-01-15 09:00:00",
      };
      const prices = new Set([
        ...tellingAmounts(BUY, { ...given, price: 0 }, "price", Number(buyStart)),
        ...statedAmounts(run.contract, BUY, Number(buyStart), MOST.stated),
      ]);
      return [...prices].map((price) => ({ product, given, price }));
    });
    if (orders.length === 0) return { kind: "not-reached", why: "nothing is for sale" };
    const amount = orders.reduce((sum, { price }) => sum + price, 0);
    const isThere = async (): Promise<boolean> => Number((await member.need("wallet.getBalance")).balance) >= amount;
    await member.arrange("member-has-yen", { amount }, isThere);
    let right = true;
    for (const { product, given, price } of orders) {
      await member.need(BUY, { body: { products_id: product.id, price } });
      const holdings = await member.list("orders.getMyFunds", { query: { page: 1, limit: 1 } });
      const { startTime, profit, endTime } = holdings[0] ?? {};
      const sum: Figures = { price, ...given, start: String(startTime) };
      right = reportSum(run, BUY, NAME, sum, { profit: Number(profit), endTime: String(endTime) }) && right;
    }
    return right ? PASSED : FAILED;
  },
};
