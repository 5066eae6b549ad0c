import { Trans } from "@lingui/react/macro";
import type { RecordTab } from "./record-tab.ts";
import { useUsualTimes } from "./usual-times.ts";

/** The usual arrival time of a request's money: in the balance, or at the member's account or address. */
export function ArrivalTime({ of }: { of: RecordTab }) {
  const time = useUsualTimes()[of];
  return <Trans>Usually within {time} of your request</Trans>;
}
