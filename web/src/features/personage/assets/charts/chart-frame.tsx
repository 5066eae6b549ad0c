import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { EyeOff, Table2 } from "lucide-react";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { Ruled } from "#components/layout/ruled.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";

interface ChartFrameProps {
  title: ReactNode;
  /** Says what the chart shows and leaves out. */
  note: ReactNode;
  chart: ReactNode;
  /** The chart's main number. */
  lead?: ReactNode;
  /**
   * Whether the chart has controls that screen readers must reach. Such a chart hides its drawing from screen readers
   * itself; any other chart is hidden as a whole.
   */
  interactive?: boolean;
  /** The same data as a table, always rendered for assistive technology; `seen` is true while it is visible. */
  table: (seen: boolean) => ReactNode;
}

/**
 * A chart with a table of the same data. One of them is visible; screen readers always read the table. Hiding amounts
 * hides the chart.
 */
export function ChartFrame({ title, note, chart: picture, lead, interactive = false, table }: ChartFrameProps) {
  const id = useId();
  const [pressed, setPressed] = useState(false);
  // The button responds at once; chart and table swap afterwards.
  const asTable = useDeferredValue(pressed);
  return (
    <Ruled as="section" aria-labelledby={id} gap="5">
      <SpaceBetween>
        <Heading id={id} size="sm">
          {title}
        </Heading>
        <Button
          variant="quiet"
          size="sm"
          // Cancels the button's padding, so that its label aligns with the edge of the section.
          marginStart={{ base: "calc(-1 * min({spacing.4}, 5vw))", sm: "0" }}
          marginEnd="calc(-1 * min({spacing.4}, 5vw))"
          id={`${id}-table`}
          aria-labelledby={`${id}-table ${id}`}
          aria-pressed={pressed}
          onClick={() => setPressed(!pressed)}
        >
          <Icon of={Table2} size={18} />
          <Trans>Show as table</Trans>
        </Button>
      </SpaceBetween>
      {lead}
      <chakra.div position="relative" minWidth="0">
        {!asTable && (
          <div aria-hidden={interactive ? undefined : true}>
            <Hideable>{picture}</Hideable>
          </div>
        )}
        <chakra.div css={asTable ? {} : HIDDEN_FROM_SIGHT}>{table(asTable)}</chakra.div>
      </chakra.div>
      <Muted lineHeight="snug">{note}</Muted>
    </Ruled>
  );
}

/** Hides the chart at once when amounts are hidden, and redraws it in a deferred render when they are shown again. */
function Hideable({ children }: { children: ReactNode }) {
  const hidden = useAtomValue(amountsHiddenAtom);
  const wasHidden = useDeferredValue(hidden);
  if (!hidden && !wasHidden) return children;
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="2"
      minHeight="11rem"
      borderRadius="panel"
      bg="bg.sunken"
      color="ink.second"
      fontSize="sm"
    >
      <Icon of={EyeOff} />
      <Trans>Amounts are hidden</Trans>
    </chakra.div>
  );
}
