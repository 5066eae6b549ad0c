import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef } from "react";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";

/** A question at the bottom of a form, whether to discard the input. Takes the focus when it appears. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <chakra.div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      position="sticky"
      bottom="0"
      display="grid"
      gap="4"
      padding={{ base: "5", sm: "6" }}
      paddingBottom={{ base: "calc({spacing.5} + env(safe-area-inset-bottom))", sm: "6" }}
      bg="bg.raised"
      borderTopWidth="1px"
      boxShadow="float"
      animation="rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)"
    >
      <div>
        <chakra.h3 id={`${id}-title`} fontSize="lg">
          <Trans>Discard what you entered?</Trans>
        </chakra.h3>
        <Muted id={`${id}-text`}>
          <Trans>What you typed or chose here will be lost.</Trans>
        </Muted>
      </div>
      <AnswerRow
        safe={
          <Button ref={keep} onClick={onKeep}>
            <Trans>Keep editing</Trans>
          </Button>
        }
        act={
          <Button variant="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        }
      />
    </chakra.div>
  );
}
