// Check P3: lists are newest first in Tokyo time; each filter shows and counts its own rows.
import { isNode, type Node, nodesOf } from "@hashgrove/contract/document.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { leastTopUp, withYen, withUpload } from "#flows/member-with.ts";
import { type NewMember, newMember, NotDone } from "#flows/new-member.ts";
import { verdictFlow, type Verdicts } from "#flows/verdicts.ts";
import { instantIn, tokyoText } from "#flows/wire-time.ts";

const CHECK = "lists";

const itemsIn = ({ data }: Answer): Node[] => nodesOf(isNode(data) ? data.list : data);

/** Checks that the time of a new row is the server's current time in Tokyo. */
export function isNow(verdicts: Verdicts, operation: string, answer: Answer, time: unknown, what: string): void {
  const now = instantIn(answer);
  if (!now) return void verdicts.holds(false, operation, "a Date header", "none", answer);
  verdicts.holds(now.isNear(time), operation, `${what} about ${tokyoText(now.at)}, the reply's Date`, time, answer);
}

interface Expected {
  readonly operation: string;
  readonly query: Readonly<Record<string, number>>;
  /** Row values, newest first. */
  readonly rows: readonly unknown[];
  readonly value: (row: Node) => unknown;
  readonly time: string;
}

const PAGE = 2;

/** Reads a list whole and in pages; compares rows, order, times and total. */
async function compare(member: NewMember, verdicts: Verdicts, expected: Expected): Promise<void> {
  const { operation, query, rows, value, time } = expected;
  const filter = Object.entries(query)
    .map(([name, text]) => `${name}=${text}`)
    .join("&");
  const whole = await member.ask(operation, { query });
  if (!verdicts.accepted(operation, whole, filter)) return;
  const got = itemsIn(whole).map(value);
  const isSame = JSON.stringify(got) === JSON.stringify(rows);
  verdicts.holds(isSame, operation, `${JSON.stringify(rows)}, newest first, under ${filter}`, got, whole);
  if (!isSame) return;
  const ids = itemsIn(whole).map(({ id }) => id);
  verdicts.holds(new Set(ids).size === ids.length, operation, "a unique id for each row", ids, whole);
  const times = itemsIn(whole).map((row) => row[time]);
  const ordered = times.toSorted((a, b) => String(b).localeCompare(String(a)));
  verdicts.holds(JSON.stringify(times) === JSON.stringify(ordered), operation, `${time} newest first`, times, whole);
  if (times.length > 0) isNow(verdicts, operation, whole, times[0], time);
  for (let page = 1; page <= Math.ceil(rows.length / PAGE); page += 1) {
    const part = await member.ask(operation, { query: { ...query, page, limit: PAGE } });
    const wanted = rows.slice((page - 1) * PAGE, page * PAGE);
    const own = itemsIn(part).map(value);
    const what = `${JSON.stringify(wanted)} on page ${page} of limit ${PAGE} under ${filter}`;
    verdicts.holds(JSON.stringify(own) === JSON.stringify(wanted), operation, what, own, part);
    if (isNode(part.data) && "total" in part.data) {
      verdicts.holds(part.data.total === rows.length, operation, `total ${rows.length}`, part.data.total, part);
      const shown = [part.data.page, part.data.limit];
      verdicts.holds(shown.join() === `${page},${PAGE}`, operation, `page ${page} and limit ${PAGE}`, shown, part);
    }
  }
  if (isNode(whole.data))
    verdicts.holds(
      whole.data.total === rows.length,
      operation,
      `total ${rows.length} under ${filter}`,
      whole.data.total,
      whole,
    );
}

const RECORDS = "wallet.index";
const records = (type: number, payType: number, rows: readonly unknown[]): Expected => ({
  operation: RECORDS,
  query: { type, payType },
  rows,
  value: ({ amount }) => amount,
  time: "createtime",
});
const flow = (type: number, rows: readonly unknown[]): Expected => ({
  operation: "user.getCapitalFlow",
  query: { type },
  rows,
  value: ({ accounts }) => accounts,
  time: "createTime",
});

/** Odd, so that the sum of two never equals a third. */
const BANK = [1001, 1003, 1007] as const;

const newestFirst = (amounts: readonly number[]): number[] => amounts.toReversed();

/** Submits three top-ups by bank transfer and two in USDT; returns the amounts of those in USDT. */
async function topUp(run: FlowRun, member: NewMember, name: string): Promise<readonly number[]> {
  const image = await withUpload(run, member, name);
  const least = await leastTopUp(member);
  const coins = [1, 2].map((more) => least + more);
  for (const amount of BANK) await member.need("wallet.bankRecharge", { body: { amount, image } });
  for (const amount of coins) {
    const txId = `${run.runId}-${name.length}-${amount}`;
    await member.need("wallet.recharge", { body: { amount, name: "TRC20", txId, payType: 1 } });
  }
  return coins;
}

