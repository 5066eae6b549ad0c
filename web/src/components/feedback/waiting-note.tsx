import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Muted } from "#components/ui/muted.tsx";

/** How long a request may take, in ms, before the note appears. */
const SLOW_MS = 4_000;

/** Shows a note if a request takes long. Mount it before the request, because a live region announces only changes. */
export function WaitingNote({ waiting }: { waiting: boolean }) {
  return (
    <Muted as="div" role="status" lineHeight="snug" _empty={{ display: "none" }}>
      {waiting && <LongWait />}
    </Muted>
  );
}

function LongWait() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <Trans>
      Sent. We are waiting for the reply, which can take up to a minute. Please do not send it again; the result will
      appear here.
    </Trans>
  );
}
