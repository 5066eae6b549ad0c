import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { InviteLadder } from "#api/invite-recode.ts";
import { useFormat } from "#i18n/format.ts";
import { ladderShare } from "./ladder.ts";

/** The steps bar: people invited of the people at the last tier, with a notch at each tier. */
export function LadderBar({ ladder }: { ladder: InviteLadder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tiers, invited, maxPeople } = ladder;
  const [now, most] = [format.integer(invited), format.integer(maxPeople)];
  return (
    <chakra.div
      role="progressbar"
      aria-label={t`Progress to the last step`}
      aria-valuemin={0}
      aria-valuemax={maxPeople}
      aria-valuenow={Math.min(invited, maxPeople)}
      aria-valuetext={t`${now} of ${most} people`}
      position="relative"
      height="2"
      borderRadius="full"
      bg="hairline"
      overflow="hidden"
    >
      <chakra.div
        height="full"
        bg="brand"
        borderRadius="full"
        forcedColorAdjust="none"
        style={{ width: `${ladderShare(ladder) * 100}%` }}
      />
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
    </chakra.div>
  );
}
