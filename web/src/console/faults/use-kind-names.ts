import { useLingui } from "@lingui/react/macro";
import type { Fault } from "#console/api/faults.ts";
import { type Kind, kindOf } from "./kinds.ts";

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
    slow: t`The reply takes longer`,
    thin: t`The reply trickles`,
    stale: t`A read returns the data from before the last change`,
    "broken-json": t`The reply is not valid JSON`,
    "wrong-type": t`The reply claims to be HTML`,
    "broken-field": t`One required field of the reply is broken`,
    quota: t`Calls beyond a quota are refused`,
    example: t`A reply from the contract`,
  };
}

/** Returns a function for a fault's title: its label, else a text for its effect, else the effect as JSON. */
export function useFaultTitle() {
  const { t } = useLingui();
  const names = useKindNames();
  return ({ label, when, effect, delay }: Fault): string => {
    if (label !== null) return label;
    if ("none" in effect && delay) {
      const { min, max } = delay;
      return min === max ? t`The reply takes ${min} ms longer` : t`The reply takes ${min} to ${max} ms longer`;
    }
    if ("throttle" in effect) {
      const bytes = effect.throttle;
      return t`The reply trickles, ${bytes} bytes a second`;
    }
    if ("quota" in effect) {
      const { calls, per } = effect.quota;
      const span = /^PT(\d+)S$/.exec(per)?.[1];
      return span === undefined
        ? t`Calls beyond ${calls} in ${per} are refused`
        : t`Calls beyond ${calls} in ${span} seconds are refused`;
    }
    const kind = kindOf({ when, effect, delay });
    if (kind) return names[kind];
    return "example" in effect ? `${names.example}: ${effect.example}` : JSON.stringify(effect);
  };
}
