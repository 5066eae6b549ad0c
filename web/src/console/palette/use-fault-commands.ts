import { useLingui } from "@lingui/react/macro";
import { clearFaults } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { FIRST_CHOICE } from "#console/faults/kinds.ts";
import { useArm } from "#console/faults/use-arm.ts";
import { useAction } from "#console/parts/use-action.ts";
import type { Command } from "./command.ts";

export function useFaultCommands(): Command[] {
  const { t } = useLingui();
  const { id } = useWorld();
  const arm = useArm();
  const act = useAction();
  const group = t`Fault`;
  const lost: Readonly<Record<string, string>> = {
    "wallet.bankWithdrawal": t`Lose the reply to the next bank withdrawal`,
    "wallet.withdrawal": t`Lose the reply to the next USDT withdrawal`,
    "wallet.bankRecharge": t`Lose the reply to the next bank top-up`,
    "wallet.recharge": t`Lose the reply to the next USDT top-up`,
    "products.buy": t`Lose the reply to the next purchase`,
    "invite_recode.receive": t`Lose the reply to the next reward claim`,
  };
  return [
    ...Object.entries(lost).map(([operationId, title]): Command => ({
      id: `lose ${operationId}`,
      title,
      group,
      words: `fault lose lost reply response drop ${operationId}`,
      run: () => arm({ ...FIRST_CHOICE, operationId }),
    })),
    {
      id: "outage",
      title: t`No call gets through for 30 seconds (503)`,
      group,
      words: "fault outage down unavailable 503",
      run: () => arm({ ...FIRST_CHOICE, kind: "unavailable", operationId: "", times: "always", ttlSeconds: 30 }),
    },
    {
      id: "slow",
      title: t`Every call takes 3 seconds longer`,
      group,
      words: "fault slow delay latency",
      run: () => arm({ ...FIRST_CHOICE, kind: "slow", operationId: "", times: "always" }),
    },
    {
      id: "no faults",
      title: t`Disarm all faults`,
      group,
      words: "fault clear delete",
      run: () => act(() => clearFaults(id), t`All faults disarmed.`),
    },
  ];
}
