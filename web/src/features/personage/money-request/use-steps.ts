import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The member got here from another place of this section, so reading goes on at the place's heading. */
    movedHere?: boolean;
    /** The entry before this one is the form that is being reviewed. */
    formBefore?: boolean;
  }
}

interface StepsOptions {
  /** The form would pass now. */
  sound: boolean;
  /** As `step` in the URL names what follows the form. */
  next?: "review" | "deposit";
  /** In a dialog the steps share the dialog's entry of the history, so that the browser's back closes it. */
  inDialog?: boolean;
}

/**
 * The steps of one form, `step` in the URL: the form itself, what follows it, and for money the result. What was typed
 * lives in the form alone, so a step that is opened by its URL shows the form instead, until it is sound. A review is
 * shown after the form only: it would be of nothing that the member has just entered.
 */
export function useSteps({ sound, next = "review", inDialog = false }: StepsOptions) {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const step = useSearch({ from: "/personage", select: (search) => search.step });
  const [passed, setPassed] = useState(next !== "review");

  const go = (to: string | undefined, { replace }: { replace: boolean }) =>
    void navigate({
      search: ({ step: _step, ...rest }) => (to === undefined ? rest : { ...rest, step: to }),
      replace: replace || inDialog,
      state: inDialog ? (state) => state : { movedHere: true, ...(!replace && { formBefore: true }) },
      // What was entered is not lost.
      ...(inDialog && { resetScroll: false, ignoreBlocker: true }),
    });
  return {
    inNext: step === next && passed && sound,
    isDone: step === "done",
    showForm: () => {
      // At once, so that a field can be given the focus.
      flushSync(() => setPassed(false));
      if (router.history.location.state.formBefore) router.history.back();
      else go(undefined, { replace: true });
    },
    showNext: () => {
      setPassed(true);
      go(next, { replace: false });
    },
    showResult: () => {
      setPassed(false);
      go("done", { replace: true });
    },
  };
}
