// Check P4: account numbers are masked, and calls agree about the same data.
import { createHash } from "node:crypto";
import { isNode, nodesOf } from "@hashgrove/contract/document.ts";
import type { Flow } from "#flows/flow.ts";
import { leastTopUp } from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { verdictFlow, type Verdicts } from "#flows/verdicts.ts";

const CHECK = "shown_values";
const STATUS = "wallet.getWalletStatus";
const ADDRESS = "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23";

const CARDS: readonly (readonly [number: string, masked: string])[] = [
  ["1234567", "Test Bank ****4567"],
  ["123", "Test Bank ****"],
];

async function boundOf(member: NewMember, type: number): Promise<unknown> {
  return (await member.need(STATUS, { query: { type } })).bound;
}

const MASKED = verdictFlow({
  name: "what is shown of a bound wallet",
  check: CHECK,
  needs: "write",
  operations: [STATUS, "wallet.bindBankCard", "wallet.bindAddress"],
  async steps(run, verdicts, caseName) {
    // Ask the back office to leave reviews open: if it decided them at once, nothing would be in review.
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    for (const [nth, [bankcard, masked]] of CARDS.entries()) {
      const member = await newMember(run, `masked-${nth}`, caseName);
      verdicts.holds(
        (await boundOf(member, 3)) === null,
        STATUS,
        "bound null before a binding",
        await boundOf(member, 3),
      );
      const body = { bankName: "Test Bank", branchName: "Tokyo", bic: "001", bankcard, cardholder: "CT TEST" };
      await member.need("wallet.bindBankCard", { body });
      const again = await member.ask("wallet.bindBankCard", { body });
      verdicts.refused("wallet.bindBankCard", again, "already-bound", "bound or in review");
      const bound = await boundOf(member, 3);
      verdicts.holds(bound === masked, STATUS, `bound ${JSON.stringify(masked)}, also while in review`, bound);
      await member.need("wallet.bindAddress", { body: { type: 1, address: ` ${ADDRESS} ` } });
      const address = await boundOf(member, 1);
      verdicts.holds(address === ADDRESS, STATUS, `bound ${ADDRESS}, in full and without blanks`, address);
      const other = await boundOf(member, 2);
      verdicts.holds(other === null, STATUS, "bound null of the other chain", other);
    }
  },
});

/** Compares a product in two calls, which name its fields differently. */
async function compareProducts(member: NewMember, verdicts: Verdicts): Promise<void> {
  for (const listed of await member.list("orders.getAssetsList")) {
    const detail = await member.need("products.detail", { query: { id: Number(listed.id) } });
    const pairs = [
      ["expire", detail.expire],
      ["date_type", detail.date_type],
      ["rate", detail.rate],
      ["min", detail.min ?? null],
      ["max", detail.max ?? null],
      ["buyStart", detail.buy_start],
    ] as const;
    for (const [field, shown] of pairs)
      verdicts.holds(
        listed[field] === shown,
        "orders.getAssetsList",
        `${field} of product ${String(listed.id)} as in products.detail (${JSON.stringify(shown)})`,
        listed[field],
      );
    verdicts.holds(detail.state === 1, "orders.getAssetsList", "only products that are open", detail.state);
    const { min, max } = listed;
    const isRange = (min === null) === (max === null) && Number(min) <= Number(max);
    verdicts.holds(isRange, "orders.getAssetsList", "min and max, the lower first, or neither", [min, max]);
  }
}

/** Compares the first ten cards of a list with each product's own page; fields that a card lacks are ignored. */
async function compareCards(member: NewMember, verdicts: Verdicts, list: string): Promise<void> {
  for (const card of (await member.list(list)).slice(0, 10)) {
    const detail = await member.need("products.detail", { query: { id: Number(card.id) } });
    const pairs = [
      ["title", detail.title],
      ["buyStart", detail.buy_start],
      ["expireRate", detail.rate],
      ["expire", detail.expire],
      ["dateType", detail.date_type],
      ["state", detail.state],
    ] as const;
    for (const [field, shown] of pairs)
      verdicts.holds(
        card[field] === undefined || card[field] === shown,
        list,
        `${field} of product ${String(card.id)} as in products.detail (${JSON.stringify(shown)})`,
        card[field],
      );
  }
}

