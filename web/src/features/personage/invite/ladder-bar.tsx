import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { InviteLadder } from "#api/invite-recode.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useFormat } from "#i18n/format.ts";
import { ladderShare } from "./ladder.ts";

/** The steps bar: people invited out of those needed for the last tier, with a notch per tier. */
export function LadderBar({ ladder }: { ladder: InviteLadder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tiers, invited, maxPeople } = ladder;
  if (invited === null) return null;
  const [now, most] = [format.integer(invited), format.integer(maxPeople)];
  return (
    <ProgressBar
      value={invited}
      max={maxPeople}
      aria-label={t`Progress to the last tier`}
      aria-valuetext={t`${now} of ${most} people`}
      height="2"
      bg="hairline"
      outline="none"
    >
      {tiers.slice(0, -1).map(({ people }) => (
        <chakra.div
          key={people}
          position="absolute"
          insetY="0"
          width="2px"
          bg="bg.raised"
          style={{ insetInlineStart: `${ladderShare({ invited: people, maxPeople }) * 100}%` }}
        />
      ))}
    </ProgressBar>
  );
}
