import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { isOfThisPage } from "#api/intent.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/addresses/api-base.ts";
import { forgetOldIntents, intentsAtom, keepIntent, type KeptIntent, readIntents } from "#state/intents.ts";
import { serverNow } from "#state/server-clock.ts";
import { useSession } from "#state/session.ts";
import { isListed, isMoney, type MoneyIntent } from "./money-requests.ts";

/** The member's stored money requests, oldest first. */
export const useMoneyRequests = (): readonly MoneyIntent[] => useAtomValue(intentsAtom).filter(isMoney);

/** Requests with a lost response: unknown, or found in the records since. */
export const useLostRequests = (): readonly MoneyIntent[] => useMoneyRequests().filter(isLost);

/** Requests of this page without a response yet. */
export const useSentRequests = (): readonly MoneyIntent[] =>
  useMoneyRequests().filter((kept) => kept.result === "sending" && isOfThisPage(kept));

const isLost = ({ result, lastAt }: KeptIntent): boolean =>
  result === "unknown" ||
  result === "arrived" ||
  // The page that sent it must have crashed, else it would have stored the outcome.
  (result === "sending" && serverNow() - lastAt > 2 * REQUEST_TIMEOUT_MS);

/** Looks up an unknown request in the server's lists, and stores it once found. */
export function useReceiptCheck(kept: MoneyIntent) {
  const memberId = useSession()?.id ?? 0;
  const sighting = useQuery({
    queryKey: ["sighting", kept.key, kept.lastAt],
    queryFn: ({ client }) => isListed(client, kept, readIntents(memberId)),
    enabled: kept.result !== "arrived",
    staleTime: 0,
  });
  const { data } = sighting;
  useEffect(() => {
    if (data === undefined) return;
    // Only a response reveals the server's time.
    forgetOldIntents(memberId, serverNow());
    const current = readIntents(memberId).find(({ key }) => key === kept.key);
    if (data && current && current.result !== "done") keepIntent(memberId, { ...current, result: "arrived" });
  }, [data, kept.key, memberId]);
  return {
    arrived: kept.result === "arrived" || data === true,
    asking: sighting.isFetching,
    failed: sighting.isError,
    askAgain: () => void sighting.refetch(),
  };
}
