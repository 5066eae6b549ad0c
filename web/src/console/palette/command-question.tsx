import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ReasonField } from "#console/reviews/reason-field.tsx";
import type { Command } from "./command.ts";

interface CommandQuestionProps {
  command: Command;
  onBack: () => void;
  onDone: () => void;
}

/** Confirmation: shows the command and runs it on Enter. */
export function CommandQuestion({ command: { title, about, ask, kind, run }, onBack, onDone }: CommandQuestionProps) {
  const name = useId();
  const first = useRef<HTMLElement | null>(null);
  const [reason, setReason] = useState("");
  useEffect(() => first.current?.focus(), []);
  const take = (element: HTMLElement | null) => {
    first.current = element;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    void run(reason.trim());
  };
  return (
    <chakra.form
      display="grid"
      gap="4"
      aria-labelledby={name}
      onSubmit={submit}
      onKeyDown={(event) => {
        // Ignore key repeat, or holding the Enter that chose the command would also confirm it.
        if (event.key === "Enter" && event.repeat) event.preventDefault();
      }}
    >
      <chakra.p id={name} fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </chakra.p>
      {about !== undefined && <Muted>{about}</Muted>}
      {ask === "reason" && kind && <ReasonField kind={kind} reason={reason} onChange={setReason} inputRef={take} />}
      <AnswerRow
        safe={
          <Button size="sm" variant="outline" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        }
        act={
          <Button
            type="submit"
            size="sm"
            aria-describedby={name}
            {...(ask === "sure" ? { ref: take } : { variant: "danger" as const })}
          >
            {ask === "sure" ? <Trans>Confirm</Trans> : <Trans>Reject</Trans>}
          </Button>
        }
      />
      <Muted>
        <Trans>Enter confirms, Esc cancels.</Trans>
      </Muted>
    </chakra.form>
  );
}
