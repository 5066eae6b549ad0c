import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#components/layout/stack.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { TimePanel } from "#console/clock/time-panel.tsx";
import { FaultsPanel } from "#console/faults/faults-panel.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { View } from "#console/parts/view.tsx";
import { OpenAs } from "#console/users/open-as.tsx";
import { WorldTools } from "#console/worlds/world-tools.tsx";
import { LastCalls } from "./last-calls.tsx";
import { WaitingReviews } from "./waiting-reviews.tsx";

/** Overview of the world with the most frequent actions. */
export function BenchView() {
  const { t } = useLingui();
  const { id, label, scenario, violations, tainted } = useWorld();
  return (
    <View
      title={t`World ${id}`}
      lead={label ?? undefined}
      end={
        <Row>
          <Badge>{t`Scenario ${scenario}`}</Badge>
          {violations > 0 && (
            <PlaceLink href={hrefOf(id, "checks")}>
              <Badge colorPalette="failure">
                <Plural value={violations} one="# contract violation" other="# contract violations" />
              </Badge>
            </PlaceLink>
          )}
          {tainted && (
            <Badge colorPalette="failure">
              <Trans>Forced edit</Trans>
            </Badge>
          )}
        </Row>
      }
    >
      <OpenAs />
      <Columns>
        <Stack gap="5">
          <WaitingReviews />
          <LastCalls />
        </Stack>
        <Stack gap="5">
          <TimePanel />
          <FaultsPanel />
        </Stack>
      </Columns>
      <WorldTools />
    </View>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
    gap: "5",
    alignItems: "start",
  },
});
