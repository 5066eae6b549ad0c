import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getMyFundsQuery, type Holding } from "#api/orders.ts";
import type { Yen } from "#lib/yen.ts";
import { serverNow } from "#state/server-clock.ts";

/** The server's clock is read from its replies, to the second; a form may also have waited for its reply. */
const SLACK_MS = 120_000;

/**
 * The holding that a purchase has just made, read after it: a result shows what the server recorded. Null until it has
 * been read, or if it cannot be.
 */
export function useBoughtHolding(productName: string, price: Yen): Holding | null {
  const [since] = useState(() => serverNow() - SLACK_MS);
  const { data, isFetchedAfterMount } = useQuery({
    ...getMyFundsQuery(),
    refetchOnMount: "always",
    meta: { failures: "ignored" },
  });
  if (!data || !isFetchedAfterMount) return null;
  return (
    data.find(
      (holding) =>
        holding.start !== null && holding.start >= since && holding.price === price && holding.name === productName,
    ) ?? null
  );
}
