import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#components/notice.tsx";
import { Refusal } from "#components/refusal.tsx";
import { Button } from "#components/ui/button.tsx";
import { useOnline } from "#components/use-online.ts";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { formRefusal } from "#features/personage/form-refusal.ts";
import { PlaceFrame } from "./place-frame.tsx";
import { ReviewButtons } from "#components/review-buttons.tsx";

interface BindFrameProps {
  title: ReactNode;
  reviewTitle: ReactNode;
  lead: ReactNode;
  /** Why the last binding was sent back. */
  reason: string | null;
  /** The fields begin with what was typed before. */
  restored: boolean;
  reviewing: boolean;
  busy: boolean;
  failure: Error | null;
  shownAtField: boolean;
  onReview: () => void;
  onBack: () => void;
  onConfirm: () => void;
  fields: ReactNode;
  summary: ReactNode;
}

/** A binding form and its review, since what is bound can be changed through customer service only. */
export function BindFrame(props: BindFrameProps) {
  const { title, reviewTitle, lead, reason, reviewing, busy, failure, shownAtField, restored, fields, summary } = props;
  const { t } = useLingui();
  const online = useOnline();
  return (
    <PlaceFrame
      step={reviewing ? "review" : "form"}
      title={reviewing ? reviewTitle : title}
      lead={reviewing ? undefined : lead}
      onSubmit={() => {
        if (!reviewing && !busy) props.onReview();
      }}
    >
      {reviewing ? (
        <>
          {summary}
          <Notice tone="review">
            <Trans>
              Please compare every character. Once registered, this can be changed through customer service only.
            </Trans>
          </Notice>
        </>
      ) : (
        <>
          {reason !== null && reason !== "" && (
            <Notice tone="review">
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
      <Refusal>
        {formRefusal(
          failure,
          shownAtField,
          t`We do not know whether it was registered. Sending the same again is safe: it is registered only once.`,
        )}
      </Refusal>
      {reviewing ? (
        <ReviewButtons busy={busy} onBack={props.onBack} onConfirm={props.onConfirm}>
          <Trans>Register it</Trans>
        </ReviewButtons>
      ) : (
        <Button type="submit" aria-disabled={!online}>
          <Trans>Go to review</Trans>
        </Button>
      )}
    </PlaceFrame>
  );
}
