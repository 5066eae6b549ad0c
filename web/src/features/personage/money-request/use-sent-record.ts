import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Channel, indexPageQuery, type RecordKind, type WalletRecord } from "#api/wallet.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import { serverNow } from "#state/server-clock.ts";

/** The server's clock is read from its replies, to the second; a form may also have waited for its reply. */
const SLACK_MS = 120_000;

/**
 * The record of a request that was just accepted, read after it: a result shows amounts of the server, never ones that
 * were computed from rates and fees read before. Null until it has been read, or if it cannot be.
 */
export function useSentRecord(
  kind: RecordKind,
  channel: Channel,
  isSent: (record: WalletRecord) => boolean,
): WalletRecord | null {
  const [since] = useState(() => serverNow() - SLACK_MS);
  const { data, isFetchedAfterMount } = useQuery({
    ...indexPageQuery(kind, channel, 1, PAGE_SIZE),
    refetchOnMount: "always",
    meta: { failures: "ignored" },
  });
  if (!data || !isFetchedAfterMount) return null;
  return data.records.find((record) => record.at !== null && record.at >= since && isSent(record)) ?? null;
}
