import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleQuestionMark, Clock } from "lucide-react";
import type { Holding } from "#api/orders.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { TimeLeft } from "#features/personage/values/time-left.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { progressOf } from "./progress.ts";

/** The progress of a holding: a bar with percentage and remaining term, or the state of its payout. */
export function HoldingProgress({ holding, now }: { holding: Holding; now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, start, end, name } = holding;
  if (state === "matured") {
    return (
      <Badge colorPalette="success">
        <Icon of={CircleCheck} size={14} />
        <Trans>Matured</Trans>
      </Badge>
    );
  }
  if (state === "checking") {
    return (
      <Badge colorPalette="review">
        <Icon of={Clock} size={14} />
        <Trans>Payout being checked</Trans>
      </Badge>
    );
  }
  if (state === "unknown") {
    return (
      <Badge>
        <Icon of={CircleQuestionMark} size={14} />
        <Trans>Unknown</Trans>
      </Badge>
    );
  }
  if (start === null || end === null) return <NoValue />;
  const percent = progressOf(start, end, now);
  return (
    <chakra.div
      display="inline-grid"
      gridTemplateColumns="4.5rem auto"
      alignItems="center"
      columnGap="2.5"
      // In the compact row of a table, the bar and the remaining time share a line, and the percentage is hidden.
      css={{
        "[role=dialog] &": { flex: "1 1 10rem", gridTemplateColumns: "minmax(0, 1fr) auto" },
        "[data-part=state] > div > &": {
          "@media screen": {
            "@container (max-width: 49.99rem)": {
              gridTemplateColumns: "2.5rem auto",
              "& > span": { gridColumn: "auto" },
              "& > span:nth-child(2)": { display: "none" },
            },
          },
        },
      }}
    >
      <ProgressBar value={percent} aria-label={t`Progress of ${name}`} />
      <span>{format.percent(percent, 0)}</span>
      <chakra.span gridColumn="1 / -1" color="ink.second" fontSize="xs" whiteSpace="nowrap">
        <TimeLeft end={end} now={now} />
      </chakra.span>
    </chakra.div>
  );
}
