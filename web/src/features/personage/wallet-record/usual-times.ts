import { useLingui } from "@lingui/react/macro";
import type { RecordTab } from "./record-tab.ts";

/**
 * The usual maximum time of each request, from the request until the money has arrived or the review has ended. The
 * only source of these times in the web; the demo's content uses the same (`scripts/checks/catalogues/usual-times.test.ts`).
 */
export function useUsualTimes(): Readonly<Record<RecordTab | "identity", string>> {
  const { t } = useLingui();
  return {
    deposit: t`1 business day`,
    "coin-deposit": t({ message: "1 hour", context: "usual time" }),
    withdrawal: t`2 business days`,
    "coin-withdrawal": t`24 hours`,
    identity: t`2 business days`,
  };
}
