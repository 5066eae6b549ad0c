import { useNavigate } from "@tanstack/react-router";
import type { RecordTab } from "#features/personage/lists/record-tab.ts";
import { type SectionName, SECTIONS } from "#lib/sections.ts";
import type { MoneyPath } from "./money-requests.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The stored key of the request whose result is shown. */
    sentKey?: string;
    /** The response to the request was lost, and the request was found in the records. */
    responseWasLost?: boolean;
  }
}

interface ResultPlace {
  readonly to: SectionName;
  /** The tab that lists the record; a holding has none. */
  readonly tab?: RecordTab;
}

/** The sections that show the result of a request at the top (rule F7). */
export const RESULT_PLACES = {
  "/api/products/buy": { to: "products" },
  "/api/wallet/recharge": { to: "top-up", tab: "coin-deposit" },
  "/api/wallet/bankRecharge": { to: "top-up", tab: "deposit" },
  "/api/wallet/withdrawal": { to: "withdrawal", tab: "coin-withdrawal" },
  "/api/wallet/bankWithdrawal": { to: "withdrawal", tab: "withdrawal" },
} as const satisfies Partial<Record<MoneyPath, ResultPlace>>;
export type ResultPath = keyof typeof RESULT_PLACES;

interface Sent {
  /** The stored key of the request. */
  key: string | undefined;
  responseWasLost?: boolean;
}

/**
 * Returns a function that turns the form's history entry into the result, so that the browser's back button leads to
 * the section. The result adds the id of its record to the address once it is known.
 */
export function useShowResult(path: ResultPath) {
  const navigate = useNavigate({ from: "/personage" });
  const { to, tab }: ResultPlace = RESULT_PLACES[path];
  return ({ key, responseWasLost = false }: Sent) =>
    void navigate({
      search: ({ order }) => ({
        personageHighlight: SECTIONS[to],
        ...(tab && { tab }),
        ...(order && { order }),
        step: "done",
      }),
      replace: true,
      state: { movedHere: true, ...(key && { sentKey: key }), ...(responseWasLost && { responseWasLost }) },
      // The input has been sent, so there is nothing to lose.
      ignoreBlocker: true,
    });
}
