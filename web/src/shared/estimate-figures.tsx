import { Trans } from "@lingui/react/macro";
import { Stack } from "#components/layout/stack.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Term } from "#lib/product/term.ts";
import { AmountRow } from "./amount-row.tsx";
import { useTermText } from "./term-text.ts";

interface EstimateFiguresProps {
  /** Percent per year. */
  rate: string | null;
  term: Term | null;
  /** Earnings until maturity; undefined if they cannot be computed, null while no amount is entered. */
  profit: Yen | null | undefined;
}

/** The rate, the term and the earnings of a purchase (rule E9). */
export function EstimateFigures({ rate, term, profit }: EstimateFiguresProps) {
  const format = useFormat();
  return (
    <Stack gap="2">
      <AmountRow label={<Trans>Annual rate at purchase</Trans>}>{format.percent(rate)}</AmountRow>
      <AmountRow label={<Trans>Term</Trans>}>{useTermText()(term)}</AmountRow>
      {profit !== undefined && (
        <AmountRow label={<Trans>Estimated earnings until maturity</Trans>}>{format.yen(profit)}</AmountRow>
      )}
    </Stack>
  );
}
