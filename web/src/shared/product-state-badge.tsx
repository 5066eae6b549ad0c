import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleSlash, Clock, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ProductState } from "#lib/product/product-state.ts";

type Known = Exclude<ProductState, "unknown">;
interface Look {
  colorPalette: NonNullable<ComponentProps<typeof Badge>["colorPalette"]>;
  icon: LucideIcon;
  word: ReactNode;
}

const LOOKS: Record<Known, Look> = {
  upcoming: { colorPalette: "review", icon: Clock, word: <Trans>Upcoming</Trans> },
  open: { colorPalette: "success", icon: CircleCheck, word: <Trans>Open</Trans> },
  closed: { colorPalette: "neutral", icon: CircleSlash, word: <Trans>Closed</Trans> },
};

/**
 * The state in the server's words, else in this site's. An unknown state without the server's words has no badge (rule
 * E7).
 */
export function ProductStateBadge({ state, stateText = null }: { state: ProductState; stateText?: string | null }) {
  if (state === "unknown") return stateText ? <Badge whiteSpace="normal">{stateText}</Badge> : null;
  const { colorPalette, icon, word } = LOOKS[state];
  return (
    <Badge colorPalette={colorPalette} whiteSpace="normal">
      <Icon of={icon} size={14} />
      <span>{stateText ?? word}</span>
    </Badge>
  );
}
