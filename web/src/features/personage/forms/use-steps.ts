import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The member came here from within this section, so the heading takes the focus. */
    movedHere?: boolean;
    /** The previous history entry is the form of this step, so going back shows the form. */
    formBefore?: boolean;
  }
}

interface StepsOptions {
  isValid: boolean;
  /** The name of the next step in the URL. */
  next?: "review" | "deposit";
  /** In a dialog the steps share the dialog's history entry, so that the browser's back button closes the dialog. */
  isInDialog?: boolean;
}

/**
 * The form and its next step; `step` in the URL selects one. Only the mounted form holds the values, so the URL of the
 * next step shows the form while its values are invalid. After a reload, a review is shown only once the form's button
 * has been pressed again.
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
      // Do not ask about unsaved input, because the form keeps it.
      ...(inDialog && { resetScroll: false, ignoreBlocker: true }),
    });
  return {
    inNext: step === next && passed && sound,
    showForm: () => {
      // Render the form synchronously, so that one of its fields can take the focus.
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
