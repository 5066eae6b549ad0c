import { Trans } from "@lingui/react/macro";
import { type MoneyPath, RESULT_SECTIONS } from "./money-requests.ts";

/** Names where a request appears: purchases in the holdings, rewards in the funds flow. */
export function ResultLinkText({ path }: { path: MoneyPath }) {
  switch (RESULT_SECTIONS[path].to) {
    case "holdings":
      return <Trans>See my holdings</Trans>;
    case "funds-flow":
      return <Trans>See Funds flow</Trans>;
    default:
      return <Trans>See the records</Trans>;
  }
}
