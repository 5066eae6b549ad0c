import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormat } from "#i18n/format.ts";
import type { Estimate } from "#lib/estimate.ts";
import { Apart } from "#components/layout/apart.tsx";

/** One amount of an estimate with its label. */
export function AmountRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Apart as="p" fontSize="sm" lineHeight="snug" fontVariantNumeric="tabular-nums" alignItems="stretch">
      <chakra.span color="ink.second">{label}</chakra.span>
      <chakra.span fontWeight="semibold" marginInlineStart="auto">
        {children}
      </chakra.span>
    </Apart>
  );
}

/** The result of the estimate formula, labelled with its period: the term, or a year whatever the term is. */
export function EstimateAmount({ estimate }: { estimate: Estimate }) {
  return (
    <AmountRow label={<EstimateLabel estimate={estimate} />}>
      <EstimateText estimate={estimate} />
    </AmountRow>
  );
}

/** The period of the estimate, and its rate if that is one bound of a range. */
export function EstimateLabel({ estimate: { basis, rate } }: { estimate: Estimate }) {
  const { percent } = useFormat();
  if (rate === undefined) {
    return basis === "term" ? (
      <Trans>Estimated earnings over the term</Trans>
    ) : (
      <Trans>Estimated earnings for a full year</Trans>
    );
  }
  const bound = percent(rate);
  return basis === "term" ? (
    <Trans>Over the term at {bound}, the highest rate</Trans>
  ) : (
    <Trans>For a full year at {bound}, the lowest rate</Trans>
  );
}

/** The estimate, or both ends of a range, in whole yen. */
export function EstimateText({ estimate: { low, high } }: { estimate: Estimate }) {
  const { yen, range } = useFormat();
  return <>{high === null || high === low ? yen(low) : range(yen(low), yen(high))}</>;
}
