import { useState } from "react";

/**
 * Stops a form once because of values that are probably wrong, until the member says to use them. `doubtful` is these
 * values as one text, "" without any; other values are asked about again.
 */
export function useDoubtStop(doubtful: string) {
  const [asked, setAsked] = useState("");
  const [accepted, setAccepted] = useState("");
  const open = doubtful !== "" && accepted !== doubtful;
  return {
    /** The form was stopped, and nothing has been answered or changed since. */
    asking: open && asked === doubtful,
    /** Asks and answers true if the form must not go on. */
    stops: (): boolean => {
      if (open) setAsked(doubtful);
      return open;
    },
    accept: () => setAccepted(doubtful),
  };
}

export type DoubtStop = ReturnType<typeof useDoubtStop>;
