import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import type { Holding } from "#api/orders.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useFormat } from "#i18n/format.ts";
import { progressOf } from "./progress.ts";

/** How far a holding has come: a thin bar with its percentage, or that it has matured. */
export function HoldingProgress({ holding: { state, start, end, name } }: { holding: Holding }) {
  const { t } = useLingui();
  const format = useFormat();
  // The moment the list was opened; a bar that creeps while it is read would tell nothing more.
  const [now] = useState(() => Date.now());
  if (state === "matured") {
    return (
      <Badge tone="success">
        <Icon of={CircleCheck} size={14} />
        <Trans>Matured</Trans>
      </Badge>
    );
  }
  const percent = progressOf(start, end, now);
  return (
    <chakra.div display="inline-grid" gridTemplateColumns="4.5rem auto" alignItems="center" gap="2.5">
      <chakra.div
        role="progressbar"
        aria-label={t`Progress of ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        height="1.5"
        borderRadius="full"
        bg="bg.hover"
        overflow="hidden"
        outline="1px solid transparent"
      >
        <chakra.div
          height="full"
          bg="brand"
          borderRadius="full"
          forcedColorAdjust="none"
          style={{ width: `${percent}%` }}
        />
      </chakra.div>
      <span>{format.percent(percent)}</span>
    </chakra.div>
  );
}
