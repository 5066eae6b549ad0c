import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { InviteLadder } from "#api/invite-recode.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { ladderShare } from "./ladder.ts";

/** Maximum number of labels below the bar; more would overlap on a phone. */
const MOST_LABELS = 6;

/**
 * A progress bar of invited people up to the last tier, with a mark at each tier. If there are few tiers, their numbers
 * are shown below the bar.
 */
export function LadderBar({ ladder }: { ladder: InviteLadder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tiers, invited, maxPeople } = ladder;
  if (invited === null) return null;
  const [now, most] = [format.integer(invited), format.integer(maxPeople)];
  return (
    <div>
      <ProgressBar
        value={invited}
        max={maxPeople}
        share={ladderShare({ invited, tiers })}
        aria-label={t`Progress to the last tier`}
        aria-valuetext={t`${now} of ${most} people`}
        height="2"
        bg="hairline"
        outline="none"
      >
        {tiers.slice(0, -1).map(({ people }, at) => (
          <chakra.div
            key={people}
            position="absolute"
            insetY="0"
            width="2px"
            bg="bg.raised"
            style={{ insetInlineStart: `${((at + 1) / tiers.length) * 100}%` }}
          />
        ))}
      </ProgressBar>
      {tiers.length <= MOST_LABELS && (
        <chakra.div
          aria-hidden
          display="grid"
          gridAutoFlow="column"
          gridAutoColumns="minmax(0, 1fr)"
          paddingTop="1"
          color="ink.second"
          fontSize="xs"
          fontVariantNumeric="tabular-nums"
          textAlign="end"
        >
          {tiers.map(({ people }) => (
            <span key={people}>{format.integer(people)}</span>
          ))}
        </chakra.div>
      )}
    </div>
  );
}
