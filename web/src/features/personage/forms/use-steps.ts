import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The member came here from within this section, so the heading takes the focus. */
    movedHere?: boolean;
    /** The history entry before this one is the form under review. */
    formBefore?: boolean;
  }
}

interface StepsOptions {
  /** The form's values are valid. */
  isValid: boolean;
  /** The name of the next step in the URL. */
  next?: "review" | "deposit";
  /** In a dialog the steps share the dialog's history entry, so that the browser's back button closes the dialog. */
  isInDialog?: boolean;
}

/**
 * The steps of one form, `step` in the URL: form and next step. Only the form holds the values, so the URL of a later
 * step shows the form until the form is valid, and a review is shown only after its form.
 */
export function useSteps({ isValid: sound, next = "review", isInDialog: inDialog = false }: StepsOptions) {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const step = useSearch({ from: "/personage", select: (search) => search.step });
  const [passed, setPassed] = useState(next !== "review");

  const go = (to: string | undefined, { replace }: { replace: boolean }) =>
    void navigate({
      search: ({ step: _step, ...rest }) => (to === undefined ? rest : { ...rest, step: to }),
      replace: replace || inDialog,
      state: inDialog ? (state) => state : { movedHere: true, ...(!replace && { formBefore: true }) },
      // No question about unsaved input, because the form keeps its input.
      ...(inDialog && { resetScroll: false, ignoreBlocker: true }),
    });
  return {
    inNext: step === next && passed && sound,
    showForm: () => {
      // Synchronous, so that a field can take the focus.
      flushSync(() => setPassed(false));
      if (router.history.location.state.formBefore) router.history.back();
      else go(undefined, { replace: true });
    },
    showNext: () => {
      setPassed(true);
      go(next, { replace: false });
    },
  };
}
