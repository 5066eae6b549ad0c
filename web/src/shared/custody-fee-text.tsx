import { Trans } from "@lingui/react/macro";
import { useFormat } from "#i18n/format.ts";

/** What a product's custody fee, in percent, means for the buyer: rates are net of it (rule E6). */
export function CustodyFeeText({ fee }: { fee: string | null }) {
  const custodyFee = useFormat().percent(fee);
  if (fee === null) return null;
  return <Trans>The investor bears the custody fee of {custodyFee} a year; the rates shown are net of it.</Trans>;
}
