import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Fold } from "#components/layout/fold.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Term } from "#lib/product/term.ts";
import { CustodyFeeText } from "./custody-fee-text.tsx";

interface EstimateFormulaProps {
  /** Null while no amount is entered. */
  amount: Yen | null;
  /** Percent per year. */
  rate: string | null;
  term: Term | null;
  /** Percent; null if unknown. */
  fee: string | null;
  /** Earnings until maturity. */
  profit: Yen | null;
  children?: ReactNode;
}

/** Collapsible: the computation in words and numbers, with its assumptions (rules E2, E3 and E6). */
export function EstimateFormula({ amount, rate, term, fee, profit, children }: EstimateFormulaProps) {
  const format = useFormat();
  if (term === null) return null;
  const { count, unit } = term;
  const shares = {
    day: ` × ${count} ÷ 365`,
    week: ` × ${count * 7} ÷ 365`,
    month: ` ÷ 12 × ${count}`,
    year: ` × ${count}`,
  };
  const share = unit === "unknown" ? "" : shares[unit];
  return (
    <Fold title={<Trans>How it is calculated</Trans>}>
      <Stack gap="2">
        <chakra.p color="ink.second">
          {unit === "month" ? (
            <Trans>Amount × annual rate ÷ 12 × number of months</Trans>
          ) : unit === "year" ? (
            <Trans>Amount × annual rate × number of years</Trans>
          ) : (
            <Trans>Amount × annual rate × number of days ÷ 365</Trans>
          )}
        </chakra.p>
        {amount !== null && profit !== null && (
          <chakra.p translate="no" fontVariantNumeric="tabular-nums">
            {`${format.yen(amount)} × ${format.percent(rate)}${share}`}{" "}
            <chakra.span display="inline-block">= {format.yen(profit)}</chakra.span>
          </chakra.p>
        )}
        <chakra.ul listStyle="disc" paddingStart="4">
          {unit === "month" && (
            <li>
              <Trans>Not compounded: each month counts as one twelfth of a year.</Trans>
            </li>
          )}
          <li>
            <Trans>Earnings are rounded down to whole yen.</Trans>
          </li>
          {fee !== null && (
            <li>
              <CustodyFeeText fee={fee} />
            </li>
          )}
        </chakra.ul>
      </Stack>
      {children}
    </Fold>
  );
}
