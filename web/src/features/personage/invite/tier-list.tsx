import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { InviteTier } from "#api/invite-recode.ts";
import { NoValue } from "#components/ui/no-value.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useFormat } from "#i18n/format.ts";
import { nextTier } from "./ladder.ts";

/** The tiers from the first up: reached, next, to come; each state also in words. */
export function TierList({ tiers, invited }: { tiers: readonly InviteTier[]; invited: number | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const next = nextTier({ tiers, invited });
  return (
    <Stack as="ol" aria-label={t`Reward tiers`} listStyle="none">
      {tiers.map((tier) => {
        const reached = invited !== null && tier.people <= invited;
        const here = tier === next;
        return (
          <Rung key={tier.people} aria-current={here ? "step" : undefined} data-reached={reached || undefined}>
            <chakra.span className="node">{reached && <Icon of={Check} size={14} />}</chakra.span>
            <chakra.span flex="1" minWidth="0" lineHeight="snug">
              <chakra.span display="block" fontWeight={here ? "semibold" : "medium"}>
                <Plural value={tier.people} one="# person" other="# people" />
              </chakra.span>
              <chakra.span display="block" color="ink.second" fontSize="xs">
                {invited === null ? (
                  <NoValue />
                ) : reached ? (
                  <Trans>Reached</Trans>
                ) : here ? (
                  <Trans>Next tier</Trans>
                ) : (
                  <Trans>Not reached yet</Trans>
                )}
              </chakra.span>
            </chakra.span>
            <chakra.span translate="no" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {format.yen(tier.reward)}
            </chakra.span>
          </Rung>
        );
      })}
    </Stack>
  );
}

const Rung = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    paddingY: "2.5",
    // The line between the cells.
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "calc({sizes.7} / 2 - 1px)",
      top: "calc(50% + {sizes.7} / 2)",
      bottom: "calc(-50% + {sizes.7} / 2)",
      width: "2px",
      bg: "hairline",
    },
    "&[data-reached]::before": { bg: "brand" },
    "& .node": {
      flexShrink: 0,
      display: "grid",
      placeItems: "center",
      boxSize: "7",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "hairline.strong",
      color: "action.on",
    },
    "&[aria-current] .node": { borderColor: "brand", borderWidth: "4px" },
    "&[data-reached] .node": { borderColor: "action", bg: "action" },
  },
});
