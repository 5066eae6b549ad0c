import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { idMadeBy } from "#features/personage/money-request/find-in-records.ts";
import type { MoneyRequest, ResultPath } from "#features/personage/money-request/money-paths.ts";
import { useMoneyRequests } from "#features/personage/money-request/use-money-requests.ts";

interface Result {
  /** The id of the record or holding in the URL; undefined until it is known. */
  readonly id: string | undefined;
  /** The request as sent, while `id` is unknown; null if this browser did not send it. */
  readonly sent: MoneyRequest | null;
}

/**
 * The result in the URL (`step=done`, rule F7). The reply to a request does not name its record, so the hook reads the
 * newest list once and adds the id to the URL, which from then on identifies the result.
 */
export function useResult(path: ResultPath): Result {
  const client = useQueryClient();
  const navigate = useNavigate({ from: "/personage" });
  const id = useSearch({ from: "/personage", select: ({ record }) => record });
  const sentKey = useLocation({ select: ({ state }) => state.sentKey });
  const requests = useMoneyRequests();
  const sent = (id === undefined && requests.find(({ key, path: of }) => key === sentKey && of === path)) || null;
  const key = sent?.key;

  const lookUp = useEffectEvent(async (isLeft: () => boolean) => {
    if (sent === null) return;
    // If the list fails to load, the result shows the sent amounts, and retries when it is opened again.
    const made = await idMadeBy(client, sent).catch(() => undefined);
    if (made === undefined || isLeft()) return;
    void navigate({
      search: (previous) => ({ ...previous, record: String(made) }),
      replace: true,
      state: (previous) => previous,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    let isLeft = false;
    void lookUp(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [key]);
  return { id, sent };
}

/** Whether the URL asks for a result. */
export const useIsResultShown = (): boolean => useSearch({ from: "/personage", select: ({ step }) => step === "done" });

/** Returns a function that removes the result from the URL; the section's normal content stays. */
export function useCloseResult(): () => void {
  const navigate = useNavigate({ from: "/personage" });
  return () =>
    void navigate({
      search: ({ step: _step, record: _record, tab: _tab, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    });
}
