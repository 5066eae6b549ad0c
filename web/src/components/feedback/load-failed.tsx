import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { isUnreachable, useFailureText } from "./failure-text.ts";
import { StateArt } from "./state-art.tsx";

/** Shows an error with a retry button in the place of the data. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useFailureText(error);
  return (
    <chakra.div
      role="alert"
      display="grid"
      justifyItems="center"
      gap="4"
      padding={{ base: "6", md: "10" }}
      textAlign="center"
      borderWidth="1px"
      borderRadius="panel"
    >
      <StateArt of={isUnreachable(error) ? "offline" : "error"} />
      <div>
        <chakra.p fontWeight="semibold">
          <Trans>This could not be loaded.</Trans>
        </chakra.p>
        <Muted textWrap="balance">{text}</Muted>
      </div>
      <RetryButton onRetry={onRetry} />
    </chakra.div>
  );
}

/** A retry button. Before it disappears, moves the focus to the page or the dialog around it. */
export function RetryButton({ onRetry, size }: { onRetry: () => void; size?: "sm" }) {
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button variant="outline" {...(size && { size })} onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  );
}
