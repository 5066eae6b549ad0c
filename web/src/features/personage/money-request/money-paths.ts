import { useNavigate } from "@tanstack/react-router";
import type { RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { type SectionName, type SectionPlace, SECTIONS } from "#lib/personage-sections.ts";
import type { StoredRequest } from "./request-store.ts";

/**
 * The calls that move money, except the cancellation of a withdrawal. If the form of one of them closes while its
 * request is pending, the personal centre reports the outcome.
 */
export const MONEY_PATHS = [
  "/api/products/buy",
  "/api/wallet/recharge",
  "/api/wallet/bankRecharge",
  "/api/wallet/withdrawal",
  "/api/wallet/bankWithdrawal",
  "/api/invite_recode/receive",
] as const;
export type MoneyPath = (typeof MONEY_PATHS)[number];

export type MoneyRequest = StoredRequest & { readonly path: MoneyPath };
export const isMoneyRequest = (request: StoredRequest): request is MoneyRequest =>
  (MONEY_PATHS as readonly string[]).includes(request.path);

/** The section that lists a request once it has succeeded. */
export const LISTED_IN: Readonly<Record<MoneyPath, SectionPlace>> = {
  "/api/products/buy": { to: "holdings" },
  "/api/wallet/recharge": { to: "records", tab: "coin-deposit" },
  "/api/wallet/bankRecharge": { to: "records", tab: "deposit" },
  "/api/wallet/withdrawal": { to: "records", tab: "coin-withdrawal" },
  "/api/wallet/bankWithdrawal": { to: "records", tab: "withdrawal" },
  "/api/invite_recode/receive": { to: "funds-flow" },
};

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
 * Returns a function that replaces the form's history entry by the result, so that the browser's back button leads to
 * the section. The result adds the id of its record to the URL once the id is known.
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
