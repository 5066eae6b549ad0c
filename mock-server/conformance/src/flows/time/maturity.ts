// Check M1: a holding pays its price and profit at the end of its term, not before.
import type { Node } from "@hashgrove/contract/document.ts";
import { logIn } from "#client/accounts.ts";
import { withYen } from "#flows/member-with.ts";
import { newMember, NotDone } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { advance, MINUTE_S } from "./advance-clock.ts";

const DAY_S = 86_400;
const DAYS = [1, 7] as const;

export const MATURES = verdictFlow({
  name: "a holding that matures",
  check: "vectors",
  needs: "money",
  operations: ["products.buy", "orders.getMyFunds", "user.getCapitalFlow", "user.getAssets", "orders.getAssetsList"],
  async steps(run, verdicts, caseName) {
    const buyer = await newMember(run, "matures", caseName);
    const products = await buyer.list("orders.getAssetsList");
    const daysOf = ({ date_type: unit, expire }: Node): number => (DAYS[Number(unit)] ?? Infinity) * Number(expire);
    const [product] = products.toSorted((a, b) => daysOf(a) - daysOf(b));
    if (!product || daysOf(product) === Infinity) throw new NotDone("no product of days or weeks is for sale");
    const price = Number(product.buyStart);
    await withYen(buyer, price);
    await buyer.need("products.buy", { body: { products_id: product.id, price } });
    const [bought] = await buyer.list("orders.getMyFunds");
    const profit = Number(bought?.profit);
    await advance(run, daysOf(product) * DAY_S - MINUTE_S);
    const { token: early } = await logIn(run, buyer.account, run.password);
    const [running] = await buyer.list("orders.getMyFunds", { token: early });
    const { balance: unpaid } = await buyer.need("wallet.getBalance", { token: early });
    const before = [running?.state, unpaid];
    verdicts.holds(
      before.join() === "0,0",
      "orders.getMyFunds",
      "state 0 and balance 0 a minute before the end",
      before,
    );
    // Advance to an hour after the end, because the recorded time must still be the scheduled end.
    await advance(run, 3600 + MINUTE_S);
    // Log in again, because the earlier session has expired.
    const { token } = await logIn(run, buyer.account, run.password);
    const list = (operation: string, query = {}): Promise<readonly Node[]> => buyer.list(operation, { query, token });
    const [holding] = await list("orders.getMyFunds");
    const { state, profit: paid, endTime } = holding ?? {};
    verdicts.holds(state === 1, "orders.getMyFunds", "state 1 after the end of the term", state);
    verdicts.holds(paid === profit, "orders.getMyFunds", `profit ${profit}, as at the purchase`, paid);
    const lines = await list("user.getCapitalFlow", { type: 0 });
    const [line] = lines;
    const sum = price + profit;
    const flow = "user.getCapitalFlow";
    verdicts.holds(line?.accounts === sum, flow, `one line of ${sum}, price and profit together`, line?.accounts);
    verdicts.holds(
      line?.createTime === endTime,
      flow,
      `createTime ${String(endTime)}, the holding's end`,
      line?.createTime,
    );
    const ref = `holding:${String(holding?.id)}`;
    verdicts.holds(line?.ref === ref || line?.ref === null, flow, `ref ${ref}`, line?.ref);
    const { balance: now, profit: earned, totalValue } = await buyer.need("user.getAssets", { token });
    const got = JSON.stringify([now, earned, totalValue]);
    const wanted = JSON.stringify([sum, profit, 0]);
    verdicts.holds(got === wanted, "user.getAssets", `balance, profit and totalValue ${wanted}`, [
      now,
      earned,
      totalValue,
    ]);
    const shown = (await list("orders.getAssetsList")).find(({ id }) => id === product.id);
    const left = [shown?.price, shown?.profit];
    verdicts.holds(
      left.join() === "0,0",
      "orders.getAssetsList",
      "price and profit 0 once no holding is running",
      left,
    );
  },
});
