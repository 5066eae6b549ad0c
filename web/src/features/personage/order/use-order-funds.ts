import { useQueries, useQuery } from "@tanstack/react-query";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { walletRecordsQuery, type WalletRecord } from "#api/wallet/records.ts";
import type { MoneyRequest } from "#features/personage/money-request/money-paths.ts";
import { useLostRequests } from "#features/personage/money-request/use-money-requests.ts";
import type { RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { serverNow } from "#state/server-clock.ts";
import { freshRejection, type Funds, fundsFor } from "./funds.ts";

export interface TopUp {
  readonly tab: RecordTab;
  readonly record: WalletRecord;
}

export interface OrderFunds extends Funds {
  /** Top-ups in review, newest first. */
  readonly topUps: readonly TopUp[];
  /** A recently rejected top-up, which the member may not have noticed. */
  readonly rejected: TopUp | null;
  /** A top-up with a lost response, which may be in review as well. */
  readonly lost: MoneyRequest | null;
  /** The records are loading; the member should not transfer more until they have loaded. */
  readonly isPending: boolean;
}

/**
 * The shortage of an amount after the balance and the top-ups in review. Null while the balance is unknown, because
 * then the server decides (rule F2). Reads the records only if the balance is too low.
 */
export function useOrderFunds(amount: Yen | null): OrderFunds | null {
  const balance = useQuery(getBalanceQuery()).data?.balance ?? null;
  const isShort = amount !== null && balance !== null && amount > balance;
  const { topUps, isPending } = useTopUps(isShort);
  const lost = useLostTopUp();
  if (amount === null || balance === null) return null;
  const records = topUps.map(({ record }) => record);
  const rejection = freshRejection(records, serverNow());
  return {
    ...fundsFor(amount, balance, records),
    topUps: topUps.filter(({ record }) => record.audit === "in-review"),
    rejected: topUps.find(({ record }) => record === rejection) ?? null,
    lost,
    isPending,
  };
}

/** The member's top-ups, newest first, from those lists that have loaded. */
export function useTopUps(enabled: boolean): { readonly topUps: readonly TopUp[]; readonly isPending: boolean } {
  return useQueries({
    queries: (["bank", "coin"] as const).map((channel) => ({ ...walletRecordsQuery("deposit", channel), enabled })),
    combine: ([bank, coin]) => {
      const of = (tab: RecordTab, list: readonly WalletRecord[] = []) => list.map((record) => ({ tab, record }));
      return {
        topUps: [...of("deposit", bank?.data), ...of("coin-deposit", coin?.data)].sort(
          (a, b) => (b.record.at ?? 0) - (a.record.at ?? 0),
        ),
        isPending: enabled && (bank?.isPending === true || coin?.isPending === true),
      };
    },
  });
}

/** The last top-up whose outcome is unknown, unless the member has dismissed it. */
const useLostTopUp = (): MoneyRequest | null =>
  useLostRequests().findLast(
    ({ path, result, hidden }) =>
      (path === "/api/wallet/bankRecharge" || path === "/api/wallet/recharge") && result !== "recovered" && !hidden,
  ) ?? null;