const WALLET = verdictFlow({
  name: "records of each kind and channel",
  check: CHECK,
  needs: "money",
  operations: [RECORDS, "wallet.recharge", "wallet.bankRecharge"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "lists", caseName);
    const coins = await topUp(run, member, caseName);
    await compare(member, verdicts, records(1, 2, newestFirst(BANK)));
    await compare(member, verdicts, records(1, 1, newestFirst(coins).map(String)));
    await compare(member, verdicts, records(2, 2, []));
    await compare(member, verdicts, records(2, 1, []));
    await compare(member, verdicts, flow(0, []));
  },
});

const idsIn = (rows: readonly Node[], kind: string): string[] => rows.map(({ id }) => `${kind}:${String(id)}`);

/** Checks that `ref` of a ledger line has the id that the lists of holdings and top-ups show. */
async function compareRefs(member: NewMember, verdicts: Verdicts): Promise<void> {
  const call = "user.getCapitalFlow";
  const refsOf = async (type: number): Promise<unknown[]> =>
    itemsIn(await member.ask(call, { query: { type } })).map(({ ref }) => ref);
  // A ref may be null, if the server does not know the cause of a line; then nothing is compared.
  const compareWith = (refs: readonly unknown[], kind: string, wanted: readonly string[]): void => {
    const own = refs.filter((ref) => String(ref).startsWith(`${kind}:`));
    const isRight = own.length === 0 || JSON.stringify(own) === JSON.stringify(wanted);
    verdicts.holds(isRight, call, `the ids of their own list, ${wanted.join(", ")}, as ref`, own);
  };
  compareWith(await refsOf(1), "holding", idsIn(await member.list("orders.getMyFunds"), "holding"));
  const channels = [1, 2].map((payType) => member.list(RECORDS, { query: { type: 1, payType } }));
  const topUps = (await Promise.all(channels)).flat();
  const records = idsIn(topUps, "record");
  const refs = (await refsOf(0)).filter((ref) => records.includes(String(ref)));
  compareWith(await refsOf(0), "record", refs.map(String));
}

const MONEY = verdictFlow({
  name: "income, expenses and holdings",
  check: CHECK,
  needs: "money",
  operations: ["user.getCapitalFlow", "orders.getMyFunds", RECORDS],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "flows", caseName);
    await topUp(run, member, caseName);
    const [product] = await member.list("orders.getAssetsList");
    if (!product) throw new NotDone("no product is for sale");
    const least = Number(product.buyStart);
    const prices = [least, least + 1, least + 2];
    const funds = prices.reduce((sum, price) => sum + price, 0);
    await member.arrange("reviews-approved", { kind: "topup" }, async () => {
      const { list } = await member.need(RECORDS, { query: { type: 1, payType: 2 } });
      return nodesOf(list).every(({ audit }) => audit === 1);
    });
    const income = itemsIn(await member.ask("user.getCapitalFlow", { query: { type: 0 } }));
    const credited = income.map(({ accounts }) => Number(accounts));
    const ids = income.map(({ id }) => id);
    verdicts.holds(new Set(ids).size === ids.length, "user.getCapitalFlow", "a unique id for each line", ids);
    const own = BANK.filter((amount) => credited.includes(amount));
    verdicts.holds(
      own.length === BANK.length && credited.length === BANK.length + 2,
      "user.getCapitalFlow",
      "one line of income for each approved top-up",
      credited,
    );
    await withYen(member, funds);
    for (const price of prices) await member.need("products.buy", { body: { products_id: product.id, price } });
    await compare(member, verdicts, flow(1, newestFirst(prices)));
    await compareRefs(member, verdicts);
    const explained = await Promise.all(
      ["ja", "en", "zh-CN"].map(async (language) => {
        const headers = { "accept-language": language };
        return (await member.list("user.getCapitalFlow", { query: { type: 1 }, headers }))[0]?.explain;
      }),
    );
    const differ = new Set(explained).size === explained.length;
    verdicts.holds(differ, "user.getCapitalFlow", "explain in the requested language", explained);
    await compare(member, verdicts, {
      operation: "orders.getMyFunds",
      query: {},
      rows: newestFirst(prices),
      value: ({ price }) => price,
      time: "startTime",
    });
    await compare(member, verdicts, records(1, 2, newestFirst(BANK)));
  },
});

const NEWS = verdictFlow({
  name: "news, newest first",
  check: CHECK,
  needs: "read",
  operations: ["news.index"],
  async steps(run, verdicts, caseName) {
    const call = run.contract.calls.find(({ operationId }) => operationId === "news.index");
    if (!call) return { kind: "not-reached", why: "the contract has no news" };
    const answer = await run.probe.ask(
      {
        call,
        token: undefined,
        query: [
          ["page", "1"],
          ["limit", "100"],
        ],
      },
      caseName,
    );
    const times = itemsIn(answer).map(({ createtime }) => String(createtime));
    if (new Set(times).size < 2) return { kind: "not-reached", why: "fewer than two news items with different times" };
    const ordered = times.toSorted((a, b) => b.localeCompare(a));
    verdicts.holds(times.join() === ordered.join(), "news.index", "createtime newest first", times, answer);
  },
});

export const LISTS: readonly Flow[] = [NEWS, WALLET, MONEY];
