import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getMyFundsQuery } from "#api/orders.ts";
import { walletRecordsQuery } from "#api/wallet/records.ts";
import { joinQueries } from "#components/feedback/join-queries.ts";
import { flowsQuery } from "./flows-query.ts";
import type { Causes } from "./movement-kind.ts";
import type { Flows } from "./movements.ts";

/** All movements of the available balance, with their causes. */
export interface Ledger {
  readonly flows: Flows;
  readonly causes: Causes;
}

/** Reads the lists of the ledger as if they were one query. */
export function useLedger() {
  const flows = useQuery(flowsQuery());
  const bank = useQuery(walletRecordsQuery("withdrawal", "bank"));
  const coin = useQuery(walletRecordsQuery("withdrawal", "coin"));
  const holdings = useQuery(getMyFundsQuery());
  const ledger = useMemo((): Ledger | undefined => {
    if (!flows.data || !bank.data || !coin.data || !holdings.data) return undefined;
    return {
      flows: flows.data,
      causes: { withdrawals: byId([...bank.data, ...coin.data]), holdings: byId(holdings.data) },
    };
  }, [flows.data, bank.data, coin.data, holdings.data]);
  return joinQueries([flows, bank, coin, holdings], ledger);
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [String(row.id), row]));
