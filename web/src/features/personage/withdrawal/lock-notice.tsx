import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { serverNow } from "#state/server-clock.ts";

/** The end of the lock after wrong trading passwords, in epoch milliseconds; null if withdrawals are not locked. */
export function useLockedUntil(): number | null {
  const lockedUntil = useQuery({ ...getPayPasswordQuery(), ...REFETCH_ON_OPEN }).data?.lockedUntil ?? null;
  return lockedUntil !== null && lockedUntil > serverNow() ? lockedUntil : null;
}

/** Says until when withdrawals are locked, before the member fills in the form (rule K5). */
export function LockNotice() {
  const format = useFormat();
  const lockedUntil = useLockedUntil();
  if (lockedUntil === null) return null;
  const end = format.dateTime(lockedUntil);
  return (
    <Notice colorPalette="review" icon={Lock}>
      <Trans>
        After five wrong trading passwords, withdrawals are locked until {end} (Tokyo time), even with the right one.
      </Trans>
    </Notice>
  );
}
