import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { IdentityAudit } from "#api/user.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";

/**
 * The state of an identity check as icon, word and tone. Not for records, which have other states (rules G1 and L2).
 */
export function IdentityBadge({ audit }: { audit: IdentityAudit }) {
  const looks: Record<
    IdentityAudit,
    { tone: "neutral" | "success" | "review" | "failure"; icon: LucideIcon; word: ReactNode }
  > = {
    none: { tone: "neutral", icon: CircleDashed, word: <Trans>Not verified yet</Trans> },
    "in-review": { tone: "review", icon: Clock, word: <Trans>In review</Trans> },
    verified: { tone: "success", icon: CircleCheck, word: <Trans>Verified</Trans> },
    failed: { tone: "failure", icon: CircleX, word: <Trans>Not accepted</Trans> },
    unknown: { tone: "neutral", icon: CircleDashed, word: <Trans>Unknown</Trans> },
  };
  const { tone, icon, word } = looks[audit];
  return (
    <Badge colorPalette={tone} whiteSpace="normal" textAlign="start">
      <Icon of={icon} size={14} />
      {word}
    </Badge>
  );
}
