import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { WalletType } from "#api/wallet.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The member got here from another place of this section, so reading goes on at the place's heading. */
    movedHere?: boolean;
    /** The entry before this one is the form that is being reviewed. */
    formBefore?: boolean;
  }
}

const WALLETS = ["bank", "TRC20", "ERC20"] as const satisfies readonly WalletType[];

/** Where in the section the member is, as `tab` in the URL says it; null is the choice. */
export function usePlace() {
  const navigate = useNavigate({ from: "/personage" });
  const { tab } = useSearch({ from: "/personage" });
  const wallet: WalletType | null = WALLETS.find((known) => known === tab) ?? null;
  /** `inPlace` takes the place of the dialog that asked, so that back leads to the choice. */
  const open = (next: WalletType, { inPlace = false } = {}) =>
    void navigate({
      search: { personageHighlight: "7", tab: next },
      replace: inPlace,
      state: { movedHere: true },
    });
  return { wallet, open };
}

/**
 * The steps of one form, `step` in the URL: the form itself, its review, and for money the result. What was typed lives
 * in the form alone, so a review that is opened by its URL shows the form instead. `sound`: the form would pass now.
 */
export function useSteps(sound: boolean) {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const { step } = useSearch({ from: "/personage" });
  const [reviewed, setReviewed] = useState(false);

  const showForm = () => {
    // At once, so that a field can be given the focus.
    flushSync(() => setReviewed(false));
    if (router.history.location.state.formBefore) router.history.back();
    else void navigate({ search: ({ step: _step, ...rest }) => rest, replace: true, state: { movedHere: true } });
  };
  const showReview = () => {
    setReviewed(true);
    void navigate({
      search: (previous) => ({ ...previous, step: "review" }),
      state: { movedHere: true, formBefore: true },
    });
  };
  const showResult = () => {
    setReviewed(false);
    void navigate({
      search: (previous) => ({ ...previous, step: "done" }),
      replace: true,
      state: { movedHere: true },
    });
  };
  return {
    inReview: step === "review" && reviewed && sound,
    isDone: step === "done",
    showForm,
    showReview,
    showResult,
  };
}
