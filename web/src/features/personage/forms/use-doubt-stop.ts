import { useState } from "react";

/**
 * Stops a form once because of values that are probably wrong, until the member confirms them. `doubtful` is these
 * values as one text, "" without any; other values are confirmed again.
 */
export function useDoubtStop(doubtful: string) {
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

export type DoubtStop = ReturnType<typeof useDoubtStop>;
