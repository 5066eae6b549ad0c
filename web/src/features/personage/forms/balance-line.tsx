import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";

/** The available amount and, with `onUseAll`, a button that enters all of it. */
export function BalanceLine({ children, onUseAll }: { children: ReactNode; onUseAll?: (() => void) | undefined }) {
  return (
    <SpaceBetween>
      <Muted lineHeight="snug">{children}</Muted>
      {onUseAll && (
        <Button
          variant="quiet"
          size="sm"
          marginX="calc(-1 * min({spacing.4}, 5vw))"
          // In forced-colors mode the button's border shows and must stay inside the panel.
          css={{ "@media (forced-colors: active)": { margin: "0" } }}
          marginY="-1"
          onClick={onUseAll}
        >
          <Trans>Use full balance</Trans>
        </Button>
      )}
    </SpaceBetween>
  );
}
