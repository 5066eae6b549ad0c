import { useLingui } from "@lingui/react/macro";
import { go, hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { forkWorld, keepSnapshot, resetWorld, restoreSnapshot, useSnapshots } from "#console/api/worlds.ts";
import { useAction } from "#console/parts/use-action.ts";
import { useViewNames } from "#console/parts/use-view-names.ts";
import type { Command } from "./command.ts";
import { useCallCommands } from "./use-call-commands.ts";
import { useFaultCommands } from "./use-fault-commands.ts";
import { useReviewCommands } from "./use-review-commands.ts";
import { useTimeCommands } from "./use-time-commands.ts";
import { useUserCommands } from "./use-user-commands.ts";

/** Commands for the current world, the most frequent first. */
export function useWorldCommands(): Command[] {
  const { t } = useLingui();
  const { id } = useWorld();
  const act = useAction();
  const views = useViewNames();
  const snapshots = useSnapshots(id).data?.items ?? [];
  const reviews = useReviewCommands();
  const calls = useCallCommands();
  const time = useTimeCommands();
  const faults = useFaultCommands();
  const users = useUserCommands();
  const next = `snapshot ${snapshots.length + 1}`;
  return [
    ...reviews,
    ...calls,
    ...time,
    ...users,
    ...faults,
    ...views.map(({ view, label }): Command => ({
      id: `view ${view}`,
      title: label,
      group: t`Go to`,
      words: `view ${view}`,
      run: () => go(hrefOf(id, view)),
    })),
    {
      id: "snapshot",
      title: t`Take a snapshot`,
      group: t`World`,
      words: "keep save snapshot",
      run: () => act(() => keepSnapshot(id, next), t`Saved as ${next}.`),
    },
    ...snapshots.map(({ name: kept }): Command => ({
      id: `restore ${kept}`,
      title: t`Restore ${kept}`,
      group: t`World`,
      words: "restore snapshot back",
      run: () => act(() => restoreSnapshot(id, kept), t`Restored ${kept}.`),
    })),
    {
      id: "fork",
      title: t`Fork this world`,
      group: t`World`,
      words: "fork copy",
      run: async () => {
        const made = await act(() => forkWorld(id), t`Forked. This is the new world.`);
        if (made) go(hrefOf(made.id));
      },
    },
    {
      id: "reset",
      title: t`Reset this world`,
      group: t`World`,
      words: "reset begin again",
      ask: "sure",
      about: t`The world starts over from its scenario. Sessions, snapshots and faults are lost.`,
      run: () => act(() => resetWorld(id), t`The world has been reset.`),
    },
  ];
}
