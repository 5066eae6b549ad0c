import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Holding } from "#api/orders.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Sentence } from "#shared/pay-and-receive.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Apart } from "#components/layout/apart.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Amount } from "#features/personage/lists/amount.tsx";
import { CausedEntries } from "#features/personage/lists/caused-entries.tsx";
import { InvestAgainLink } from "#features/personage/lists/invest-again-link.tsx";
import { useFormat } from "#i18n/format.ts";
import { sumYen } from "#lib/yen.ts";
import { serverNow } from "#state/server-clock.ts";
import { HoldingProgress } from "./holding-progress.tsx";

interface HoldingDialogProps extends DialogFrame {
  holding: Holding;
}

/** The details of a holding, with the movements that it caused. */
export function HoldingDialog({ holding, ...frame }: HoldingDialogProps) {
  const format = useFormat();
  const [now] = useState(serverNow);
  const { id, name, price, expectedProfit, start, end, state } = holding;
  const [paidOn, endsOn] = [format.longDate(start), format.longDate(end)];
  return (
    <FormDialog
      {...frame}
      title={<bdi>{name}</bdi>}
      onSubmit={frame.onClose}
      footer={
        <Button type="submit" variant="outline" justifySelf={{ sm: "end" }}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Apart gap="3">
        <Amount value={price} size="lg" />
        <HoldingProgress holding={holding} now={now} />
      </Apart>
      <Sentence>
        {state === "matured" ? (
          <Trans>
            You paid <Amount value={price} /> on <b>{paidOn}</b> and received{" "}
            <Amount value={sumYen([price, expectedProfit])} /> on <b>{endsOn}</b>.
          </Trans>
        ) : state === "checking" ? (
          <Trans>
            You paid <Amount value={price} /> on <b>{paidOn}</b>. The term ended on <b>{endsOn}</b>, and your payout is
            being checked. Nothing has been paid yet.
          </Trans>
        ) : (
          <Trans>
            You paid <Amount value={price} /> on <b>{paidOn}</b> and will receive about{" "}
            <Amount value={sumYen([price, expectedProfit])} /> on <b>{endsOn}</b> (estimate).
          </Trans>
        )}
      </Sentence>
      <SummaryList>
        <SummaryItem label={state === "matured" ? <Trans>Earnings</Trans> : <Trans>Estimated earnings</Trans>}>
          <Amount value={expectedProfit} size="sm" />
        </SummaryItem>
        <SummaryItem
          label={state === "matured" ? <Trans>Paid at maturity</Trans> : <Trans>Estimated at maturity</Trans>}
        >
          <Amount value={sumYen([price, expectedProfit])} size="sm" />
        </SummaryItem>
        <SummaryItem label={<Trans>Start</Trans>}>
          <TokyoTime at={start} />
        </SummaryItem>
        <SummaryItem label={<Trans>End</Trans>}>
          <TokyoTime at={end} />
        </SummaryItem>
        <SummaryItem label={<Trans>Holding number</Trans>}>{id}</SummaryItem>
      </SummaryList>
      <CausedEntries cause={`holding:${id}`} empty={<Trans>There are no balance movements for this holding.</Trans>} />
      {state === "matured" && (
        <p>
          <InvestAgainLink holding={holding} />
        </p>
      )}
      {state === "running" && (
        <Muted>
          <Trans>Your principal and earnings are paid into your balance when the term ends.</Trans>
        </Muted>
      )}
      {state === "checking" && (
        <Muted>
          <Trans>Your principal and earnings are paid into your balance when the check is complete.</Trans>
        </Muted>
      )}
    </FormDialog>
  );
}