const SAME_NEWS = verdictFlow({
  name: "news in the list and by themselves",
  check: CHECK,
  needs: "write",
  operations: ["news.index", "news.detail"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "news", caseName);
    for (const item of await member.list("news.index", { query: { page: 1, limit: 3 } })) {
      const own = await member.need("news.detail", { query: { id: Number(item.id) } });
      for (const field of ["id", "title", "createtime", "content", "image"])
        verdicts.holds(own[field] === item[field], "news.detail", `${field} as in news.index`, own[field]);
    }
  },
});

const KEYS = ["platform_to_usdt", "min_recharge", "bank_account"];

const BY_KEY = verdictFlow({
  name: "settings by their keys",
  check: CHECK,
  needs: "write",
  operations: ["sys_config.getConfigList"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "settings", caseName);
    const call = "sys_config.getConfigList";
    const all = await member.need(call);
    const isWhole = KEYS.every((key) => key in all);
    verdicts.holds(isWhole, call, `${KEYS.join(", ")} without keys`, Object.keys(all));
    for (const keys of [KEYS.slice(0, 1), KEYS.slice(1)]) {
      const some = await member.need(call, { query: { keys: keys.join(",") } });
      const isSame = JSON.stringify(Object.keys(some).toSorted()) === JSON.stringify(keys.toSorted());
      verdicts.holds(isSame, call, `${keys.join(", ")} and nothing else`, Object.keys(some));
      for (const key of keys)
        verdicts.holds(JSON.stringify(some[key]) === JSON.stringify(all[key]), call, `the same ${key}`, some[key]);
    }
  },
});

const AGREEING = verdictFlow({
  name: "one product in every list",
  check: CHECK,
  needs: "write",
  operations: [
    "orders.getAssetsList",
    "products.index",
    "products.homeProduct",
    "products.detail",
    "user.getInviteCode",
    "invite_recode.getIncentiveList",
  ],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "reads", caseName);
    await compareProducts(member, verdicts);
    for (const list of ["products.index", "products.homeProduct"]) await compareCards(member, verdicts, list);
    const { inviteCode } = await member.need("user.getInviteCode");
    const ladder = await member.need("invite_recode.getIncentiveList");
    const shown = Object.values(ladder).includes(inviteCode);
    verdicts.holds(shown, "user.getInviteCode", "the code that getIncentiveList shows", inviteCode);
    const tiers = nodesOf(ladder.list).map(({ condition }) => Number(condition));
    const rising = tiers.toSorted((a, b) => a - b);
    verdicts.holds(tiers.join() === rising.join(), "invite_recode.getIncentiveList", "tiers in ascending order", tiers);
  },
});

const SPELT = verdictFlow({
  name: "a transfer under any spelling of its TXID",
  check: CHECK,
  needs: "money",
  operations: ["wallet.recharge", "wallet.index"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "spelt", caseName);
    const other = await newMember(run, "spelt-2", caseName);
    const least = await leastTopUp(member);
    const plain = createHash("sha256").update(run.runId).digest("hex");
    const body = (txId: string): object => ({ amount: least, name: "usdt", txId, payType: 1 });
    const call = "wallet.recharge";
    const first = await member.ask(call, { body: body(` 0x${plain.toUpperCase()} `) });
    if (!verdicts.accepted(call, first, "with a TXID in capitals, with 0x and blanks, and the name usdt")) return;
    const link = `https://tronscan.org/#/transaction/${plain}`;
    for (const spelt of [
      plain,
      link,
      `https://etherscan.io/tx/0x${plain}?a=1`,
      `${plain.slice(0, 9)}\u200b ${plain.slice(9)}`,
    ]) {
      const again = await other.ask(call, { body: body(spelt) });
      verdicts.refused(call, again, "txid-used", `by another member, spelt ${JSON.stringify(spelt)}`, "/txId");
    }
    const { list } = await member.need("wallet.index", { query: { type: 1, payType: 1 } });
    const [record] = nodesOf(list);
    const txId = isNode(record) ? record.txId : undefined;
    verdicts.holds(txId === plain, "wallet.index", `txId ${plain}, in one spelling`, txId);
  },
});

export const SHOWN_VALUES: readonly Flow[] = [MASKED, AGREEING, SPELT, SAME_NEWS, BY_KEY];
