import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { atom, useAtom } from "jotai";
import { advance } from "#console/api/clock.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { useAct } from "#console/parts/use-act.ts";
import { timeText } from "#console/parts/times.tsx";

/** Whether logins last as much longer as time moves: a jump of weeks is seldom about ended sessions. */
const keepAtom = atom(true);
export const useKeepSessions = () => useAtom(keepAtom);

/** What the last advance of a world brought about. */
const lastAtom = atom<{ readonly world: string; readonly advanced: Schemas["Advanced"] } | null>(null);

/** What the last advance of this world brought about, or null. */
export function useLastAdvance(): Schemas["Advanced"] | null {
  const { id } = useWorld();
  const [last] = useAtom(lastAtom);
  return last?.world === id ? last.advanced : null;
}

/** Lets time pass in a world. `toasts`: shows when it is then and what happened on the way, where no panel shows it. */
export function useAdvance(world: string, { toasts = false } = {}) {
  const { t, i18n } = useLingui();
  const act = useAct();
  const [keepSessions] = useKeepSessions();
  const [, setLast] = useAtom(lastAtom);
  return async (step: { readonly by: string } | { readonly to: string }): Promise<void> => {
    const doneText = ({ now, fired }: Schemas["Advanced"]): string => {
      const time = timeText(i18n.locale, now);
      const count = fired.length;
      const happened = plural(count, {
        0: "Nothing happened along the way",
        one: "# thing happened along the way",
        other: "# things happened along the way",
      });
      return t`It is now ${time}. ${happened}.`;
    };
    const advanced = await act(() => advance(world, { ...step, keepSessions }), toasts ? doneText : undefined);
    if (advanced) setLast({ world, advanced });
  };
}
