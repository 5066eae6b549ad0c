import { useLingui } from "@lingui/react/macro";
import { go, hrefOf, usePlace } from "#console/address.ts";
import { type Entry, useJournal } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { isReplayable } from "#console/journal/replay-of.ts";
import { useCopyCurl } from "#console/journal/use-copy-curl.ts";
import type { Command } from "./command.ts";

/** How many of the latest calls have commands. */
const MOST = 8;

/** Commands for the open call and the latest ones. */
export function useCallCommands(): Command[] {
  const { t } = useLingui();
  const world = useWorld();
  const { seq: open } = usePlace().query;
  const copyCurl = useCopyCurl();
  const entries = useJournal(world).data ?? [];
  const opened = entries.find(({ seq }) => String(seq) === open);
  const last = entries.slice(-MOST).toReversed();
  const calls = opened ? [opened, ...last.filter((entry) => entry !== opened)] : last;
  const nameOf = ({ seq, operationId, user }: Entry): string => [seq, operationId, user].filter(Boolean).join(" · ");
  const group = t`Call`;
  return [
    ...calls.filter(isReplayable).map((entry): Command => {
      const call = nameOf(entry);
      return {
        id: `curl ${entry.seq}`,
        title: t`Copy as curl: ${call}`,
        group,
        words: `curl copy call ${entry.outcome}`,
        run: () => copyCurl(entry),
      };
    }),
    ...calls.map((entry): Command => {
      const call = nameOf(entry);
      return {
        id: `call ${entry.seq}`,
        title: t`Open call: ${call}`,
        group,
        words: `open journal call ${entry.outcome}`,
        run: () => go(hrefOf(world.id, "journal", { seq: String(entry.seq) })),
      };
    }),
  ];
}
