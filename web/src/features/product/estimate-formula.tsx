import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CustodyFeeText } from "#shared/custody-fee-text.tsx";
import { useFormat } from "#i18n/format.ts";
import type { Term } from "#lib/time/term.ts";
import type { Yen } from "#lib/yen.ts";
import { Stack } from "#components/layout/stack.tsx";

interface EstimateFormulaProps {
  amount: Yen;
  /** Percent per year. */
  rate: string;
  term: Term;
  /** Percent; null when the server does not say. */
  fee: string | null;
  /** Profit over the term. */
  profit: Yen;
}

/** The computation in words and numbers, and what it leaves out (rules E2, E3 and E6). */
export function EstimateFormula({ amount, rate, term: { count, unit }, fee, profit }: EstimateFormulaProps) {
  const format = useFormat();
  const shares = {
    day: ` × ${count} ÷ 365`,
    week: ` × ${count * 7} ÷ 365`,
    month: ` ÷ 12 × ${count}`,
    year: ` × ${count}`,
  };
  const share = unit === "unknown" ? "" : shares[unit];
  return (
    <Stack gap="2" fontSize="sm" lineHeight="snug">
      <chakra.h3 fontSize="sm">
        <Trans>How it is calculated</Trans>
      </chakra.h3>
      <chakra.p color="ink.second">
        {unit === "month" ? (
          <Trans>Amount × annual rate ÷ 12 × number of months</Trans>
        ) : unit === "year" ? (
          <Trans>Amount × annual rate × number of years</Trans>
        ) : (
          <Trans>Amount × annual rate × number of days ÷ 365</Trans>
        )}
      </chakra.p>
      <chakra.p
        translate="no"
        bg="bg.sunken"
        borderRadius="control"
        paddingX="3"
        paddingY="2"
        fontVariantNumeric="tabular-nums"
      >
        {`${format.yen(amount)} × ${format.percent(rate)}${share}`}{" "}
        <chakra.span display="inline-block">= {format.yen(profit)}</chakra.span>
      </chakra.p>
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
        <li>
          <Trans>Based on past results. An estimate, not a promise.</Trans>
        </li>
      </chakra.ul>
    </Stack>
  );
}
