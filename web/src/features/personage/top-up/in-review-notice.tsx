import { Trans } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { Notice } from "#components/feedback/notice.tsx";
import { creditOf } from "#features/personage/order/funds.ts";
import { TopUpsLink } from "#features/personage/order/record-link.tsx";
import { useTopUps } from "#features/personage/order/use-order-funds.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { asYen } from "#lib/amount/yen.ts";

/**
 * Shows reported top-ups that are not credited yet, so that the member does not transfer again. Omits the top-up whose
 * result is shown above.
 */
export function InReviewNotice({ shown }: { shown: string | undefined }) {
  const topUps = useTopUps(true).topUps.filter(
    ({ record }) => record.audit === "in-review" && String(record.id) !== shown,
  );
  const total = topUps.reduce((sum, { record }) => sum + creditOf(record), 0);
  if (topUps.length === 0) return null;
  return (
    <Notice icon={Clock}>
      {total === 0 ? (
        <Trans>A top-up is being checked and not in your balance yet.</Trans>
      ) : (
        <Trans>
          <Amount value={asYen(total)} size="fit" /> is being checked and not in your balance yet.
        </Trans>
      )}{" "}
      <TopUpsLink topUps={topUps} />
    </Notice>
  );
}
