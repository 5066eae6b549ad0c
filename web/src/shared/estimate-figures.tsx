import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Apart } from "#components/layout/apart.tsx";
import { Ruled } from "#components/layout/ruled.tsx";
import { useFormat } from "#i18n/format.ts";
import { comparisonsOf, type Estimate, type EstimateTerms } from "#lib/estimate.ts";
import { translateOf } from "#lib/translation/figures.ts";
import type { Maturity } from "#lib/time/maturity.ts";
import type { Yen } from "#lib/yen.ts";
import { useTermText } from "./term-text.ts";

interface EstimateFiguresProps {
  /** Null while no amount is entered. */
  amount: Yen | null;
  terms: EstimateTerms;
  /** What the purchase pays; null if it cannot be computed. */
  maturity: Maturity | null;
}

/**
 * The rate and the earnings that a purchase is paid by; below them the specified estimates that have another period or
 * rate, each led by its own, so that none is read as an end of a range (rules E4 and E9).
 */
export function EstimateFigures({ amount, terms, maturity }: EstimateFiguresProps) {
  const format = useFormat();
  const comparisons = comparisonsOf(amount, terms);
  return (
    <>
      <AmountRow label={<Trans>Annual rate at purchase</Trans>}>{format.percent(terms.rate)}</AmountRow>
      {maturity && (
        <AmountRow label={<Trans>Estimated earnings until maturity</Trans>}>{format.yen(maturity.profit)}</AmountRow>
      )}
      {comparisons.length > 0 && (
        <Ruled gap="2" paddingTop="2" fontSize="sm">
          <p>
            <Trans>For comparison (estimated earnings):</Trans>
          </p>
          {comparisons.map((each) => (
            <Comparison key={each.rate} estimate={each} />
          ))}
        </Ruled>
      )}
    </>
  );
}

function Comparison({ estimate: { period, rate, low, high } }: { estimate: Estimate }) {
  const { percent, range, yen } = useFormat();
  const [time, rates] = [useTermText()(period), high ? range(percent(rate), percent(high.rate)) : percent(rate)];
  return (
    <AmountRow
      label={
        <Trans>
          {time} at {rates}
        </Trans>
      }
      quiet
    >
      {high && high.amount !== low ? range(yen(low), yen(high.amount)) : yen(low)}
    </AmountRow>
  );
}

interface AmountRowProps {
  label: ReactNode;
  /** For an amount that is not what the purchase pays. */
  quiet?: boolean;
  children: ReactNode;
}

function AmountRow({ label, quiet, children }: AmountRowProps) {
  return (
    <Apart as="p" fontSize="sm" lineHeight="snug" fontVariantNumeric="tabular-nums" alignItems="stretch">
      <chakra.span color="ink.second">{label}</chakra.span>
      <chakra.span
        fontWeight={quiet ? undefined : "semibold"}
        marginInlineStart="auto"
        translate={translateOf(children)}
      >
        {children}
      </chakra.span>
    </Apart>
  );
}
