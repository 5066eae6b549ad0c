import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { walletRecordsQuery } from "#api/wallet/records.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TokyoTime } from "#components/ui/tokyo-time.tsx";
import type { Movement } from "#features/personage/ledger/movements.ts";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { RECORD_TABS, RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";

interface FlowDialogProps extends DialogFrame {
  movement: Movement;
}

export function FlowDialog({ movement, ...frame }: FlowDialogProps) {
  const { id, direction, explanation, at, amount, balance, cause } = movement;
  return (
    <FormDialog
      {...frame}
      title={<bdi>{explanation}</bdi>}
      onSubmit={frame.onClose}
      footer={
        <Button type="submit" variant="outline" justifySelf={{ sm: "end" }}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <chakra.div fontSize="2xl" lineHeight="heading" css={{ "& *": { fontSize: "inherit" } }}>
        <SignedAmount direction={direction} value={amount} />
      </chakra.div>
      <SummaryList>
        <SummaryItem label={<Trans>Time</Trans>}>
          <TokyoTime at={at} />
        </SummaryItem>
        <SummaryItem label={<Trans>Direction</Trans>}>
          {direction === "income" ? <Trans>Income</Trans> : <Trans>Expense</Trans>}
        </SummaryItem>
        {balance !== null && (
          <SummaryItem label={<Trans>Balance after</Trans>}>
            <Amount value={balance} size="sm" />
          </SummaryItem>
        )}
        <SummaryItem label={<Trans>Entry number</Trans>}>{id}</SummaryItem>
      </SummaryList>
      {cause !== null && <Cause cause={cause} />}
    </FormDialog>
  );
}

/** Links to the cause of a movement: a record, a holding or the invite rewards. Renders nothing for other causes. */
function Cause({ cause }: { cause: string }) {
  const [kind, id = ""] = cause.split(":");
  if (kind === "record") return <RecordCause id={id} />;
  if (kind === "holding") {
    return (
      <p>
        <SectionLink to="holdings" dialog="holding" id={id}>
          <Trans>Open the holding</Trans>
        </SectionLink>
      </p>
    );
  }
  if (kind !== "invite") return null;
  return (
    <p>
      <SectionLink to="invite">
        <Trans>Open the invite rewards</Trans>
      </SectionLink>
    </p>
  );
}

/** The movement names a record id but not its list, so all lists are searched. */
function RecordCause({ id }: { id: string }) {
  const { tab, isLoading } = useQueries({
    queries: RECORD_TABS.map((name) => walletRecordsQuery(RECORDS_OF[name].kind, RECORDS_OF[name].channel)),
    combine: (lists): { tab: RecordTab | undefined; isLoading: boolean } => ({
      tab: RECORD_TABS[lists.findIndex(({ data }) => data?.some((record) => String(record.id) === id))],
      isLoading: lists.some((list) => list.isLoading),
    }),
  });
  if (tab === undefined) return isLoading ? <Skeleton width="10rem" height="6" /> : null;
  return (
    <p>
      <SectionLink to="records" tab={tab} dialog="record" id={id}>
        <Trans>Open the record</Trans>
      </SectionLink>
    </p>
  );
}
