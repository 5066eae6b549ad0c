import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useOnline } from "#components/feedback/use-online.ts";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { StepFrame } from "#features/personage/withdrawal/step-frame.tsx";
import type { useBinding } from "./use-binding.ts";

interface BindFrameProps {
  title: ReactNode;
  reviewTitle: ReactNode;
  lead: ReactNode;
  /** Why the last binding was rejected. */
  reason: string | null;
  binding: ReturnType<typeof useBinding>;
  fields: ReactNode;
  summary: ReactNode;
}

/** A binding form and its review. There is a review because only customer service can change a binding. */
export function BindFrame({ title, reviewTitle, lead, reason, binding, fields, summary }: BindFrameProps) {
  const { restored, reviewing, busy, refusal, back, review, confirm } = binding;
  const online = useOnline();
  return (
    <StepFrame
      step={reviewing ? "review" : "form"}
      title={reviewing ? reviewTitle : title}
      lead={reviewing ? undefined : lead}
      onSubmit={() => {
        if (!reviewing && !busy) void review();
      }}
    >
      {reviewing ? (
        <>
          {summary}
          <Notice>
            <Trans>
              Please compare every character. Once registered, it can only be changed through customer service.
            </Trans>
          </Notice>
        </>
      ) : (
        <>
          {reason !== null && reason !== "" && (
            <Notice colorPalette="review">
              <chakra.p fontWeight="semibold">
                <Trans>Please register it again.</Trans>
              </chakra.p>
              <p>{reason}</p>
            </Notice>
          )}
          <DraftNotice restored={restored} />
          {fields}
        </>
      )}
      <Refusal>{refusal}</Refusal>
      {reviewing ? (
        <ReviewButtons busy={busy} onBack={back} onConfirm={confirm}>
          <Trans>Register these details</Trans>
        </ReviewButtons>
      ) : (
        <Button type="submit" aria-disabled={!online}>
          <Trans context="button">Review</Trans>
        </Button>
      )}
    </StepFrame>
  );
}
