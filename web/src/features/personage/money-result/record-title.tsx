import { Trans } from "@lingui/react/macro";
import type { RecordState } from "#features/personage/wallet-record/record-state.ts";
import { RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";

export function RecordTitle({ tab, state }: { tab: RecordTab; state: RecordState }) {
  const isDeposit = RECORDS_OF[tab].kind === "deposit";
  switch (state) {
    case "success":
      return isDeposit ? <Trans>Top-up credited</Trans> : <Trans>Withdrawal paid out</Trans>;
    case "failure":
      return isDeposit ? <Trans>Top-up not accepted</Trans> : <Trans>Withdrawal not accepted, amount returned</Trans>;
    case "cancelled":
      return <Trans>Withdrawal cancelled, amount returned</Trans>;
    case "in-review":
    case "unknown":
      return isDeposit ? <Trans>Top-up submitted</Trans> : <Trans>Withdrawal requested</Trans>;
  }
}
