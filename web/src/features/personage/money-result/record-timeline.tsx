import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle, CircleQuestionMark, Clock, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Timeline, TimelineStep } from "#components/layout/timeline.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { ArrivalTime } from "#features/personage/wallet-record/arrival-time.tsx";
import { tabOf } from "#features/personage/wallet-record/record-tab.ts";
import { RecordRemedy } from "./record-remedy.tsx";
import { type Station, timelineOf } from "./timeline.ts";

export function RecordTimeline({ record, kind }: { record: WalletRecord; kind: RecordKind }) {
  const { t } = useLingui();
  return (
    <Timeline aria-label={t`Progress of the request`}>
      {timelineOf(record).map((station) => (
        <Stop key={station.name} station={station} kind={kind}>
          <StationNotes station={station} kind={kind} record={record} />
        </Stop>
      ))}
    </Timeline>
  );
}

interface StopProps {
  station: Station;
  kind: RecordKind;
  children: ReactNode;
}

function Stop({ station, kind, children }: StopProps) {
  const { name, at, state } = station;
  const { icon, tone } = LOOKS[name];
  return (
    <TimelineStep look="icons" aria-current={state === "now" ? "step" : undefined}>
      <Sign look={state === "now" ? tone : state}>
        <Icon of={state === "done" ? Check : icon} size={14} />
      </Sign>
      <Stack gap="1.5" lineHeight="snug" paddingTop="1" color={state === "ahead" ? "ink.second" : "ink"}>
        <div>
          <chakra.p fontWeight="semibold">
            <StationName station={station} isDeposit={kind === "deposit"} />
          </chakra.p>
          {at !== null && (
            <chakra.p color="ink.second" fontVariantNumeric="tabular-nums">
              <TokyoTime at={at} />
            </chakra.p>
          )}
        </div>
        {children}
      </Stack>
    </TimelineStep>
  );
}

const Sign = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "7",
    borderRadius: "full",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "currentColor",
  },
  variants: {
    look: {
      ahead: { borderStyle: "dashed", borderColor: "hairline.strong", color: "ink.second" },
      done: { borderColor: "hairline.strong", color: "ink.second" },
      brand: { color: "brand", bg: "brand.soft" },
      review: { color: "review", bg: "review.soft" },
      success: { color: "success", bg: "success.soft" },
      failure: { color: "failure", bg: "failure.soft" },
    },
  },
});

const LOOKS: Record<Station["name"], { icon: LucideIcon; tone: "brand" | "review" | "success" | "failure" }> = {
  requested: { icon: Check, tone: "brand" },
  "in-review": { icon: Clock, tone: "review" },
  decision: { icon: Circle, tone: "brand" },
  success: { icon: Check, tone: "success" },
  failure: { icon: X, tone: "failure" },
  cancelled: { icon: X, tone: "brand" },
  unknown: { icon: CircleQuestionMark, tone: "brand" },
};

interface StationNameProps {
  station: Station;
  isDeposit: boolean;
}

/**
 * The name of a stage. A decision that is still to come already has the name of the success, so that the text does not
 * change when the request succeeds.
 */
function StationName({ station: { name, state }, isDeposit }: StationNameProps) {
  switch (name) {
    case "requested":
      return <Trans>Requested</Trans>;
    case "in-review":
      return state === "now" ? <Trans>In review</Trans> : <Trans>Reviewed</Trans>;
    case "decision":
    case "success":
      return isDeposit ? <Trans context="stage">Credited</Trans> : <Trans context="stage">Paid out</Trans>;
    case "failure":
      return isDeposit ? <Trans>Not accepted</Trans> : <Trans context="stage">Returned</Trans>;
    case "cancelled":
      return <Trans>Cancelled</Trans>;
    case "unknown":
      return <Trans>Unknown</Trans>;
  }
}

/** The effect of a stage on the member's money. */
function StationNotes({ station, kind, record }: { station: Station; kind: RecordKind; record: WalletRecord }) {
  const { reason, channel } = record;
  const deposit = kind === "deposit";
  const why = reason && <Muted>{reason}</Muted>;
  switch (station.name) {
    case "requested":
      return null;
    case "in-review":
      if (station.state !== "now") return null;
      return (
        <p>
          {deposit ? (
            <Trans>We are checking that the money has arrived.</Trans>
          ) : (
            <Trans>The amount is reserved while we review the request.</Trans>
          )}
        </p>
      );
    case "decision":
      return (
        <p>
          <ArrivalTime of={tabOf(kind, channel)} />
        </p>
      );
    case "success":
      return why;
    case "failure":
    case "cancelled":
      return (
        <>
          {why}
          <p>
            {deposit ? (
              <Trans>Nothing was credited.</Trans>
            ) : (
              <Trans>The amount has returned to your available balance.</Trans>
            )}
          </p>
          <RecordRemedy record={record} kind={kind} />
        </>
      );
    case "unknown":
      return (
        <>
          {why}
          <p>
            <Trans>We cannot show this status here. Please ask customer service what it means.</Trans>
          </p>
        </>
      );
  }
}
