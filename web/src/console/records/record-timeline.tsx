import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Timeline, TimelineStep } from "#components/layout/timeline.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import { useJournal } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import type { Books } from "#console/api/records.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { type AnyRecord, timelineOf, type RecordStep } from "./timeline-of.ts";
import { useRecordTexts } from "./use-record-texts.ts";

export function RecordTimeline({ record, books }: { record: AnyRecord; books: Books }) {
  const { t } = useLingui();
  const world = useWorld();
  const entries = useJournal(world).data ?? [];
  const { types, amountOf } = useRecordTexts();
  const { type, id, user } = record;
  const title = [`${types[type]} ${id}`, user, amountOf(record)].join(" · ");
  const pointer = type === "order" ? `/holdings/${id}` : `/records/${id}`;
  return (
    <Section
      title={title}
      end={
        <Row gap="4">
          <PlaceLink fontSize="sm" href={hrefOf(world.id, "state", { pointer })}>
            <Trans>View in state</Trans>
          </PlaceLink>
          <PlaceLink fontSize="sm" href={hrefOf(world.id, "records")}>
            <Trans>Close</Trans>
          </PlaceLink>
        </Row>
      }
    >
      <Timeline aria-label={t`Timeline`}>
        {timelineOf(record, books, entries).map((step) => (
          <Step key={`${step.what} ${step.at}`} step={step} isToCome={step.what === "matures"} />
        ))}
      </Timeline>
    </Section>
  );
}

function Step({ step, isToCome }: { step: RecordStep; isToCome: boolean }) {
  const { t } = useLingui();
  const { stepOf, changeOf } = useRecordTexts();
  const { what, at, change, reason } = step;
  return (
    <TimelineStep look="dots" data-ahead={isToCome || undefined}>
      <Row columnGap="3" rowGap="0">
        <chakra.span fontWeight="semibold">{stepOf(what)}</chakra.span>
        {change !== null && (
          <chakra.span fontVariantNumeric="tabular-nums" color={change > 0 ? "success" : "ink"}>
            {changeOf(change)}
          </chakra.span>
        )}
      </Row>
      <Muted>
        <WorldTime at={new Date(at).toISOString()} />
      </Muted>
      {reason !== null && <Muted>{t`Reason: ${reason}`}</Muted>}
      {!isToCome && <Cause step={step} />}
    </TimelineStep>
  );
}

/** Links a step to the call or review that caused it. */
function Cause({ step: { seq, review } }: { step: RecordStep }) {
  const { id } = useWorld();
  if (seq !== null)
    return (
      <PlaceLink fontSize="sm" href={hrefOf(id, "journal", { seq: String(seq) })}>
        <Trans>Call {seq}</Trans>
      </PlaceLink>
    );
  if (review !== null)
    return (
      <PlaceLink fontSize="sm" href={hrefOf(id, "reviews", { id: String(review) })}>
        <Trans>Review {review}</Trans>
      </PlaceLink>
    );
  return (
    <Muted>
      <Trans>Not caused by a call in the journal.</Trans>
    </Muted>
  );
}
