import { useState } from "react";

/**
 * Stops a form whose values are probably wrong, until the member confirms them. `doubtful` is a text made of these
 * values, or "" if there are none; if it changes, the member must confirm again.
 */
export function useWarningConfirmation(doubtful: string) {
  const [asked, setAsked] = useState("");
  const [accepted, setAccepted] = useState("");
  const open = doubtful !== "" && accepted !== doubtful;
  return {
    /** The form was stopped, and the question is still open for these values. */
    asking: open && asked === doubtful,
    /** Asks if necessary; returns true if the form must stop. */
    stops: (): boolean => {
      if (open) setAsked(doubtful);
      return open;
    },
    accept: () => setAccepted(doubtful),
  };
}

export type WarningConfirmationState = ReturnType<typeof useWarningConfirmation>;
