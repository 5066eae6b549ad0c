// Check P1: a page without `limit` has the contract's default number of items, and a list without `page` is whole.
import { isNode, nodeOr, resolve } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import { cheapestProduct, withUpload, withYen } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const LISTS = [
  ["wallet.index", { type: 1, payType: 2 }],
  ["user.getCapitalFlow", { type: 1 }],
  ["orders.getMyFunds", {}],
] as const;

export const DEFAULT_LIMIT = verdictFlow({
  name: "pages without a limit",
  check: "pagination",
  needs: "money",
  operations: LISTS.map(([operation]) => operation),
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "limits-1", caseName);
    const { document } = run.contract;
    const limitOf = (operation: string): number => {
      const { limit } = nodeOr(callNamed(run.contract, operation).query.properties);
      return Number(nodeOr(limit).default ?? resolve(document, limit).default ?? 20);
    };
    const most = Math.max(...LISTS.map(([operation]) => limitOf(operation))) + 1;
    const image = await withUpload(run, member, caseName);
    for (let nth = 0; nth < most; nth += 1)
      await member.need("wallet.bankRecharge", { body: { amount: 1000 + nth, image } });
    const { id, price } = await cheapestProduct(member);
    await withYen(member, most * price);
    for (let nth = 0; nth < most; nth += 1) await member.need("products.buy", { body: { products_id: id, price } });
    for (const [operation, query] of LISTS) {
      const limit = limitOf(operation);
      const whole = await member.ask(operation, { query });
      const page = await member.ask(operation, { query: { ...query, page: 1 } });
      const second = await member.ask(operation, { query: { ...query, page: 2 } });
      const ignored = await member.ask(operation, { query: { ...query, limit: 1 } });
      const refused = await member.ask(operation, { query: { ...query, limit: 0 } });
      verdicts.comesTo(operation, refused, "invalid", "limit=0 without page", "/query/limit");
      const count = (data: unknown): number => {
        const items = isNode(data) ? data.list : data;
        return Array.isArray(items) ? items.length : -1;
      };
      const got = [count(whole.data), count(ignored.data), count(page.data), count(second.data)];
      const wanted = [most, most, limit, most - limit];
      const what = `${wanted.join(", ")} items without page, with limit=1 alone, on page 1 and on page 2`;
      verdicts.holds(got.join() === wanted.join(), operation, what, got, page);
      if (isNode(page.data) && "total" in page.data)
        verdicts.holds(
          page.data.limit === limit,
          operation,
          `limit ${limit}, which was not named`,
          page.data.limit,
          page,
        );
    }
  },
});
