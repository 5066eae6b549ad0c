import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { atom, useAtom } from "jotai";
import type { Schemas } from "#console/api/client.ts";
import { advance } from "#console/api/clock.ts";
import { useWorld } from "#console/api/live.ts";
import { timeText } from "#console/parts/times.tsx";
import { useAction } from "#console/parts/use-action.ts";

/**
 * Whether an advance also extends sessions by the same time. On by default, because tests that skip weeks rarely test
 * expired sessions.
 */
const keepAtom = atom(true);
export const useKeepSessions = () => useAtom(keepAtom);

const lastAtom = atom<{ readonly world: string; readonly advanced: Schemas["Advanced"] } | null>(null);

export function useLastAdvance(): Schemas["Advanced"] | null {
  const { id } = useWorld();
  const [last] = useAtom(lastAtom);
  return last?.world === id ? last.advanced : null;
}

/**
 * Returns a function that advances a world's time. With `toasts`, a toast shows the new time and the effects; the time
 * panel shows them itself.
 */
export function useAdvance(world: string, { toasts = false } = {}) {
  const { t, i18n } = useLingui();
  const act = useAction();
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
