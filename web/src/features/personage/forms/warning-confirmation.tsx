import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import type { WarningConfirmationState } from "./use-warning-confirmation.ts";

interface WarningConfirmationProps {
  stop: WarningConfirmationState;
  /** Continues with the current values. */
  onUse: () => void;
  /** The consequence of wrong values. */
  children: ReactNode;
}

/** Asks once whether to use doubtful values. The warning beside a field says what is odd about its value. */
export function WarningConfirmation({ stop, ...rest }: WarningConfirmationProps) {
  return stop.asking && <Question {...rest} accept={stop.accept} />;
}

function Question({ accept, onUse, children }: Omit<WarningConfirmationProps, "stop"> & { accept: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice colorPalette="review" role="alert">
      <Stack gap="3" justifyItems="start">
        <p>{children}</p>
        <Button
          ref={button}
          variant="outline"
          size="sm"
          onClick={() => {
            accept();
            onUse();
          }}
        >
          <Trans>Use anyway</Trans>
        </Button>
      </Stack>
    </Notice>
  );
}
