import type { QueryClient } from "@tanstack/react-query";
import { getIncentiveListQuery } from "#api/invite-recode.ts";
import { requestOf } from "#api/kept-request.ts";
import { getAssetsListQuery, getMyFundsQuery } from "#api/orders.ts";
import { type Channel, indexPageQuery, indexQuery, type RecordKind, type WalletRecord } from "#api/wallet.ts";
import { storedTxId } from "#lib/addresses/tx-id.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
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
  if (kept.path === "/api/invite_recode/receive")
    return !(await client.fetchQuery({ ...getIncentiveListQuery(), staleTime: 0 })).canClaim;
  // A TXID tops up once (rule H6), so no other request can have made its record.
  const isUnique = kept.path === "/api/wallet/recharge";
  const known = others.filter(
    ({ key, path, same, result, firstAt }) =>
      key !== kept.key &&
      path === kept.path &&
      same === kept.same &&
      isKnown(result) &&
      firstAt >= kept.firstAt - SLACK_MS,
  ).length;
  const whole = (kind: RecordKind, channel: Channel) =>
    client.fetchQuery({ ...indexQuery(kind, channel), staleTime: 0 });
  return (await idsMadeBy(client, kept, whole)).length > (isUnique ? 0 : known);
}

/**
 * The record or holding created by a request that was just accepted; undefined if the newest ones do not contain it.
 */
export async function idMadeBy(client: QueryClient, kept: MoneyIntent): Promise<number | undefined> {
  const newest = async (kind: RecordKind, channel: Channel) =>
    (await client.fetchQuery({ ...indexPageQuery(kind, channel, 1, PAGE_SIZE), staleTime: 0 })).records;
  return (await idsMadeBy(client, kept, newest))[0];
}

type ReadRecords = (kind: RecordKind, channel: Channel) => Promise<readonly WalletRecord[]>;

/** The records or holdings that a request may have created, newest first. */
async function idsMadeBy(client: QueryClient, kept: MoneyIntent, read: ReadRecords): Promise<readonly number[]> {
  const since = kept.firstAt - SLACK_MS;
  const { yen, usdt, productId, chain, txId } = requestOf(kept);
  const records = async (kind: RecordKind, channel: Channel, isSame: (record: WalletRecord) => boolean) =>
    (await read(kind, channel))
      .filter((record) => record.at !== null && record.at >= since && isSame(record))
      .map(({ id }) => id);

  switch (kept.path) {
    case "/api/products/buy": {
      const holdings = await client.fetchQuery({ ...getMyFundsQuery(), staleTime: 0 });
      const product = (await client.fetchQuery(getAssetsListQuery())).find(({ id }) => id === productId);
      return holdings
        .filter(
          ({ start, price, name }) =>
            start !== null && start >= since && price === yen && (!product || name === product.name),
        )
        .map(({ id }) => id);
    }
    case "/api/wallet/recharge":
      return records("deposit", "coin", (record) => isSameTxId(record.txId, txId));
    case "/api/wallet/bankRecharge":
      return records("deposit", "bank", (record) => record.amount === yen);
    case "/api/wallet/withdrawal":
      return records(
        "withdrawal",
        "coin",
        (record) =>
          record.channel === "coin" &&
          record.chain === chain &&
          record.amount !== null &&
          isSameUsdt(record.amount, usdt),
      );
    case "/api/wallet/bankWithdrawal":
      return records("withdrawal", "bank", (record) => record.amount === yen);
    case "/api/invite_recode/receive":
      return [];
  }
}

const isSameTxId = (one: string | null, other: string | null): boolean =>
  storedTxId(one ?? "") === storedTxId(other ?? "");

const isKnown = (result: KeptIntent["result"]): boolean => result === "done" || result === "arrived";
