import { Trans } from "@lingui/react/macro";
import type { RecordTab } from "./record-tab.ts";

/** The name of a record's kind, in the words of the button that starts a request of this kind. */
export function RecordName({ tab }: { tab: RecordTab }) {
  switch (tab) {
    case "deposit":
      return <Trans>Top-up by bank transfer</Trans>;
    case "withdrawal":
      return <Trans>Withdrawal to a bank account</Trans>;
    case "coin-deposit":
      return <Trans>USDT top-up</Trans>;
    case "coin-withdrawal":
      return <Trans>USDT withdrawal</Trans>;
  }
}
