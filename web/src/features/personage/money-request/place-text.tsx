import { Trans } from "@lingui/react/macro";
import { type MoneyPath, PLACES } from "./money-requests.ts";

/** Where a request shows, in words: purchases are in the holdings, rewards in the funds flow. */
export function PlaceText({ path }: { path: MoneyPath }) {
  switch (PLACES[path].to) {
    case "holdings":
      return <Trans>See my holdings</Trans>;
    case "funds-flow":
      return <Trans>See the funds flow</Trans>;
    default:
      return <Trans>See the records</Trans>;
  }
}
