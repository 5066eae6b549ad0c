import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleQuestionMark, CircleX, Clock } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { RecordState } from "#features/personage/wallet-record/record-state.ts";

/** A record's state as word, icon and colour; an unknown state has a neutral colour (rules L2 and D4). */
export function RecordStatus({ state }: { state: RecordState }) {
  switch (state) {
    case "in-review":
      return (
        <Badge colorPalette="review">
          <Icon of={Clock} size={14} />
          <Trans>In review</Trans>
        </Badge>
      );
    case "success":
      return (
        <Badge colorPalette="success">
          <Icon of={CircleCheck} size={14} />
          <Trans>Completed</Trans>
        </Badge>
      );
    case "failure":
      return (
        <Badge colorPalette="failure">
          <Icon of={CircleX} size={14} />
          <Trans>Failed</Trans>
        </Badge>
      );
    case "cancelled":
      return (
        <Badge>
          <Icon of={CircleX} size={14} />
          <Trans>Cancelled</Trans>
        </Badge>
      );
    case "unknown":
      return (
        <Badge>
          <Icon of={CircleQuestionMark} size={14} />
          <Trans>Unknown</Trans>
        </Badge>
      );
  }
}
