import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId, useState } from "react";
import type { ProductDetail } from "#api/products.ts";
import { EstimateAmount } from "#shared/estimate-amount.tsx";
import { PayAndReceive, useMaturity } from "#shared/pay-and-receive.tsx";
import { useTermText } from "#shared/term-text.ts";
import { Field } from "#components/forms/field.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Slider } from "#components/forms/slider.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { useFormat } from "#i18n/format.ts";
import { estimateOf, estimatesOf } from "#lib/estimate.ts";
import { yenFromField } from "#lib/amount-of-field.ts";
import type { Order } from "#lib/order.ts";
import { mayBeOpen } from "#lib/product-state.ts";
import { readDraft, writeDraft } from "#state/drafts.ts";
import { amountSteps, startAmount, stepOf } from "./amount-steps.ts";
import { EstimateCurve } from "./estimate-curve.tsx";
import { EstimateFormula } from "./estimate-formula.tsx";
import { Stack } from "#components/layout/stack.tsx";

/** What the calculator shows, passed on to the purchase. */
export type Chosen = Omit<Order, "productId">;

/** The last input for the product in this tab; survives a language change and leaving the page. */
function useEntered({ id, minimum, term }: ProductDetail) {
  const draft = `estimate:${id}`;
  const [entered, setEntered] = useState(() => {
    const { amount = String(startAmount(minimum)), months } = readDraft(draft);
    const kept = Number(months);
    return { digits: String(amount), months: kept >= 1 && kept <= term.count ? kept : term.count };
  });
  const enter = (next: typeof entered): void => {
    writeDraft(draft, { amount: next.digits, months: String(next.months) });
    setEntered(next);
  };
  return [entered, enter] as const;
}

/** The calculator: an amount in, payout, computation and limits out (rules E3 and E9). */
export function EstimateExplorer({ product, chosenRef }: { product: ProductDetail; chosenRef: RefObject<Chosen> }) {
  const { t } = useLingui();
  const format = useFormat();
  const termText = useTermText();
  const id = useId();
  const [{ digits, months }, setEntered] = useEntered(product);
  const setDigits = (next: string) => setEntered({ digits: next, months });
  const setMonths = (next: number) => setEntered({ digits, months: next });

  const monthly = product.term.unit === "month";
  const term = monthly ? { unit: "month" as const, count: months } : product.term;
  const longest = product.term.count;
  const amount = yenFromField(digits);
  const rate = product.annualRate;
  const estimate = estimateOf(amount, { rate, minRate: null, maxRate: null, term });
  const maturity = useMaturity(amount, rate, term);
  const termCount = term.count;
  useEffect(() => {
    chosenRef.current = { amount, termCount };
  }, [chosenRef, amount, termCount]);
  const steps = amountSteps(product.minimum);
  const reached = stepOf(amount ?? 0, steps);
  const minimum = format.yen(product.minimum);
  const ownTerm = termText(product.term);

  return (
    <Panel
      as="section"
      aria-labelledby={id}
      display="grid"
      columnGap="10"
      rowGap="5"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" }}
      alignItems="start"
    >
      <Stack gap="1" gridColumn="1 / -1">
        <Heading id={id} size="md">
          <Trans>Calculate an estimate</Trans>
        </Heading>
        {!mayBeOpen(product.state) && (
          <Muted>
            <Trans>This product cannot be subscribed to at the moment. The figures are for comparison only.</Trans>
          </Muted>
        )}
      </Stack>
      <Stack gap="5">
        <div>
          <YenField
            label={<Trans>Amount</Trans>}
            value={digits}
            onValueChange={setDigits}
            error={amount !== null && amount < product.minimum && <Trans>The minimum is {minimum}.</Trans>}
          />
          <Slider
            aria-label={t`Amount`}
            min={0}
            max={steps.length - 1}
            value={reached}
            valueText={format.yen(amount ?? 0)}
            onValueChange={(step) => setDigits(String(steps[step] ?? steps[0]))}
          />
        </div>
        {monthly && longest > 1 ? (
          <Field
            label={
              <chakra.span display="flex" justifyContent="space-between" gap="4">
                <Trans>Term</Trans>
                <chakra.span fontVariantNumeric="tabular-nums">{termText(term)}</chakra.span>
              </chakra.span>
            }
            hint={
              months !== product.term.count && (
                <Trans>This product runs for {ownTerm}. Other terms are for comparison only.</Trans>
              )
            }
          >
            {(control) => (
              <Slider
                id={control.id}
                aria-describedby={control["aria-describedby"]}
                min={1}
                max={longest}
                value={months}
                valueText={termText(term)}
                onValueChange={setMonths}
              />
            )}
          </Field>
        ) : (
          <chakra.p fontSize="sm" display="flex" justifyContent="space-between" gap="4">
            <chakra.span fontWeight="semibold">
              <Trans>Term</Trans>
            </chakra.span>
            <span>{ownTerm}</span>
          </chakra.p>
        )}
      </Stack>
      <Stack gap="5">
        <Stack gap="3">
          <chakra.output aria-live="polite" display="block">
            <PayAndReceive price={amount} rate={rate} term={term} size="xl" />
          </chakra.output>
          {estimatesOf(estimate, maturity).map((each) => (
            <EstimateAmount key={each.basis} estimate={each} />
          ))}
        </Stack>
        <EstimateCurve term={term} own={product.term} />
        {amount !== null && maturity !== null && (
          <EstimateFormula amount={amount} rate={rate} term={term} fee={product.trusteeFee} profit={maturity.profit} />
        )}
      </Stack>
    </Panel>
  );
}
