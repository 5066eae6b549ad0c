import type { QueryClient } from "@tanstack/react-query";
import { getIncentiveListQuery } from "#api/invite-recode.ts";
import { requestOf } from "#api/kept-request.ts";
import { getAssetsListQuery, getMyFundsQuery } from "#api/orders.ts";
import { type Channel, indexQuery, type RecordKind } from "#api/wallet.ts";
import type { SectionPlace } from "#lib/sections.ts";
import { isSameUsdt } from "#lib/usdt.ts";
import type { KeptIntent } from "#state/intents.ts";

/** Requests that are reported after their form is gone; other pending requests are reported by their own form. */
export const MONEY_PATHS = [
  "/api/products/buy",
  "/api/wallet/recharge",
  "/api/wallet/bankRecharge",
  "/api/wallet/withdrawal",
  "/api/wallet/bankWithdrawal",
  "/api/invite_recode/receive",
] as const;
export type MoneyPath = (typeof MONEY_PATHS)[number];

export type MoneyIntent = KeptIntent & { readonly path: MoneyPath };
export const isMoney = (kept: KeptIntent): kept is MoneyIntent =>
  (MONEY_PATHS as readonly string[]).includes(kept.path);

/** The section in which a request shows once it has succeeded. */
export const RESULT_SECTIONS: Readonly<Record<MoneyPath, SectionPlace>> = {
  "/api/products/buy": { to: "holdings" },
  "/api/wallet/recharge": { to: "records", tab: "coin-deposit" },
  "/api/wallet/bankRecharge": { to: "records", tab: "deposit" },
  "/api/wallet/withdrawal": { to: "records", tab: "coin-withdrawal" },
  "/api/wallet/bankWithdrawal": { to: "records", tab: "withdrawal" },
  "/api/invite_recode/receive": { to: "funds-flow" },
};

/** Tolerance between sending and a record's time: the server's clock is read from its replies, to the second. */
const SLACK_MS = 60_000;

/**
 * Reloads the server's list and reports whether a request with a lost response is in it. Entries known to come from
 * other requests of this browser (`others`) do not count. Throws ApiError if the list cannot be read.
 */
export async function isListed(
  client: QueryClient,
  kept: MoneyIntent,
  others: readonly KeptIntent[],
): Promise<boolean> {
  const since = kept.firstAt - SLACK_MS;
  const known = others.filter(
    ({ key, path, same, result, firstAt }) =>
      key !== kept.key && path === kept.path && same === kept.same && isKnown(result) && firstAt >= since,
  ).length;
  const { yen, usdt, productId, chain, txId } = requestOf(kept);
  const records = async (kind: RecordKind, channel: Channel) =>
    (await client.fetchQuery({ ...indexQuery(kind, channel), staleTime: 0 })).filter(
      ({ at }) => at !== null && at >= since,
    );

  switch (kept.path) {
    case "/api/products/buy": {
      const holdings = await client.fetchQuery({ ...getMyFundsQuery(), staleTime: 0 });
      const product = (await client.fetchQuery(getAssetsListQuery())).find(({ id }) => id === productId);
      return (
        holdings.filter(
          ({ start, price, name }) =>
            start !== null && start >= since && price === yen && (!product || name === product.name),
        ).length > known
      );
    }
    case "/api/wallet/recharge":
      return (await records("deposit", "coin")).some((record) => isSameTxId(record.txId, txId));
    case "/api/wallet/bankRecharge":
      return (await records("deposit", "bank")).filter((record) => record.amount === yen).length > known;
    case "/api/wallet/withdrawal": {
      const same = (await records("withdrawal", "coin")).filter(
        (record) =>
          record.channel === "coin" &&
          record.chain === chain &&
          record.amount !== null &&
          isSameUsdt(record.amount, usdt),
      );
      return same.length > known;
    }
    case "/api/wallet/bankWithdrawal":
      return (await records("withdrawal", "bank")).filter((record) => record.amount === yen).length > known;
    case "/api/invite_recode/receive":
      return !(await client.fetchQuery({ ...getIncentiveListQuery(), staleTime: 0 })).canClaim;
  }
}

export const isSameTxId = (one: string | null, other: string | null): boolean => plainTxId(one) === plainTxId(other);

/** A hash may be written with 0x and in either case. */
const plainTxId = (txId: string | null): string => (txId ?? "").toLowerCase().replace(/^0x/, "");

const isKnown = (result: KeptIntent["result"]): boolean => result === "done" || result === "arrived";
