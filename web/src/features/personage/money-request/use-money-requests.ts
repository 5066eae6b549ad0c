import { useQuery } from "@tanstack/react-query";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";
import { serverNow } from "#state/server-clock.ts";
import { useSession } from "#state/session.ts";
import { isListed } from "./find-in-records.ts";
import { isMoneyRequest, type MoneyPath, type MoneyRequest } from "./money-paths.ts";
import {
  deleteExpiredRequests,
  readRequests,
  requestsAtom,
  type StoredRequest,
  storeRequest,
} from "./request-store.ts";
import { isOfThisPage } from "./send-once.ts";

/** The member's stored money requests, oldest first. */
export const useMoneyRequests = (): readonly MoneyRequest[] => useAtomValue(requestsAtom).filter(isMoneyRequest);

/**
 * Requests whose response was lost: their outcome is unknown, or they have been found in the records since. Also those
 * that a page was still sending when it ended.
 */
export const useLostRequests = (): readonly MoneyRequest[] => useMoneyRequests().filter(isLost);

/** Requests of this page without a response yet. */
export const useSentRequests = (): readonly MoneyRequest[] =>
  useMoneyRequests().filter((request) => request.result === "sending" && isOfThisPage(request));

const isLost = ({ result, lastAt }: StoredRequest): boolean =>
  result === "unknown" ||
  result === "recovered" ||
  // The page that sent the request must have crashed, because otherwise it would have stored the outcome.
  (result === "sending" && serverNow() - lastAt > 2 * REQUEST_TIMEOUT_MS);

/** Looks up a request with an unknown outcome in the server's lists, and stores it as recovered once it is found. */
export function useReceiptCheck(request: MoneyRequest) {
  const memberId = useSession()?.id ?? 0;
  const sighting = useQuery({
    queryKey: ["sighting", request.key, request.lastAt],
    queryFn: ({ client }) => isListed(client, request, readRequests(memberId)),
    enabled: request.result !== "recovered",
    staleTime: 0,
  });
  const { data } = sighting;
  useEffect(() => {
    if (data === undefined) return;
    // The response has just set the server's time, which decides what is expired.
    deleteExpiredRequests(memberId, serverNow());
    const current = readRequests(memberId).find(({ key }) => key === request.key);
    if (data && current && current.result !== "done") storeRequest(memberId, { ...current, result: "recovered" });
  }, [data, request.key, memberId]);
  return {
    recovered: request.result === "recovered" || data === true,
    asking: sighting.isFetching,
    failed: sighting.isError,
    askAgain: () => void sighting.refetch(),
  };
}

/** Calls whose pending or lost requests are reported by a form on screen, so that `PendingRequests` omits them. */
const reportedByFormAtom = atom<readonly MoneyPath[]>([]);

/** While `reports` is true, registers that a form reports the state of its own request. */
export function useReportByForm(path: MoneyPath, reports: boolean): void {
  const setPaths = useSetAtom(reportedByFormAtom);
  useEffect(() => {
    if (!reports) return undefined;
    setPaths((paths) => [...paths, path]);
    return () =>
      setPaths((paths) => {
        const at = paths.indexOf(path);
        return paths.filter((_, index) => index !== at);
      });
  }, [path, reports, setPaths]);
}

export const useReportedByForm = (): readonly MoneyPath[] => useAtomValue(reportedByFormAtom);
