import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useTermText } from "#components/term-text.ts";
import { useFormat } from "#i18n/format.ts";
import type { Term } from "#lib/term.ts";
import { Stack } from "#components/ui/stack.tsx";

interface EstimateFormulaProps {
  amount: number;
  /** Percent a year. */
  rate: string;
  term: Term;
  /** Percent. */
  fee: string;
  earnings: number;
}

/** The formula in words and in figures, and what it leaves out (rules E2 and E3). */
export function EstimateFormula({ amount, rate, term, fee, earnings }: EstimateFormulaProps) {
  const format = useFormat();
  const termText = useTermText();
  const monthly = term.unit === "month";
  const percent = format.percent(rate);
  const factors = `${format.yen(amount)} × ${percent}${monthly ? ` ÷ 12 × ${term.count}` : ""}`;
  const custodyFee = format.percent(fee);
  const words = termText(term);
  return (
    <Stack gap="2" fontSize="sm" lineHeight="snug">
      <chakra.h3 fontSize="sm">
        <Trans>How it is worked out</Trans>
      </chakra.h3>
      <chakra.p color="ink.second">
        {monthly ? <Trans>Amount × annual rate ÷ 12 × number of months</Trans> : <Trans>Amount × annual rate</Trans>}
      </chakra.p>
      <chakra.p bg="bg.sunken" borderRadius="control" paddingX="3" paddingY="2" fontVariantNumeric="tabular-nums">
        {factors} <chakra.span display="inline-block">= ¥{format.number(earnings)}</chakra.span>
      </chakra.p>
      <chakra.ul color="ink.second" fontSize="xs" listStyle="disc" paddingStart="4">
        <li>
          {monthly ? (
            <Trans>Simple interest: each month counts as one twelfth of a year.</Trans>
          ) : (
            <Trans>
              The figure is for a full year. The term of {words}, marked by the dotted line, is not counted in.
            </Trans>
          )}
        </li>
        <li>
          <Trans>The custody fee of {custodyFee} is not taken off.</Trans>
        </li>
        <li>
          <Trans>The rate is a historical one. This is an estimate, not a promise.</Trans>
        </li>
      </chakra.ul>
    </Stack>
  );
}
