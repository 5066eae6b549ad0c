import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { REQUEST_TIMEOUT_MS } from "#api/client.ts";
import { isOfThisPage } from "#api/intent.ts";
import { forgetOldIntents, intentsAtom, keepIntent, type KeptIntent, readIntents } from "#state/intents.ts";
import { serverNow } from "#state/server-clock.ts";
import { useSession } from "#state/session.ts";
import { isListed, isMoney, type KeptMoney } from "./money-requests.ts";

/** The member's money requests that are kept, oldest first. */
export const useMoneyRequests = (): readonly KeptMoney[] => useAtomValue(intentsAtom).filter(isMoney);

/** Those whose reply was lost: still unknown, or seen in the records since. */
export const useUnknownResults = (): readonly KeptMoney[] => useMoneyRequests().filter(isLost);

/** Those that this page has sent and that nobody has answered yet. */
export const useRequestsOnTheirWay = (): readonly KeptMoney[] =>
  useMoneyRequests().filter((kept) => kept.result === "sending" && isOfThisPage(kept));

const isLost = ({ result, lastAt }: KeptIntent): boolean =>
  result === "unknown" ||
  result === "arrived" ||
  // Its page has crashed, or it would have said how it ended.
  (result === "sending" && serverNow() - lastAt > 2 * REQUEST_TIMEOUT_MS);

/** How an unknown result looks by what the server lists now; once it is seen there, that is kept. */
export function useSighting(kept: KeptMoney) {
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
    // Only now has a reply told the server's time.
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
