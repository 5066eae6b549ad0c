import { queryOptions } from "@tanstack/react-query";
import { queryKey } from "#api/client.ts";
import { readCapitalFlow } from "#api/user.ts";
import { readBalance } from "#api/wallet/balance.ts";
import { asYen, type Yen, ZERO_YEN } from "#lib/amount/yen.ts";
import { type Flows, knownFlows, type KnownItem, WHOLE_HISTORY } from "./movements.ts";

/** Maximum number of reads until the lists match the balance. */
const MOST_READS = 3;

/**
 * All movements of the available balance, read until they add up to the balance (rule L8). The key begins with the path
 * of the lists, so that a write that invalidates the path also invalidates this query.
 */
export const flowsQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/user/getCapitalFlow", { type: "both" }),
    queryFn: ({ signal }) => readFlows(signal),
  });

/** The lists of income and expense, and the balance, read by calls at about the same time. */
interface Reading extends Pick<Flows, "income" | "expense"> {
  readonly balance: Yen | null;
}

/**
 * Reads the two lists and the balance until they match. They are three calls, and a movement between them would make
 * every computed balance wrong. Movements that add up to the balance are complete. If two consecutive reads are equal,
 * no movement arrived in between, so the server's lists do not reach back to the first movement.
 */
async function readFlows(signal: AbortSignal): Promise<Flows> {
  let before = await read(signal);
  for (let nth = 1; ; nth += 1) {
    const missing = missingIn(before);
    if (missing === 0) return flowsOf(before, WHOLE_HISTORY);
    if (nth === MOST_READS) return flowsOf(before, { opening: ZERO_YEN, balancesAfter: Infinity });
    const next = await read(signal);
    if (isSame(next, before)) {
      return flowsOf(next, { opening: asYen(missing), balancesAfter: completeUntil(next) });
    }
    before = next;
  }
}

async function read(signal: AbortSignal): Promise<Reading> {
  const [income, expense, { balance }] = await Promise.all([
    readCapitalFlow("income", signal),
    readCapitalFlow("expense", signal),
    readBalance(signal),
  ]);
  return { income, expense, balance };
}

const flowsOf = ({ income, expense }: Reading, known: Pick<Flows, "opening" | "balancesAfter">): Flows => ({
  income,
  expense,
  ...known,
});

/**
 * The part of the balance that the movements do not explain; 0 if an amount is unknown, since then nothing can be
 * computed.
 */
function missingIn({ income, expense, balance }: Reading): number {
  const flows = knownFlows({ ...WHOLE_HISTORY, income, expense });
  if (flows === null || balance === null) return 0;
  const sumOf = (items: readonly KnownItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);
  return balance - sumOf(flows.income) + sumOf(flows.expense);
}

const isSame = (one: Reading, other: Reading): boolean =>
  one.balance === other.balance &&
  (["income", "expense"] as const).every(
    (direction) =>
      one[direction].length === other[direction].length && one[direction][0]?.id === other[direction][0]?.id,
  );

/** The time after which no movement is missing: either list may lack the movements before its oldest entry. */
const completeUntil = ({ income, expense }: Reading): number =>
  Math.max(income.at(-1)?.at ?? -Infinity, expense.at(-1)?.at ?? -Infinity);
