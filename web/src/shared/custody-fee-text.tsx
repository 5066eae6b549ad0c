import { Trans } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";

/** A product's custody fee in percent, and its effect for the buyer: rates are net of it (rule E6). */
export function CustodyFeeText({ fee }: { fee: string | null }) {
  const custodyFee = useFormat().percent(fee);
  if (fee === null) return null;
  return <Trans>A custody fee of {custodyFee} a year applies; the rates shown are after this fee.</Trans>;
}
