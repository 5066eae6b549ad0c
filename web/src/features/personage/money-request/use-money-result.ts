import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";

/**
 * The result page of a section whose form is a dialog: `step=done` in the URL replaces the dialog. What was sent is
 * kept in memory only, so opening that URL again shows the section.
 */
export function useMoneyResult<Sent>() {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const isDone = useSearch({ from: "/personage", select: ({ step }) => step === "done" });
  const [sent, setSent] = useState<Sent | null>(null);
  return {
    /** The subject of the result; null if there is none to show. */
    sent: isDone ? sent : null,
    show: (result: Sent) => {
      setSent(result);
      void navigate({
        search: ({ dialog: _dialog, id: _id, amount: _amount, ...rest }) => ({ ...rest, step: "done" }),
        replace: true,
        state: (previous) => ({ ...previous, movedHere: true }),
        // The input has been sent, so there is nothing to lose.
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
