import { Trans } from "@lingui/react/macro";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat } from "#i18n/use-format.ts";

/** Says from which time on balances are shown, or that none are; renders nothing for a complete history. */
export function MissingMovements({ balancesAfter }: { balancesAfter: number }) {
  const format = useFormat();
  if (balancesAfter === -Infinity) return null;
  const time = balancesAfter === Infinity ? "" : format.dateTime(balancesAfter);
  return (
    <Notice colorPalette="review">
      {time === "" ? (
        <Trans>
          The movements listed here do not add up to your available balance, so no balances are shown. Please reload the
          page.
        </Trans>
      ) : (
        <Trans>
          Movements before {time} (Tokyo time) are missing here. Balances and yearly statements are shown only for the
          time after that.
        </Trans>
      )}
    </Notice>
  );
}
