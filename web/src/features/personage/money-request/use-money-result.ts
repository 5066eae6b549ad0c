import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";

/**
 * The result page of a section whose form is a dialog: `step=done` in the address, in the place of the dialog, with what
 * was sent. What was sent is kept by the section alone, so an address that is opened anew shows the section itself.
 */
export function useMoneyResult<Sent>() {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const isDone = useSearch({ from: "/personage", select: ({ step }) => step === "done" });
  const [sent, setSent] = useState<Sent | null>(null);
  return {
    /** What the result is of; null while there is none to show. */
    sent: isDone ? sent : null,
    show: (result: Sent) => {
      setSent(result);
      void navigate({
        search: ({ dialog: _dialog, id: _id, amount: _amount, term: _term, ...rest }) => ({ ...rest, step: "done" }),
        replace: true,
        state: (previous) => ({ ...previous, movedHere: true }),
        // What was entered has been sent.
        ignoreBlocker: true,
      });
    },
    /** Back to the section. */
    leave: () => {
      if (router.history.location.state.dialogOpenedHere) router.history.back();
      else void navigate({ search: ({ step: _step, ...rest }) => rest, replace: true });
    },
  };
}
