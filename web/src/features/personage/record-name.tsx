import { Trans } from "@lingui/react/macro";
import type { RecordTab } from "./record-tab.ts";

/** The kind of a record, as the tabs of the records name it. */
export function RecordName({ tab }: { tab: RecordTab }) {
  switch (tab) {
    case "deposit":
      return <Trans>Deposit</Trans>;
    case "withdrawal":
      return <Trans>Withdrawal</Trans>;
    case "coin-deposit":
      return <Trans>Coin deposit</Trans>;
    case "coin-withdrawal":
      return <Trans>Coin withdrawal</Trans>;
  }
}
