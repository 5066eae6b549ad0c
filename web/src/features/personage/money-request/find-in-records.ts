import type { QueryClient } from "@tanstack/react-query";
import { getIncentiveListQuery } from "#api/invite-recode.ts";
import { getAssetsListQuery, getMyFundsQuery } from "#api/orders.ts";
import {
  type Channel,
  walletRecordsPageQuery,
  walletRecordsQuery,
  type RecordKind,
  type WalletRecord,
} from "#api/wallet/records.ts";
import { isSameUsdt } from "#lib/amount/usdt.ts";
import { storedTxId } from "#lib/chain/tx-id.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import type { MoneyRequest } from "./money-paths.ts";
import { requestContent, type StoredRequest } from "./request-store.ts";

/**
 * Tolerance between sending and a record's time, because the server's clock is known only to the second, from its
 * replies.
 */
const SLACK_MS = 60_000;

/**
 * Reloads the server's list and reports whether a request with a lost response is in it. Entries known to come from
 * other requests of this browser (`others`) do not count. Throws ApiError if the list cannot be read.
 */
export async function isListed(
  client: QueryClient,
  request: MoneyRequest,
  others: readonly StoredRequest[],
): Promise<boolean> {
  if (request.path === "/api/invite_recode/receive")
    return !(await client.fetchQuery({ ...getIncentiveListQuery(), staleTime: 0 })).canClaim;
  // A TXID tops up once (rule H6), so no other request can have made its record.
  const isUnique = request.path === "/api/wallet/recharge";
  const known = others.filter(
    ({ key, path, same, result, firstAt }) =>
      key !== request.key &&
      path === request.path &&
      same === request.same &&
      isKnown(result) &&
      firstAt >= request.firstAt - SLACK_MS,
  ).length;
  const whole = (kind: RecordKind, channel: Channel) =>
    client.fetchQuery({ ...walletRecordsQuery(kind, channel), staleTime: 0 });
  return (await idsMadeBy(client, request, whole)).length > (isUnique ? 0 : known);
}

/**
 * The record or holding created by a request that was just accepted; undefined if the newest ones do not contain it.
 */
export async function idMadeBy(client: QueryClient, request: MoneyRequest): Promise<number | undefined> {
  const newest = async (kind: RecordKind, channel: Channel) =>
    (await client.fetchQuery({ ...walletRecordsPageQuery(kind, channel, 1, PAGE_SIZE), staleTime: 0 })).records;
  return (await idsMadeBy(client, request, newest))[0];
}

type ReadRecords = (kind: RecordKind, channel: Channel) => Promise<readonly WalletRecord[]>;

/** The records or holdings that a request may have created, newest first. */
async function idsMadeBy(client: QueryClient, request: MoneyRequest, read: ReadRecords): Promise<readonly number[]> {
  const since = request.firstAt - SLACK_MS;
  const { yen, usdt, productId, chain, txId } = requestContent(request);
  const records = async (kind: RecordKind, channel: Channel, isSame: (record: WalletRecord) => boolean) =>
    (await read(kind, channel))
      .filter((record) => record.at !== null && record.at >= since && isSame(record))
      .map(({ id }) => id);

  switch (request.path) {
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

const isKnown = (result: StoredRequest["result"]): boolean => result === "done" || result === "recovered";
