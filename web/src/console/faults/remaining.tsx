import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Muted } from "#components/ui/muted.tsx";
import type { Fault } from "#console/api/faults.ts";
import { Sentences } from "#console/parts/sentences.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { remainingOf } from "./remaining-of.ts";

const SECOND_MS = 1000;

/** How often and how long a fault will still apply. */
export function Remaining({ fault }: { fault: Fault }) {
  const now = useNow(fault.state === "armed" && fault.expiresAt !== null);
  const { times, pass, seconds } = remainingOf(fault, now);
  if (fault.state !== "armed") return null;
  const percent = Math.round(fault.probability * 100);
  const until = fault.window?.until;
  return (
    <Muted>
      <Sentences>
        {pass > 0 && <Plural value={pass} one="Lets # call through first." other="Lets # calls through first." />}
        {times === "always" ? (
          <Trans>Triggers every time.</Trans>
        ) : (
          <Plural value={times} one="Triggers once more." other="Triggers # more times." />
        )}
        {fault.probability < 1 && <Trans>At random: {percent}% of the calls.</Trans>}
        {until !== undefined && (
          <Trans>
            Until <WorldTime at={until} />.
          </Trans>
        )}
        {seconds !== null && <Plural value={seconds} one="Expires in # second." other="Expires in # seconds." />}
      </Sentences>
    </Muted>
  );
}

/** The time of this computer, updated every second while `counting`. */
function useNow(counting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
