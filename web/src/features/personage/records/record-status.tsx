import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleHelp, CircleX, Clock } from "lucide-react";
import type { WalletRecord } from "#api/wallet.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";

/** A record's state in word, icon and colour; of a failure, the reason too (DECISIONS D1, G12). */
export function RecordStatus({ record: { audit, reason } }: { record: WalletRecord }) {
  return (
    <>
      <Word audit={audit} />
      {reason && (
        <chakra.p color="ink.second" maxWidth="20rem" marginTop="1.5">
          {reason}
        </chakra.p>
      )}
    </>
  );
}

function Word({ audit }: { audit: WalletRecord["audit"] }) {
  switch (audit) {
    case "in-review":
      return (
        <Badge tone="review">
          <Icon of={Clock} size={14} />
          <Trans>In review</Trans>
        </Badge>
      );
    case "success":
      return (
        <Badge tone="success">
          <Icon of={CircleCheck} size={14} />
          <Trans>Success</Trans>
        </Badge>
      );
    case "failure":
      return (
        <Badge tone="failure">
          <Icon of={CircleX} size={14} />
          <Trans>Failed</Trans>
        </Badge>
      );
    case "unknown":
      return (
        <Badge>
          <Icon of={CircleHelp} size={14} />
          <Trans>Unknown</Trans>
        </Badge>
      );
  }
}
