import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#components/layout/stack.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewPayload } from "./review-payload.tsx";
import { useReviewTexts } from "./use-review-texts.ts";

const TONES = { open: "review", approved: "success", rejected: "failure" } as const;

const RECORD_TYPES = { topup: "top-up", withdrawal: "withdrawal" } as const;

interface ReviewItemProps {
  review: Schemas["Review"];
  /** Shows the whole payload. */
  whole?: boolean;
}

export function ReviewItem({ review, whole = false }: ReviewItemProps) {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const { titleOf, states } = useReviewTexts();
  const title = titleOf(review);
  const { id, kind, state, submittedAt, dueAt, reason, record } = review;
  return (
    <Stack gap="3">
      <Row justifyContent="space-between" alignItems="flex-start">
        <chakra.div minWidth="0">
          {whole ? (
            <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
          ) : (
            <PlaceLink href={hrefOf(world, "reviews", { id: String(id) })}>{title}</PlaceLink>
          )}
          <Muted>
            <WorldTime at={submittedAt} />
            {dueAt !== null && (
              <>
                {" · "}
                <Trans>
                  decided automatically at <WorldTime at={dueAt} />
                </Trans>
              </>
            )}
          </Muted>
          {reason !== null && <Muted>{t`Reason: ${reason}`}</Muted>}
          {whole && record !== null && (kind === "topup" || kind === "withdrawal") && (
            <PlaceLink fontSize="sm" href={hrefOf(world, "records", { id: `${RECORD_TYPES[kind]}-${record}` })}>
              <Trans>Timeline</Trans>
            </PlaceLink>
          )}
        </chakra.div>
        {whole ? (
          <Badge colorPalette={TONES[state]}>{states[state]}</Badge>
        ) : (
          <ReviewButtons review={review} title={title} />
        )}
      </Row>
      {whole && <ReviewPayload review={review} />}
      {whole && <ReviewButtons review={review} title={title} />}
    </Stack>
  );
}
