import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check, Gift } from "lucide-react";
import type { InviteTier } from "#api/invite-recode.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { TierState } from "./ladder.ts";

/** The tiers from the first up, each with its state in words, icon and shape. */
export function TierList({ tiers, states }: { tiers: readonly InviteTier[]; states: readonly TierState[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Stack as="ol" aria-label={t`Reward tiers`} listStyle="none">
      {tiers.map((tier, at) => {
        const state = states[at] ?? "unknown";
        return (
          <Rung key={tier.people} aria-current={state === "next" ? "step" : undefined} data-state={state}>
            <chakra.span className="node">
              {(state === "claimed" || state === "reached") && <Icon of={Check} size={14} />}
              {state === "claimable" && <Icon of={Gift} size={14} />}
            </chakra.span>
            <chakra.span flex="1 1 4rem" minWidth="0" lineHeight="snug">
              <chakra.span display="block" className="people">
                <Plural value={tier.people} one="# person" other="# people" />
              </chakra.span>
              <chakra.span display="block" color="ink.second" fontSize="xs">
                <StateText state={state} />
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

function StateText({ state }: { state: TierState }) {
  switch (state) {
    case "claimed":
      return <Trans>Claimed</Trans>;
    case "claimable":
      return (
        <Badge colorPalette="brand" whiteSpace="normal" overflowWrap="anywhere" maxWidth="full">
          <Trans>Ready to claim</Trans>
        </Badge>
      );
    case "reached":
      return <Trans>Reached</Trans>;
    case "next":
      return <Trans>Next tier</Trans>;
    case "later":
      return <Trans>Not reached yet</Trans>;
    case "unknown":
      return <NoValue />;
  }
}

const Rung = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    // With large text on a phone, the reward wraps below the number of people.
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3.5",
    paddingY: "2.5",
    // The line from this circle to the next one.
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "calc({sizes.7} / 2 - 1px)",
      top: "calc(50% + {sizes.7} / 2)",
      bottom: "calc(-50% + {sizes.7} / 2)",
      width: "2px",
      bg: "hairline",
    },
    "&:is([data-state=claimed], [data-state=reached], [data-state=claimable])::before": { bg: "brand" },
    "& .people": { fontWeight: "medium" },
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
    "&[aria-current]": {
      "& .people": { fontWeight: "semibold" },
      "& .node": { borderColor: "brand", borderWidth: "4px" },
    },
    "&[data-state=claimable]": {
      "& .people": { fontWeight: "semibold" },
      "& .node": { borderColor: "action", bg: "action" },
    },
    // Tiers reached before the claimable ones: a check mark in an outlined circle.
    "&:is([data-state=claimed], [data-state=reached])": {
      "& .node": { borderColor: "brand", color: "link" },
    },
    "&[data-state=claimed]": { color: "ink.second" },
    "&[data-state=later] .node": { borderStyle: "dashed" },
  },
});
