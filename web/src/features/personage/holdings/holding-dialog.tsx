import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Holding } from "#api/orders.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import { CausedEntries } from "#features/personage/ledger/caused-entries.tsx";
import { HoldingPayout } from "#features/personage/money-result/holding-payout.tsx";
import { BuyAgainLink } from "#features/personage/navigation/buy-again-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { ProductName } from "#shared/product-name.tsx";
import { serverNow } from "#state/server-clock.ts";
import { HoldingProgress } from "./holding-progress.tsx";

interface HoldingDialogProps extends DialogFrame {
  holding: Holding;
}

export function HoldingDialog({ holding, ...frame }: HoldingDialogProps) {
  const [now] = useState(serverNow);
  const { id, name, price, expectedProfit, start, end, state } = holding;
  return (
    <FormDialog
      {...frame}
      title={<ProductName name={name} />}
      onSubmit={frame.onClose}
      footer={
        <Button type="submit" variant="outline" justifySelf={{ sm: "end" }}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <SpaceBetween gap="3">
        <HoldingPayout holding={holding} />
        <HoldingProgress holding={holding} now={now} />
      </SpaceBetween>
      <SummaryList>
        <SummaryItem label={<Trans context="of one holding">Invested amount</Trans>}>
          <Amount value={price} size="sm" />
        </SummaryItem>
        <SummaryItem
          label={
            state === "matured" ? (
              <Trans>Earnings paid at maturity</Trans>
            ) : (
              <Trans>Estimated earnings until maturity</Trans>
            )
          }
        >
          <Amount value={expectedProfit} size="sm" />
        </SummaryItem>
        <SummaryItem label={<Trans>Start</Trans>}>
          <TokyoTime at={start} />
        </SummaryItem>
        <SummaryItem label={<Trans>End</Trans>}>
          <TokyoTime at={end} />
        </SummaryItem>
        <SummaryItem label={<Trans>Holding number</Trans>}>{id}</SummaryItem>
      </SummaryList>
      <CausedEntries
        cause={`holding:${id}`}
        expected={state === "matured" ? 2 : 1}
        empty={<Trans>There are no balance changes for this holding.</Trans>}
      />
      {state === "matured" && (
        <p>
          <BuyAgainLink holding={holding} />
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
