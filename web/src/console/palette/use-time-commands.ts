import { useLingui } from "@lingui/react/macro";
import { useClock } from "#console/api/clock.ts";
import { useWorld } from "#console/api/live.ts";
import { STEPS } from "#console/clock/steps.ts";
import { useAdvance } from "#console/clock/use-advance.ts";
import { useJobNames, useStepNames } from "#console/clock/use-step-names.ts";
import type { Command } from "./command.ts";

export function useTimeCommands(): Command[] {
  const { t } = useLingui();
  const { id } = useWorld();
  const names = useStepNames();
  const jobName = useJobNames();
  const advance = useAdvance(id, { toasts: true });
  const next = useClock(id).data?.next;
  const due = next && jobName(next);
  const group = t`Clock`;
  return [
    ...STEPS.map((step): Command => {
      const length = names[step];
      return {
        id: `advance ${step}`,
        title: t`Advance by ${length}`,
        group,
        words: `advance time clock forward ${step}`,
        run: () => advance({ by: step }),
      };
    }),
    ...(next
      ? [
          {
            id: "advance next",
            title: t`Advance until: ${due}`,
            group,
            words: "advance next due",
            run: () => advance({ to: next.at }),
          },
        ]
      : []),
  ];
}
