import { useLingui } from "@lingui/react/macro";
import type { Fault } from "#console/api/faults.ts";
import { type Kind, kindOf } from "./kinds.ts";

/** What can go wrong, in words. */
export function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    lost: t`The reply is lost after the server has done its work`,
    "refused-connection": t`The connection breaks before the server does anything`,
    silent: t`No reply ever arrives`,
    half: t`Only half of the reply arrives`,
    unavailable: t`503: service unavailable`,
    failed: t`500: server error`,
    "too-many": t`429: too many requests`,
    slow: t`The reply takes 3 seconds longer`,
    thin: t`The reply trickles, 1,000 bytes a second`,
    stale: t`A read returns the data from before the last change`,
    "broken-json": t`The reply is not valid JSON`,
    "wrong-type": t`The reply claims to be HTML`,
    "broken-field": t`One required field of the reply is broken`,
    quota: t`More than 5 calls a minute are refused`,
    example: t`A reply from the contract`,
  };
}

/** What a rule does, in words; one of no known kind as programs write it. */
export function useFaultTitle() {
  const names = useKindNames();
  return ({ label, when, effect, delay }: Fault): string => {
    if (label !== null) return label;
    const kind = kindOf({ when, effect, delay });
    if (kind) return names[kind];
    return "example" in effect ? `${names.example}: ${effect.example}` : JSON.stringify(effect);
  };
}
