// Check P4: USDT amounts and percentages have no trailing zeros; the balance in USDT has two places.
import { isNode, type Node } from "@hashgrove/contract/document.ts";
import { leastTopUp, newestRecord, withYen } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "shown_values";
const ENDS_IN_ZERO = /\.\d*0$/;
const TWO_PLACES = /\.\d\d$/;

export const DECIMAL_TEXTS = verdictFlow({
  name: "zeros at the end of decimals",
  check: CHECK,
  needs: "money",
  operations: ["wallet.index", "wallet.recharge", "wallet.getDesc", "wallet.getBalance", "products.index"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "decimals", caseName);
    const body = { amount: await leastTopUp(member), name: "TRC20", txId: `${run.runId}-decimals`, payType: 1 };
    await member.need("wallet.recharge", { body });
    const plain = (operation: string, node: unknown, fields: readonly string[]): void => {
      for (const field of fields) {
        const shown = isNode(node) ? node[field] : undefined;
        verdicts.holds(!ENDS_IN_ZERO.test(String(shown)), operation, `${field} without zeros at its end`, shown);
      }
    };
    plain("wallet.index", await newestRecord(member, 1, 1), ["amount", "fee", "net"]);
    const { fees }: Node = await member.need("wallet.getDesc");
    plain("wallet.getDesc", fees, ["TRC20", "ERC20"]);
    for (const product of await member.list("products.index")) plain("products.index", product, ["expireRate"]);
    await withYen(member, 1000);
    const { usdt } = await member.need("wallet.getBalance");
    verdicts.holds(TWO_PLACES.test(String(usdt)), "wallet.getBalance", "usdt with two places", usdt);
  },
});
