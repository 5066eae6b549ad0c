import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import type { Statement } from "./statement.ts";
import { useStatementTexts } from "./use-statement-texts.ts";

/** The balances at the start and the end of the year, and between them the total of each kind of movement. */
export function YearTotals({ statement: { year, opening, closing, sums } }: { statement: Statement }) {
  const { kinds } = useStatementTexts();
  return (
    <Totals id="statement" title={<Trans>Statement for {year}</Trans>}>
      <AmountLine label={<Trans>Available balance at the beginning</Trans>} amount={opening} />
      {sums.map(({ kind, count, amount }) => (
        <Line key={kind} label={<KindCount kind={kinds[kind]} count={count} />}>
          <SignedAmount direction={amount < 0 ? "expense" : "income"} value={asYen(Math.abs(amount))} />
        </Line>
      ))}
      <AmountLine isTotal label={<Trans>Available balance at the end</Trans>} amount={closing} />
    </Totals>
  );
}

/** Numbers for a tax return; all of them are contained in the totals above. */
export function TaxFigures({ statement: { earnings, rewards, fees } }: { statement: Statement }) {
  return (
    <Totals id="tax-figures" title={<Trans>For your tax return</Trans>}>
      <AmountLine label={<Trans>Earnings paid at maturity</Trans>} amount={earnings} />
      {rewards !== 0 && <AmountLine label={<Trans>Invite rewards</Trans>} amount={rewards} />}
      {fees !== 0 && <AmountLine label={<Trans>Fees on withdrawals paid out</Trans>} amount={fees} />}
    </Totals>
  );
}

function Totals({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading id={id} size="sm">
        {title}
      </Heading>
      <Lines>{children}</Lines>
    </Stack>
  );
}

interface LineProps {
  label: ReactNode;
  isTotal?: boolean;
}

const Line = ({ label, isTotal, children }: LineProps & { children: ReactNode }) => (
  <div data-total={isTotal}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const AmountLine = ({ amount, ...line }: LineProps & { amount: Yen | null }) => (
  <Line {...line}>
    <Amount value={amount} size="sm" />
  </Line>
);

const Lines = chakra("dl", {
  base: {
    maxWidth: "prose",
    fontSize: "sm",
    borderBottomWidth: "1px",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "4",
      paddingY: "2.5",
      borderTopWidth: "1px",
    },
    "& [data-total]": { fontWeight: "semibold" },
    "& dd": { flexShrink: 0 },
  },
});

const KindCount = ({ kind, count }: { kind: string; count: number }) => (
  <Trans>
    {kind} ({count})
  </Trans>
);
